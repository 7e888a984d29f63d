import { and, asc, eq, max, sql } from 'drizzle-orm'
import type { Db } from '../../db/types'
import { chinaDate } from '../../wire/clock'
import type { Context } from '../../wire/context'
import { conflict, invalidField, notFound } from '../../wire/refusal'
import { goods, goodsPrices, stockLots } from './tables'

type Lot = typeof stockLots.$inferSelect

/** Packs of one batch that came in. Dates are `YYYY-MM-DD`. */
export interface NewStock {
  readonly batch_no: string
  readonly produce_date: string
  readonly expiry_date: string
  readonly packs: number
}

/** What a product has after packs came in. */
export interface StockNow {
  readonly name: string
  readonly bzdw: string
  readonly stock: number
}

/** Packs that a line can have at the most. */
const MOST = 9_999_999

/**
 * Adds packs to the ordinary line of a product, named by its code. A batch that is there gets more packs; its dates
 * cannot change. Throws a 404 for a missing product, a 422 for expired packs, a 409 for other dates of a batch.
 */
export async function receiveStock(context: Context, code: string, added: NewStock): Promise<StockNow> {
  const { db, now } = context
  if (added.expiry_date <= chinaDate(now)) throw invalidField('expiry', '效期已过，不能入库')
  if (added.produce_date > chinaDate(now)) throw invalidField('produced', '生产日期不能晚于今天')
  const { product, line } = await lockOrdinaryLine(db, code)
  const stock = line.stock + added.packs
  if (stock > MOST) throw invalidField('packs', `库存不能超过 ${MOST}`)
  const { goods_id, goods_price_id } = line
  await addToLot(db, { goods_id, goods_price_id, ck_id: product.ck_id }, added)
  await db.update(goodsPrices).set({ stock }).where(eq(goodsPrices.goods_price_id, goods_price_id))
  return { name: `${product.name} ${product.ypgg}`, bzdw: product.bzdw, stock }
}

/** The product and its ordinary line, which no order takes packs of until the transaction ends. */
async function lockOrdinaryLine(db: Db, code: string) {
  const [product] = await db.select().from(goods).where(eq(goods.code, code))
  if (!product) throw notFound('商品')
  const [line] = await db
    .select()
    .from(goodsPrices)
    .where(and(eq(goodsPrices.goods_id, product.id), eq(goodsPrices.kind, 'normal')))
    .for('no key update')
  if (!line) throw notFound('商品')
  return { product, line }
}

type Owner = Pick<Lot, 'goods_id' | 'goods_price_id' | 'ck_id'>

async function addToLot(db: Db, owner: Owner, { packs, ...batch }: NewStock): Promise<void> {
  const [lot] = await db
    .select()
    .from(stockLots)
    .where(and(eq(stockLots.goods_price_id, owner.goods_price_id), eq(stockLots.batch_no, batch.batch_no)))
    .orderBy(asc(stockLots.id))
    .limit(1)
    .for('update')
  if (!lot) return insertLot(db, { ...owner, ...batch, number: packs })
  if (lot.expiry_date !== batch.expiry_date || lot.produce_date !== batch.produce_date)
    throw conflict(`批号 ${lot.batch_no} 已有库存，生产日期 ${lot.produce_date}，效期 ${lot.expiry_date}`)
  await db
    .update(stockLots)
    .set({ number: lot.number + packs })
    .where(eq(stockLots.id, lot.id))
}

async function insertLot(db: Db, lot: Omit<Lot, 'id'>): Promise<void> {
  // Lots have no sequence: of two that come in at once, one waits for the number of the other.
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('stock_lots'))`)
  const [last] = await db.select({ id: max(stockLots.id) }).from(stockLots)
  await db.insert(stockLots).values({ id: (last?.id ?? 0) + 1, ...lot })
}
