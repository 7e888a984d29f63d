import { forwardRef, type TableHTMLAttributes } from 'react'
import { joinClass } from '../part/withClass'
import * as css from './BatchTable.css'

/** Stock of one batch, by the wire's names. */
export interface Batch {
  batch_no: string
  produce_date: string
  expiry_date: string
  number: number
}

export interface BatchTableProps extends TableHTMLAttributes<HTMLTableElement> {
  /** In the order in which they leave the warehouse: first expired first. */
  batches: readonly Batch[]
  unit: string
  /** Batches that expire before this date, `YYYY-MM-DD`, are marked. */
  nearBefore?: string
}

/** The batches of one goods. Renders `table`, or a sentence where there are none; rows near expiry set `data-near`. */
export const BatchTable = forwardRef<HTMLTableElement, BatchTableProps>(function BatchTable(
  { batches, unit, nearBefore, className, ...rest },
  ref,
) {
  if (batches.length === 0) return <p className={css.none}>暂无批号信息，以实际到货为准。</p>
  return (
    <table aria-label="批号与效期" {...rest} ref={ref} className={joinClass(css.root, className)}>
      <thead>
        <tr>
          <th scope="col">批号</th>
          <th scope="col">生产日期</th>
          <th scope="col">有效期至</th>
          <th scope="col">库存</th>
        </tr>
      </thead>
      <tbody>
        {batches.map(batch => (
          <BatchRow
            key={batch.batch_no}
            batch={batch}
            unit={unit}
            near={nearBefore !== undefined && batch.expiry_date < nearBefore}
          />
        ))}
      </tbody>
    </table>
  )
})

function BatchRow({ batch, unit, near }: { batch: Batch; unit: string; near: boolean }) {
  return (
    <tr data-near={near ? '' : undefined}>
      <th scope="row">{batch.batch_no}</th>
      <td>{batch.produce_date}</td>
      <td className={near ? css.near : undefined}>
        {batch.expiry_date}
        {near && <span className={css.word}> 近效期</span>}
      </td>
      <td>
        {batch.number} {unit}
      </td>
    </tr>
  )
}
