import { screen, within } from '@testing-library/react'

/** The heads of a table, and the texts of its cells. A cell can repeat its head, for narrow windows: without it. */
export function tableOf(name: string) {
  const table = within(screen.getByRole('table', { name }))
  const heads = table.getAllByRole('columnheader').map(head => head.textContent ?? '')
  const rows = table
    .getAllByRole('row')
    .slice(1)
    .map(row => Array.from(row.children, (cell, at) => withoutHead(cell.textContent ?? '', heads[at] ?? '')))
  return { heads, rows }
}

function withoutHead(text: string, head: string): string {
  return text.startsWith(head) ? text.slice(head.length) : text
}
