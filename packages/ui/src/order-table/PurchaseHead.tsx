'use client'
import { forwardRef, type HTMLAttributes, type ReactNode } from 'react'
import { useMoney } from '../formats/useMoney'
import { useLabels } from '../labels/useLabels'
import { Link } from '../link'
import { joinClass } from '../part/joinClass'
import { plain } from '../theme/base.css'
import type { OrderTablePurchase } from './OrderTablePurchase'
import { type OrderTableLabels, orderTableLabels } from './orderTableLabels'
import * as css from './PurchaseHead.css'

export interface PurchaseHeadProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  purchase: OrderTablePurchase
  /** Number of its orders below the head; the others are on another page, or filters leave them out. */
  shown: number
  /** Where all orders of the purchase are. Without it their number leads nowhere. */
  allHref?: string | undefined
  /** The way to pay those that are paid at once. */
  pay?: ReactNode
  /** Words in place of those of {@link orderTableLabels}. */
  labels?: Partial<OrderTableLabels>
}

/** The head over the orders of one purchase: how many there are, their sum, and the way to pay them. Renders `div`. */
export const PurchaseHead = forwardRef<HTMLDivElement, PurchaseHeadProps>(function PurchaseHead(
  { purchase, shown, allHref, pay, labels, className, ...rest },
  ref,
) {
  const words = useLabels('orderTable', orderTableLabels, labels)
  const money = useMoney()
  const { parent_sn, part_count, unpaid_count, pay_together, pay_together_amount } = purchase
  const together = pay_together.length
  return (
    <div {...rest} ref={ref} className={joinClass(css.root, className)}>
      <span className={plain} data-part="purchase">
        {words.purchase(parent_sn)}
      </span>
      <span className={plain} data-part="sum">
        {words.sum(purchase, money)}
      </span>
      {shown < part_count && (
        <span className={plain} data-part="shown">
          {words.shown(shown)}
          {allHref === undefined ? (
            words.all(part_count)
          ) : (
            <Link href={allHref} className={css.link} data-part="all">
              {words.all(part_count)}
            </Link>
          )}
        </span>
      )}
      {together > 0 && (
        <span className={css.together} data-part="together">
          {words.together(together, pay_together_amount, unpaid_count > together, money)}
          {pay}
        </span>
      )}
    </div>
  )
})
