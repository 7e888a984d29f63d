import { type CSSProperties, globalStyle } from '@vanilla-extract/css'
import { readOutOnly } from '../theme/readOutOnly'
import { space } from '../theme/scale'
import * as css from './RecordsTable.css'

export interface FoldedColumns {
  /** Widths of the container with that many columns. */
  query: string
  /** Widths of the columns that are left. */
  columns: string
  /** Two lines of the keys of the columns; what is folded is in the second one. */
  areas: readonly [string, string]
  /** Keys of the columns that are below another one. */
  below: string | readonly string[]
  /**
   * The rows are dense: their cells have no room around them, and are in the middle of the row.
   * @default false
   */
  dense?: boolean
}

/** Styles of a RecordsTable with the class `table`: in a narrower container columns are below other ones. */
export function foldColumn(table: string, { query, columns, areas, below, dense }: FoldedColumns): void {
  const within = (parts: readonly string[], rule: CSSProperties) => {
    for (const part of parts) globalStyle(`${table} ${part}`, { '@container': { [query]: rule } })
  }
  within([css.columns], { display: 'none' })
  within([css.table, css.heads, css.group, css.skeleton], { display: 'block' })
  within([css.plainRow, css.row], {
    display: 'grid',
    gridTemplateColumns: columns,
    gridTemplateRows: dense ? 'auto auto' : 'auto 1fr',
    gridTemplateAreas: areas.map(line => `"${line}"`).join(' '),
  })
  for (const key of new Set(areas.join(' ').split(' '))) within(partsOf(key), { gridArea: key })
  if (dense) within([css.cell], { alignSelf: 'center' })
  for (const [head, cell] of [below].flat().map(partsOf)) {
    within([cell], { marginBlockStart: dense ? 0 : `calc(-1 * ${space[2]})`, paddingBlockStart: 0 })
    within([head], { ...readOutOnly, padding: 0 })
  }
}

/** Selectors of the head and the cells of a column. */
const partsOf = (key: string): [string, string] => [
  `${css.head}[data-column="${key}"]`,
  `${css.cell}[data-column="${key}"]`,
]
