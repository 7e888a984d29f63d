import type { GridState } from './gridActions'

/**
 * The number of each row, from 1, by its key. It is not the place in the sheet: rows are counted in the order in which
 * they were added, so that a new row changes the number of no other; then the row to type in, then the regular products.
 */
export function linesOf({ rows, entry }: Pick<GridState, 'rows' | 'entry'>): ReadonlyMap<number, number> {
  const isOwn = ({ key, regular }: (typeof rows)[number]) => !regular && key !== entry
  const own = rows.filter(isOwn).map(({ key }) => key)
  const others = rows.filter(row => !isOwn(row)).map(({ key }) => key)
  return new Map([...own.sort((one, other) => one - other), ...others].map((key, at) => [key, at + 1]))
}
