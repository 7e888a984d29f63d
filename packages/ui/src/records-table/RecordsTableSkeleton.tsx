import { tableRole } from '../part/tableRoles'
import type { RecordColumn } from './RecordColumn'
import * as css from './RecordsTable.css'

export interface RecordsTableSkeletonProps {
  columns: readonly RecordColumn<unknown>[]
  count: number
}

/** Empty rows of the size of those that are loading. */
export function RecordsTableSkeleton({ columns, count }: RecordsTableSkeletonProps) {
  return (
    <tbody {...tableRole.group} aria-hidden className={css.skeleton} data-part="skeleton">
      {indexes(count).map(row => (
        <tr key={row} {...tableRole.row} className={css.row}>
          {columns.map(({ key, align, narrow, lines = 1 }) => (
            <td
              key={key}
              {...tableRole.cell}
              className={css.cell}
              data-column={key}
              data-align={align}
              data-narrow={narrow === 'hidden' ? narrow : 'plain'}
            >
              {indexes(lines).map(line => (
                <span key={line} className={css.bar} />
              ))}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  )
}

const indexes = (count: number) => Array.from({ length: count }, (_, index) => index)
