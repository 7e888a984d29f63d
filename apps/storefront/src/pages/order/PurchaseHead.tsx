import type { Purchase } from '@yaoji/api-client/contract/order'
import { moneyText } from '@yaoji/domain'
import { LinkButton } from '@yaoji/ui/button'
import { Link } from '@yaoji/ui/link'
import { href } from '../../routes'
import * as css from './OrderTable.css'

export interface PurchaseHeadProps {
  purchase: Purchase
  /** Number of its parts below the head; the others are on another page, or the filters leave them out. */
  shown: number
}

/** The head over the parts of one purchase: how many there are, their sum, and the way to pay them. */
export function PurchaseHead({ purchase, shown }: PurchaseHeadProps) {
  const { parent_sn, part_count, payable_amount, pay_together, pay_together_amount } = purchase
  const [first] = pay_together
  return (
    <div className={css.purchase}>
      <span>采购 {parent_sn}</span>
      <span>
        拆成 {part_count} 个订单，合计 {moneyText(payable_amount)}
      </span>
      {shown < part_count && (
        <span>
          这里有 {shown} 个，
          <Link href={href('orders', {}, { keywords: parent_sn })} className={css.link}>
            看全部 {part_count} 个
          </Link>
        </span>
      )}
      {first !== undefined && (
        <span className={css.payTogether}>
          {pay_together.length} 个待付款，共 {moneyText(pay_together_amount)}
          <LinkButton
            href={href('cartPay', { id: first })}
            variant="primary"
            size="s"
            className={css.payLink}
          >
            依次付款
          </LinkButton>
        </span>
      )}
    </div>
  )
}
