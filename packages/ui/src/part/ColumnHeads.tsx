import { tableRole } from './tableRoles'

/** A column of a table whose rows are grids. */
export interface HeadColumn<Name extends string> {
  readonly column: Name
  readonly align?: 'end' | 'center'
}

interface ColumnHeadsProps<Name extends string> {
  columns: readonly HeadColumn<Name>[]
  titles: Readonly<Record<Name, string>>
  /** Of the head, its row and each title. */
  classes: { readonly head: string; readonly row: string; readonly column: string }
}

/** The titles of the columns. Renders `thead`; each title sets `data-column` and `data-align`. */
export function ColumnHeads<Name extends string>({ columns, titles, classes }: ColumnHeadsProps<Name>) {
  return (
    <thead {...tableRole.group} className={classes.head} data-part="head">
      <tr {...tableRole.row} className={classes.row} data-part="head-row">
        {columns.map(({ column, align }) => (
          <th
            key={column}
            {...tableRole.column}
            className={classes.column}
            data-part="column"
            data-column={column}
            data-align={align}
          >
            {titles[column]}
          </th>
        ))}
      </tr>
    </thead>
  )
}
