import type { DataOf } from '@yaoji/api-client/contract'
import type { userMoney } from '@yaoji/api-client/contract/wallet'
import { formatAmount } from '@yaoji/domain'
import { eq, sql } from 'drizzle-orm'
import type { BuyerContext } from '../../wire/context'
import { countCoupons } from '../coupon/list'
import { balanceOf } from '../wallet/account'
import { walletLog } from '../wallet/tables'

/** The amounts of the wallet. AP-28. */
export async function showMoney(context: BuyerContext): Promise<DataOf<typeof userMoney>> {
  const { db, viewer } = context
  const [sums] = await db
    .select({
      income:
        sql<number>`coalesce(sum(${walletLog.amount}) filter (where ${walletLog.amount} > 0), 0)`.mapWith(
          Number,
        ),
      expense:
        sql<number>`coalesce(-sum(${walletLog.amount}) filter (where ${walletLog.amount} < 0), 0)`.mapWith(
          Number,
        ),
    })
    .from(walletLog)
    .where(eq(walletLog.user_id, viewer.buyer.id))
  const coupons = await countCoupons(context, viewer.buyer.id)
  return {
    balance: formatAmount(await balanceOf(db, viewer.buyer.id)),
    points: viewer.buyer.points,
    coupon_count: coupons.coupon,
    cash_count: coupons.cash,
    cash_amount: formatAmount(coupons.cash_amount),
    income: formatAmount(sums?.income ?? 0),
    expense: formatAmount(sums?.expense ?? 0),
  }
}
