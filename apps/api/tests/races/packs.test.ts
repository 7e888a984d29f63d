import { afterEach, expect, test } from 'vitest'
import type { Database } from '../../src/db/types'
import { invoiceOrders, invoices } from '../../src/modules/invoice/tables'
import { orderLineBatches, orderLines, orders, parcelPacks, parcels } from '../../src/modules/order/tables'
import { orderReturnLines, orderReturns } from '../../src/modules/return/tables'
import { auditBooks } from '../buyer-data'
import { insertBasics, insertBuyer } from '../fixtures'
import { freshDatabase } from './cluster'

let database: Database

afterEach(() => database.close())

const AT = new Date('2026-11-20T02:00:00Z')
const ADDRESS = { consignee: '陈晓梅', mobile: '13800000001', region: '四川省成都市', detail: '春熙路 1 号' }
const TIMES = 8

/** An order with 2 packs of a batch that were shipped, written without the service. */
async function insertOrder() {
  const fresh = await freshDatabase()
  database = fresh.database
  const { db } = database
  await insertBasics(db)
  const user_id = await insertBuyer(db)
  const times = { created_at: AT, pay_before: AT }
  const names = { sn: 'YJ1', parent_sn: 'YJ1', warehouse: '成都中心仓' }
  const [order] = await db
    .insert(orders)
    .values({
      ...{ ...names, ...times, user_id, ck_id: 1, status: 40, address: ADDRESS },
      ...{ line_count: 1, goods_number: 2 },
    })
    .returning()
  const order_id = order!.id
  const texts = { name: '阿莫西林胶囊', ypgg: '', sccj: '', bzdw: '盒', approval_no: '', image: '' }
  const ids = { goods_id: 1, goods_price_id: 10, stock_goods_price_id: 10 }
  const [line] = await db
    .insert(orderLines)
    .values({ ...texts, ...ids, order_id, type: 0, number: 2, price: 0, raw_price: 0 })
    .returning()
  const dates = { produce_date: '2026-01-01', expiry_date: '2028-01-01' }
  const [batch] = await db
    .insert(orderLineBatches)
    .values({ ...dates, order_line_id: line!.id, lot_id: 1, batch_no: 'B1', number: 2 })
    .returning()
  const parcel = { order_id, company: '顺丰医药', tracking_no: 'SF1', sent_at: AT }
  const [sent] = await db.insert(parcels).values(parcel).returning()
  const order_line_batch_id = batch!.id
  await db.insert(parcelPacks).values({ parcel_id: sent!.id, order_line_batch_id, number: 2 })
  return { db, user_id, order_id, order_line_batch_id }
}

const countWon = async (calls: readonly Promise<unknown>[]) =>
  (await Promise.allSettled(calls)).filter(({ status }) => status === 'fulfilled').length

test('[SV-04] of returns that are written at once without any lock, the database lets in what was shipped', async () => {
  const { db, user_id, order_id, order_line_batch_id } = await insertOrder()
  const write = (turn: number) =>
    db.transaction(async tx => {
      const asked = { kind: 'return_refund', reason: 'unwanted', status: 10, text: '' } as const
      const [row] = await tx
        .insert(orderReturns)
        .values({ ...asked, sn: `YJ1-T${turn}`, order_id, user_id, created_at: AT })
        .returning()
      await tx.insert(orderReturnLines).values({ return_id: row!.id, order_line_batch_id, number: 1 })
    })
  expect(await countWon(Array.from({ length: TIMES }, (_, turn) => write(turn)))).toBe(2)
  const problems = await auditBooks(db)
  expect(problems.filter(problem => problem.startsWith('more was returned'))).toEqual([])
})

test('[SV-04] of invoices of an order that are applied for at once without any lock, the database lets in one', async () => {
  const { db, user_id, order_id } = await insertOrder()
  const write = () =>
    db.transaction(async tx => {
      const applied = { type: 'digital', state: 'applied', applied_at: AT } as const
      const [row] = await tx
        .insert(invoices)
        .values({ ...applied, user_id })
        .returning()
      await tx.insert(invoiceOrders).values({ invoice_id: row!.id, order_id })
    })
  expect(await countWon(Array.from({ length: TIMES }, write))).toBe(1)
  expect(await db.$count(invoices)).toBe(1)
})
