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
  /** Key of the column that is below another one. */
  below: string
}

/** Styles of a RecordsTable with the class `table`: in a narrower container one column is below another one. */
export function foldColumn(table: string, { query, columns, areas, below }: FoldedColumns): void {
  const within = (parts: readonly string[], rule: CSSProperties) => {
    for (const part of parts) globalStyle(`${table} ${part}`, { '@container': { [query]: rule } })
  }
  within([css.columns], { display: 'none' })
  within([css.table, css.heads, css.group, css.skeleton], { display: 'block' })
  within([css.plainRow, css.row], {
    display: 'grid',
    gridTemplateColumns: columns,
    gridTemplateRows: 'auto 1fr',
    gridTemplateAreas: areas.map(line => `"${line}"`).join(' '),
  })
  for (const key of new Set(areas.join(' ').split(' '))) within(partsOf(key), { gridArea: key })
  const [head = '', cell = ''] = partsOf(below)
  within([cell], { marginBlockStart: `calc(-1 * ${space[2]})`, paddingBlockStart: 0 })
  within([head], { ...readOutOnly, padding: 0 })
}

/** Selectors of the head and the cells of a column. */
const partsOf = (key: string): [string, string] => [
  `${css.head}[data-column="${key}"]`,
  `${css.cell}[data-column="${key}"]`,
]
