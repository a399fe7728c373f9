/** Whether the table is shown as text instead of drawn. */
export const textBoard = $state({ open: false });
