import type { DataOf } from '@yaoji/api-client/contract'
import type { userMoney } from '@yaoji/api-client/contract/wallet'
import { formatAmount } from '@yaoji/domain'
import { eq } from 'drizzle-orm'
import type { BuyerContext } from '../../wire/context'
import { countCoupons } from '../coupon/list'
import { balanceOf } from '../wallet/account'
import { pointsExpiryOf } from '../wallet/expire-points'
import { sumLedger } from '../wallet/log'
import { walletLog } from '../wallet/tables'

/** The amounts of the wallet. AP-28. */
export async function showMoney(context: BuyerContext): Promise<DataOf<typeof userMoney>> {
  const { db, viewer } = context
  const { id, points } = viewer.buyer
  const sums = await sumLedger(db, walletLog, eq(walletLog.user_id, id))
  const coupons = await countCoupons(context, id)
  const expiry = await pointsExpiryOf(db, id)
  return {
    balance: formatAmount(await balanceOf(db, id)),
    points,
    points_expiring: expiry?.points ?? 0,
    points_expire_on: expiry?.day ?? null,
    coupon_count: coupons.coupon,
    cash_count: coupons.cash,
    cash_amount: formatAmount(coupons.cash_amount),
    income: formatAmount(sums.added),
    expense: formatAmount(sums.taken),
  }
}
