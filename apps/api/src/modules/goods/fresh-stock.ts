import { and, eq, gt, lte, type SQL, sql } from 'drizzle-orm'
import { chinaDate } from '../../wire/clock'
import type { Context } from '../../wire/context'
import { goodsPrices, stockLots } from './tables'

/**
 * Packs past their last day of the stock that a line sells from, to join laterally as `expired`. They stay on the books
 * until somebody takes them off the shelf, and are never for sale.
 */
export function expiredOfLine({ db, now }: Context) {
  return db
    .select({ packs: sql<number>`sum(${stockLots.number})`.as('packs') })
    .from(stockLots)
    .where(and(eq(stockLots.goods_price_id, goodsPrices.stock_goods_price_id), areExpired(now)))
    .as('expired')
}

function areExpired(now: Date) {
  return and(lte(stockLots.expiry_date, chinaDate(now)), gt(stockLots.number, 0))
}

type Expired = Pick<ReturnType<typeof expiredOfLine>, 'packs'>

/** The packs of a line’s own stock that are not expired. */
export function freshStock(stock: SQL | typeof goodsPrices.stock, expired: Expired): SQL<number> {
  return sql`greatest(0, ${stock} - coalesce(${expired.packs}, 0))`.mapWith(Number)
}
