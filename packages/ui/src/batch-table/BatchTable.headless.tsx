import { forwardRef, type TableHTMLAttributes } from 'react'
import { dataAttr } from '../part/dataAttr'

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
  /** Gets the date of a batch that is near its expiry. */
  nearClassName?: string
  /** Gets the word beside that date. */
  wordClassName?: string
  /** Gets the sentence that stands in place of a table. */
  noneClassName?: string
}

/** The batches of one goods. Renders `table`, or a sentence where there are none; rows near expiry set `data-near`. */
export const BatchTable = forwardRef<HTMLTableElement, BatchTableProps>(function BatchTable(
  { batches, unit, nearBefore, nearClassName, wordClassName, noneClassName, ...rest },
  ref,
) {
  if (batches.length === 0) return <p className={noneClassName}>暂无批号信息，以实际到货为准。</p>
  return (
    <table aria-label="批号与效期" {...rest} ref={ref}>
      <thead>
        <tr>
          <th scope="col">批号</th>
          <th scope="col">生产日期</th>
          <th scope="col">有效期至</th>
          <th scope="col">库存</th>
        </tr>
      </thead>
      <tbody>
        {batches.map(({ batch_no, produce_date, expiry_date, number }) => {
          const near = nearBefore !== undefined && expiry_date < nearBefore
          return (
            <tr key={batch_no} data-near={dataAttr(near)}>
              <th scope="row">{batch_no}</th>
              <td>{produce_date}</td>
              <td className={near ? nearClassName : undefined}>
                {expiry_date}
                {near && <span className={wordClassName}> 近效期</span>}
              </td>
              <td>
                {number} {unit}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
})
