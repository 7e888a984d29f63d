import { REDEMPTION_PREFIX } from '@yaoji/domain'
import { Link } from '@yaoji/ui/link'
import { href } from '../../routes'
import * as css from './LedgerTable.css'

/** A link to what a row of a ledger belongs to: an order, or a redemption of points. */
export function OrderLink({ sn }: { sn: string }) {
  const isRedemption = sn.startsWith(REDEMPTION_PREFIX)
  return (
    <Link
      href={href(isRedemption ? 'ordersPoints' : 'orders', {}, { keywords: sn })}
      className={css.order}
      aria-label={`${isRedemption ? '积分订单' : '订单'} ${sn}`}
    >
      {sn}
    </Link>
  )
}
