import type { Purchase } from '@yaoji/api-client/contract/order'
import { amountText, moneyText, parseAmount } from '@yaoji/domain'
import { Link } from '@yaoji/ui/link'
import { textLink } from '../../core/page/link.css'
import { costOf } from '../../features/orders/costOf'
import { PayTogether } from '../../features/payment/PayTogether'
import { href } from '../../routes'
import * as css from './OrderTable.css'

export interface PurchaseHeadProps {
  purchase: Purchase
  /** Number of its parts below the head; the others are on another page, or the filters leave them out. */
  shown: number
}

/** The head over the parts of one purchase: how many there are, their sum, and the way to pay them. */
export function PurchaseHead({ purchase, shown }: PurchaseHeadProps) {
  const { parent_sn, part_count, balance_amount, unpaid_count } = purchase
  const { pay_together: ids, pay_together_amount: amount } = purchase
  return (
    <div className={css.purchase}>
      <span>采购 {parent_sn}</span>
      <span>
        拆成 {part_count} 个订单，合计 {amountText(costOf(purchase))}
        {parseAmount(balance_amount) > 0 && `，其中余额 ${moneyText(balance_amount)}`}
      </span>
      {shown < part_count && (
        <span>
          这里有 {shown} 个，
          <Link href={href('orders', {}, { keywords: parent_sn })} className={textLink}>
            看全部 {part_count} 个
          </Link>
        </span>
      )}
      {ids.length > 0 && (
        <span className={css.payTogether}>
          {ids.length} 个可合并付款，
          {parseAmount(amount) === 0 ? '全部由余额支付' : `共 ${moneyText(amount)}`}
          {unpaid_count > ids.length && '，含麻或等待转账的订单单独付款'}
          <PayTogether ids={ids} amount={amount} className={css.payButton} />
        </span>
      )}
    </div>
  )
}
