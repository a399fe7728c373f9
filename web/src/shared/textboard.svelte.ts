/** Whether the table is read as text in the place of the drawing. */
export const textBoard = $state({ open: false });
