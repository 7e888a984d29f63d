import type { DataOf, InputOf } from '@yaoji/api-client/contract'
import type { userMoneyLog, WalletEntry } from '@yaoji/api-client/contract/wallet'
import { formatAmount } from '@yaoji/domain'
import { and, count, desc, eq, gte, lt } from 'drizzle-orm'
import { addDays, chinaMoment, chinaTime } from '../../wire/clock'
import type { BuyerContext } from '../../wire/context'
import { USE } from './account'
import { walletLog } from './tables'

const USE_TEXTS: Readonly<Record<number, string>> = {
  [USE.recharge]: '充值',
  [USE.spend]: '消费',
  [USE.refund]: '退款',
  [USE.cashback]: '返现',
  [USE.gift]: '赠送',
  [USE.adjustment]: '调整',
  [USE.withdrawal]: '提现',
}

/** Default number of entries on a page. */
const PER_PAGE = 20

/** A page of the ledger, newest first. AP-27. */
export async function listMoney(
  { db, viewer }: BuyerContext,
  input: InputOf<typeof userMoneyLog>,
): Promise<DataOf<typeof userMoneyLog>> {
  const { page = 1, per_page = PER_PAGE } = input
  const where = and(
    eq(walletLog.user_id, viewer.buyer.id),
    input.use_type === undefined ? undefined : eq(walletLog.use_type, input.use_type),
    input.start_time === undefined ? undefined : gte(walletLog.at, chinaMoment(input.start_time, 0)),
    input.end_time === undefined ? undefined : lt(walletLog.at, chinaMoment(addDays(input.end_time, 1), 0)),
  )
  const [counted] = await db.select({ total: count() }).from(walletLog).where(where)
  const rows = await db
    .select()
    .from(walletLog)
    .where(where)
    .orderBy(desc(walletLog.id))
    .limit(per_page)
    .offset((page - 1) * per_page)
  const total = counted?.total ?? 0
  return {
    list: rows.map(toEntry),
    total,
    page,
    per_page,
    last_page: Math.max(1, Math.ceil(total / per_page)),
  }
}

function toEntry(row: typeof walletLog.$inferSelect): WalletEntry {
  return {
    id: row.id,
    time: chinaTime(row.at),
    use_type: row.use_type,
    use_type_text: USE_TEXTS[row.use_type] ?? '',
    direction: row.amount < 0 ? 'out' : 'in',
    amount: formatAmount(Math.abs(row.amount)),
    balance_after: formatAmount(row.balance_after),
    order_sn: row.order_sn,
    remark: row.remark,
  }
}
