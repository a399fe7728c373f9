/** Whether the table is read as text instead of drawn. */
export const textBoard = $state({ open: false });
