/*
 * The roles of a table, written out for tables whose rows are laid out as grids or blocks: with their display the
 * elements lose their roles in some browsers. Spread them: `<table {...tableRole.table}>`.
 */
export const tableRole = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  column: { role: 'columnheader', scope: 'col' },
  rowHead: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const
