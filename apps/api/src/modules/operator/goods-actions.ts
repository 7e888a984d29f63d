import { and, asc, count, eq, sql } from 'drizzle-orm'
import { chinaTime } from '../../wire/clock'
import type { Context } from '../../wire/context'
import { invalidField, notFound } from '../../wire/refusal'
import { arrivalNotices } from '../arrival/tables'
import { receiveStock } from '../goods/receive-stock'
import { goods, goodsPrices } from '../goods/tables'
import { type ActionGroup, type Fields, fieldOf, type WaitingRow } from './action-group'
import { readDay } from './read-day'

/** Products for which buyers wait. The id is the code of a product; stock of any product can come in. */
export const goodsActions: ActionGroup = {
  kind: 'goods',
  about:
    'sold-out products for which buyers wait, by the code of the product; stock of every product comes in here',
  list: listAwaited,
  async count(db) {
    const awaited = db.selectDistinct({ id: arrivalNotices.goods_id }).from(arrivalNotices).as('awaited')
    const [row] = await db.select({ total: count() }).from(awaited)
    return row?.total ?? 0
  },
  async state(db, code) {
    const [row] = await db
      .select({ stock: goodsPrices.stock })
      .from(goods)
      .innerJoin(goodsPrices, and(eq(goodsPrices.goods_id, goods.id), eq(goodsPrices.kind, 'normal')))
      .where(eq(goods.code, readCode(code)))
    return row ? `库存 ${row.stock}` : ''
  },
  actions: {
    arrive: {
      about: 'packs of a batch have come in; dates like 2028-03-15. Buyers who wait are told within a minute',
      fields: ['batch', 'produced', 'expiry', 'packs'],
      run: arrive,
    },
  },
}

async function arrive(context: Context, code: string, fields: Fields): Promise<string> {
  const { name, bzdw, stock } = await receiveStock(context, readCode(code), {
    batch_no: readBatch(fieldOf(fields, 'batch')),
    produce_date: readDay('produced', fieldOf(fields, 'produced')),
    expiry_date: readDay('expiry', fieldOf(fields, 'expiry')),
    packs: readPacks(fieldOf(fields, 'packs')),
  })
  return `${name} 现有库存 ${stock} ${bzdw}`
}

/** A product's code, as the shop writes it. */
export function readCode(text: string): string {
  if (!/^[A-Za-z]{0,4}\d{1,12}$/.test(text)) throw notFound('商品')
  return text.toUpperCase()
}

/** A batch number, as it is printed on the pack. */
export function readBatch(text: string): string {
  if (!/^[\w./-]{1,30}$/.test(text))
    throw invalidField('batch', '批号由字母、数字和 - . / _ 组成，不超过 30 位')
  return text
}

function readPacks(text: string): number {
  if (!/^[1-9]\d{0,5}$/.test(text)) throw invalidField('packs', '数量应为 1 到 999999 的整数')
  return Number(text)
}

async function listAwaited({ db }: Context): Promise<WaitingRow[]> {
  const since = sql<Date>`min(${arrivalNotices.created_at})`.mapWith(arrivalNotices.created_at)
  const buyers = sql<number>`count(*)`.mapWith(Number)
  const rows = await db
    .select({
      code: goods.code,
      name: goods.name,
      ypgg: goods.ypgg,
      sccj: goods.sccj,
      stock: goodsPrices.stock,
      since,
      buyers,
    })
    .from(arrivalNotices)
    .innerJoin(goods, eq(goods.id, arrivalNotices.goods_id))
    .innerJoin(goodsPrices, and(eq(goodsPrices.goods_id, goods.id), eq(goodsPrices.kind, 'normal')))
    .groupBy(goods.id, goodsPrices.goods_price_id)
    .orderBy(asc(since), asc(goods.id))
  return rows.map(({ code, since: at, name, ypgg, sccj, stock, buyers: waiting }) => ({
    id: code,
    at: chinaTime(at),
    company: `${waiting} 位买家`,
    text: [name, ypgg, sccj, `库存 ${stock}`].join('  '),
  }))
}
