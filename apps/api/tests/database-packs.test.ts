import { readFileSync } from 'node:fs'
import path from 'node:path'
import { orderReceive } from '@yaoji/api-client/contract/order'
import { returnCreate, returnList, returnWithdraw } from '@yaoji/api-client/contract/return'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import { invoiceOrders, invoices } from '../src/modules/invoice/tables'
import { orderLineBatches, parcelPacks } from '../src/modules/order/tables'
import { orderReturnLines, orderReturns } from '../src/modules/return/tables'
import { openInvoiceShop } from './invoice-shop'
import { MIGRATIONS } from './template'

const { shop, order, ship, apply, issue, group } = openInvoiceShop()

const db = () => shop.service.db

/** The constraint that refuses a statement, or a transaction when it ends; null where none does. */
async function refusing(work: PromiseLike<unknown>): Promise<string | null> {
  try {
    await work
    return null
  } catch (error) {
    const { cause, constraint } = error as { cause?: { constraint?: string }; constraint?: string }
    return cause?.constraint ?? constraint ?? String(error)
  }
}

/** A received order with a return of 1 of its 2 packs of the first product. */
async function returned() {
  const id = await order()
  await ship(id)
  await shop.browser.call(orderReceive, { id })
  const { batches } = await shop.browser.call(returnList, { id })
  const batchId = batches.find(batch => batch.shipped === 2)!.batch_id
  const lines = [{ batch_id: batchId, number: 1 }]
  const request = { id, kind: 'return_refund', reason: 'unwanted', lines } as const
  const { order_return } = await shop.browser.call(returnCreate, request)
  return { id, batchId, returnId: order_return.id }
}

describe('[SV-04] the database itself refuses', () => {
  const setReturned = (returnId: number, number: number) =>
    db().update(orderReturnLines).set({ number }).where(eq(orderReturnLines.return_id, returnId))

  test('a return of more packs than were shipped, by its lines, its status and the parcels', async () => {
    const { id, batchId, returnId } = await returned()
    expect(await refusing(setReturned(returnId, 3))).toBe('order_return_lines_shipped')
    const line = { return_id: returnId, order_line_batch_id: batchId, number: 2 }
    expect(await refusing(db().insert(orderReturnLines).values(line))).toBe('order_return_lines_shipped')
    const packs = eq(parcelPacks.order_line_batch_id, batchId)
    expect(await refusing(db().delete(parcelPacks).where(packs))).toBe('order_return_lines_shipped')
    await setReturned(returnId, 1)
    await shop.browser.call(returnWithdraw, { id: returnId })
    const lines = [{ batch_id: batchId, number: 2 }]
    await shop.browser.call(returnCreate, { id, kind: 'return_refund', reason: 'unwanted', lines })
    const reopen = db().update(orderReturns).set({ status: 10 }).where(eq(orderReturns.id, returnId))
    expect(await refusing(reopen)).toBe('order_return_lines_shipped')
  })

  test('to ship more packs than were picked, and to pick fewer than were shipped', async () => {
    const { batchId } = await returned()
    const packs = eq(parcelPacks.order_line_batch_id, batchId)
    expect(await refusing(db().update(parcelPacks).set({ number: 3 }).where(packs))).toBe(
      'parcel_packs_picked',
    )
    const batch = eq(orderLineBatches.id, batchId)
    expect(await refusing(db().update(orderLineBatches).set({ number: 1 }).where(batch))).toBe(
      'parcel_packs_picked',
    )
  })

  test('packs that are ended after they were shipped', async () => {
    const { returnId } = await returned()
    expect(
      await refusing(db().update(orderReturns).set({ unshipped: true }).where(eq(orderReturns.id, returnId))),
    ).toBe('parcel_packs_picked')
  })

  test('a second open invoice of an order, also one that was closed before', async () => {
    const id = await order()
    const rejected = (await apply([id])).invoice.id
    const applied = { user_id: shop.buyerId, type: 'digital', state: 'applied' } as const
    const second = () =>
      db().transaction(async tx => {
        const [row] = await tx
          .insert(invoices)
          .values({ ...applied, applied_at: shop.service.clock.now })
          .returning()
        await tx.insert(invoiceOrders).values({ invoice_id: row!.id, order_id: id })
      })
    expect(await refusing(second())).toBe('invoice_orders_one_open')
    await group(`invoices/${rejected}/reject`, { reason: '抬头有误' })
    await issue((await apply([id])).invoice.id)
    expect(await refusing(second())).toBe('invoice_orders_one_open')
    const reopen = db().update(invoices).set({ state: 'applied' }).where(eq(invoices.id, rejected))
    expect(await refusing(reopen)).toBe('invoice_orders_one_open')
  })
})

test('[SV-04] the migration names what does not fit, lets it stay, and the next change of it is refused', async () => {
  const { returnId, batchId } = await returned()
  await db().execute(sql`alter table order_return_lines disable trigger order_return_lines_packs`)
  const line = eq(orderReturnLines.return_id, returnId)
  await db().update(orderReturnLines).set({ number: 3 }).where(line)
  await db().execute(sql`alter table order_return_lines enable trigger order_return_lines_packs`)
  const warn = vi.spyOn(process, 'emitWarning').mockImplementation(() => {})
  const migration = readFileSync(
    path.join(MIGRATIONS, '0025_packs_of_returns_and_open_invoices.sql'),
    'utf8',
  ).split('--> statement-breakpoint')
  await db().execute(sql.raw(migration.at(-1) ?? ''))
  expect(warn.mock.calls).toEqual([
    [`order_line_batches ${batchId}: order_return_lines_shipped`, 'DatabaseWarning'],
  ])
  warn.mockRestore()
  expect(await refusing(db().update(orderReturnLines).set({ number: 4 }).where(line))).toBe(
    'order_return_lines_shipped',
  )
  await db().update(orderReturnLines).set({ number: 1 }).where(line)
})
