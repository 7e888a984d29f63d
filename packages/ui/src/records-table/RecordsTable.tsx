'use client'
import { forwardRef, type HTMLAttributes, type ReactNode, type RefAttributes } from 'react'
import { useLabels } from '../labels/useLabels'
import { dataAttr } from '../part/dataAttr'
import { joinClass } from '../part/joinClass'
import { tableRole } from '../part/tableRoles'
import { VisuallyHidden } from '../part/VisuallyHidden'
import { plain } from '../theme/base.css'
import { groupRows, type RecordGroup } from './groupRows'
import type { RecordColumn } from './RecordColumn'
import * as css from './RecordsTable.css'
import { RecordsTableRow } from './RecordsTableRow'
import { RecordsTableSkeleton } from './RecordsTableSkeleton'

export const recordsTableLabels = {
  /** Announced while the first rows are loading. */
  loading: '正在加载',
}

/** Rows that belong together: consecutive rows of one key are below one head. */
export interface RecordGroups<Row> {
  /** Key of the group of a row; undefined for a row in none. */
  keyOf: (row: Row) => string | undefined
  /** The head above the rows of a group. */
  renderHead: (key: string, rows: readonly Row[]) => ReactNode
}

export interface RecordsTableProps<Row> extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** What the table lists, for screen readers. */
  label: string
  /** The columns, from left to right. */
  columns: readonly RecordColumn<Row>[]
  /** The rows; undefined until they are known: a skeleton of the same columns. */
  rows: readonly Row[] | undefined
  /** What tells a row from the others, such as its id. */
  rowKey: (row: Row) => string | number
  /** Puts rows below heads. */
  groups?: RecordGroups<Row>
  /** In place of the table when there are no rows. */
  empty?: ReactNode
  /**
   * Other rows are loading in place of those shown.
   * @default false
   */
  refreshing?: boolean
  /**
   * The row of heads stays at the top of the window, below a header that sticks there.
   * @default false
   */
  stickyHead?: boolean
  /**
   * With a border of its own; without one where a panel around it has it.
   * @default true
   */
  framed?: boolean
  /**
   * Rows of two lines in 44 px, for a list that is worked through from top to bottom.
   * @default false
   */
  dense?: boolean
  /**
   * Rows of the skeleton: as many as are expected.
   * @default 5
   */
  skeletonRows?: number
  /** Texts in place of {@link recordsTableLabels}. */
  labels?: Partial<typeof recordsTableLabels>
}

/**
 * Records, one a row. In less than 640 px of its container each row is a card; to screen readers it stays a row.
 * Renders `div` around `table`, or `empty`; sets `data-framed`, `data-dense`, `data-refreshing`,
 * `data-sticky-head`.
 */
export const RecordsTable = forwardRef<HTMLDivElement, RecordsTableProps<unknown>>(
  function RecordsTable(props, ref) {
    const { label, columns, rows, rowKey, groups, empty, labels, className, ...others } = props
    const {
      refreshing = false,
      stickyHead = false,
      framed = true,
      dense = false,
      skeletonRows = 5,
      ...rest
    } = others
    const words = useLabels('recordsTable', recordsTableLabels, labels)
    if (rows?.length === 0 && empty !== undefined) return empty
    return (
      <div
        {...rest}
        ref={ref}
        className={joinClass(css.root, className)}
        data-framed={dataAttr(framed)}
        data-dense={dataAttr(dense)}
        data-refreshing={dataAttr(refreshing)}
        data-sticky-head={dataAttr(stickyHead)}
      >
        {!rows && (
          <span role="status" className={plain} data-part="status">
            <VisuallyHidden>{words.loading}</VisuallyHidden>
          </span>
        )}
        <table
          {...tableRole.table}
          aria-label={label}
          aria-busy={refreshing || !rows || undefined}
          className={css.table}
          data-part="table"
        >
          <Heads columns={columns} />
          {rows ? (
            withKeys(groupRows(rows, groups?.keyOf)).map(([key, group]) => (
              <Group key={key} {...{ group, columns, rowKey, groups }} />
            ))
          ) : (
            <RecordsTableSkeleton columns={columns} count={skeletonRows} />
          )}
        </table>
      </div>
    )
  },
  // A type parameter does not pass through forwardRef.
) as <Row>(props: RecordsTableProps<Row> & RefAttributes<HTMLDivElement>) => ReactNode

function Heads({ columns }: Pick<RecordsTableProps<unknown>, 'columns'>) {
  return (
    <>
      <colgroup className={css.columns}>
        {columns.map(({ key, width }) => (
          <col key={key} className={plain} style={{ width }} data-column={key} />
        ))}
      </colgroup>
      <thead {...tableRole.group} className={css.heads} data-part="heads">
        <tr {...tableRole.row} className={css.plainRow}>
          {columns.map(({ key, title, align }) => (
            <th
              key={key}
              {...tableRole.column}
              className={css.head}
              data-part="head"
              data-column={key}
              data-align={align}
            >
              {title}
            </th>
          ))}
        </tr>
      </thead>
    </>
  )
}

interface GroupProps extends Pick<RecordsTableProps<unknown>, 'columns' | 'rowKey' | 'groups'> {
  group: RecordGroup<unknown>
}

function Group({ group: { key, rows }, columns, rowKey, groups }: GroupProps) {
  const head = key === undefined ? undefined : groups?.renderHead(key, rows)
  const grouped = head !== undefined
  return (
    <tbody {...tableRole.group} className={css.group} data-part="group" data-grouped={dataAttr(grouped)}>
      {grouped && (
        <tr {...tableRole.row} className={css.plainRow} data-part="group-row">
          <th
            {...tableRole.rowHead}
            scope="rowgroup"
            colSpan={columns.length}
            className={css.groupHead}
            data-part="group-head"
          >
            {head}
          </th>
        </tr>
      )}
      {rows.map(row => (
        <RecordsTableRow key={rowKey(row)} row={row} columns={columns} />
      ))}
    </tbody>
  )
}

/**
 * A group may begin again after other rows: its count tells the two apart. No row is part of a key, so that the other rows
 * of a group keep their elements, and the focus, when one is removed.
 */
function withKeys<Row>(groups: readonly RecordGroup<Row>[]): [string, RecordGroup<Row>][] {
  const counts = new Map<string, number>()
  return groups.map(group => {
    const name = group.key ?? ''
    const count = (counts.get(name) ?? 0) + 1
    counts.set(name, count)
    return [`${name} ${count}`, group]
  })
}
