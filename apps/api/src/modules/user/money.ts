import type { DataOf } from '@yaoji/api-client/contract'
import type { userMoney } from '@yaoji/api-client/contract/wallet'
import { formatAmount } from '@yaoji/domain'
import type { BuyerContext } from '../../wire/context'
import { countCoupons } from '../coupon/list'
import { walletOf } from '../wallet/account'
import { pointsExpiryOf } from '../wallet/expire-points'
import { netTotals } from '../wallet/log'

/** The amounts of the wallet. AP-28. */
export async function showMoney(context: BuyerContext): Promise<DataOf<typeof userMoney>> {
  const { db, viewer } = context
  const { id, points } = viewer.buyer
  const { balance, frozen } = await walletOf(db, id)
  const totals = await netTotals(db, id)
  const coupons = await countCoupons(context, id)
  const expiry = await pointsExpiryOf(db, id)
  return {
    balance: formatAmount(balance),
    frozen_balance: formatAmount(frozen),
    total_balance: formatAmount(balance + frozen),
    points,
    points_expiring: expiry?.points ?? 0,
    points_expire_on: expiry?.day ?? null,
    coupon_count: coupons.coupon,
    cash_count: coupons.cash,
    cash_amount: formatAmount(coupons.cash_amount),
    income: formatAmount(totals.added),
    expense: formatAmount(totals.taken),
  }
}
