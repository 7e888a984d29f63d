import { tableRole } from '../part/tableRoles'
import type { RecordColumn } from './RecordColumn'
import * as css from './RecordsTable.css'

export interface RecordsTableRowProps {
  row: unknown
  columns: readonly RecordColumn<unknown>[]
}

/** One record; its first cell names it. */
export function RecordsTableRow({ row, columns }: RecordsTableRowProps) {
  return (
    <tr {...tableRole.row} className={css.row} data-part="row">
      {columns.map(({ key, title, render, align, narrow = 'titled' }, at) => {
        const cell = {
          className: css.cell,
          'data-part': 'cell',
          'data-column': key,
          'data-align': align,
          'data-narrow': narrow,
          'data-title': title,
        }
        return at === 0 ? (
          <th key={key} {...tableRole.rowHead} scope="row" {...cell}>
            {render(row)}
          </th>
        ) : (
          <td key={key} {...tableRole.cell} {...cell}>
            {render(row)}
          </td>
        )
      })}
    </tr>
  )
}
