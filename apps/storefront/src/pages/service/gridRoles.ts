/** Roles of a table whose rows are cards in a narrow page: with another `display` an element loses its own role. */
export const gridRole = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  column: { role: 'columnheader' },
  cell: { role: 'cell' },
} as const
