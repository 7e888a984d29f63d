'use client'
import { forwardRef, type HTMLAttributes, type Ref } from 'react'
import { useTimes } from '../formats/useTimes'
import { useLabels } from '../labels/useLabels'
import { Link } from '../link'
import { dataAttr } from '../part/dataAttr'
import { joinClass } from '../part/joinClass'
import { VisuallyHidden } from '../part/VisuallyHidden'
import { plain } from '../theme/base.css'
import * as css from './BatchTable.css'

export const batchTableLabels = {
  /** Name of the table, for screen readers. */
  table: '批号与效期',
  batch_no: '批号',
  produce_date: '生产日期',
  expiry_date: '有效期至',
  number: '库存',
  near: '近效期',
  report: '检验报告',
  /** In place of the table. */
  none: '暂无批号信息，以实际到货为准。',
}

/** Stock of one batch, by the wire's names. */
export interface Batch {
  batch_no: string
  /** `YYYY-MM-DD`. */
  produce_date: string
  /** `YYYY-MM-DD`. */
  expiry_date: string
  /** Packs in stock. */
  number: number
  /** Address of its inspection report; empty or absent without one. */
  report_url?: string
}

export interface BatchTableProps extends HTMLAttributes<HTMLElement> {
  /** In the order in which they leave the warehouse: first expired first. */
  batches: readonly Batch[]
  /** Packing unit: `盒`. */
  unit: string
  /** Batches that expire before this date, `YYYY-MM-DD`, are marked. */
  nearBefore?: string
  /** Words in place of those of {@link batchTableLabels}. */
  labels?: Partial<typeof batchTableLabels>
}

const COLUMNS = ['batch_no', 'produce_date', 'expiry_date', 'number'] as const

/**
 * The batches of one product. Renders `table`, or `p` where there are none; rows and dates near expiry set `data-near`.
 */
export const BatchTable = forwardRef<HTMLElement, BatchTableProps>(function BatchTable(
  { batches, unit, nearBefore, labels, className, ...rest },
  ref,
) {
  const words = useLabels('batchTable', batchTableLabels, labels)
  const times = useTimes()
  // The element is one or the other: its ref is what both have in common.
  if (batches.length === 0) {
    return (
      <p {...rest} ref={ref as Ref<HTMLParagraphElement>} className={joinClass(css.none, className)}>
        {words.none}
      </p>
    )
  }
  return (
    <table
      aria-label={words.table}
      {...rest}
      ref={ref as Ref<HTMLTableElement>}
      className={joinClass(css.root, className)}
    >
      <thead className={plain}>
        <tr className={plain}>
          {COLUMNS.map(column => (
            <th key={column} scope="col" className={css.column} data-part="column">
              {words[column]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={plain}>
        {batches.map(({ batch_no, produce_date, expiry_date, number, report_url }, at) => {
          const near = nearBefore !== undefined && expiry_date < nearBefore
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: two lots can be of one batch, and rows keep nothing of their own
            <tr key={at} className={plain} data-part="row" data-near={dataAttr(near)}>
              <th scope="row" className={css.batch} data-part="batch">
                {batch_no}
                {report_url && (
                  <Link href={report_url} target="_blank" className={css.report} data-part="report">
                    {words.report}
                    <VisuallyHidden>{batch_no}</VisuallyHidden>
                  </Link>
                )}
              </th>
              <td className={css.cell}>{times.date(produce_date)}</td>
              <td className={css.cell} data-near={dataAttr(near)}>
                {times.date(expiry_date)}
                {near && (
                  <span className={css.near} data-part="near">
                    {' '}
                    {words.near}
                  </span>
                )}
              </td>
              <td className={css.cell}>
                {number} {unit}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
})
