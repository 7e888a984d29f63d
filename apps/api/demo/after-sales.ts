import { ORDER } from '@yaoji/domain'
import { and, desc, eq } from 'drizzle-orm'
import type { Db } from '../src/db/types'
import { createAcceptance } from '../src/modules/acceptance/accept'
import { showAcceptance } from '../src/modules/acceptance/order-acceptance'
import { returnableBatches } from '../src/modules/order/returnable'
import { orders } from '../src/modules/order/tables'
import { createReturn } from '../src/modules/return/create'
import { createTicket } from '../src/modules/service-ticket/service'
import type { BuyerViewer } from '../src/wire/context'

/** Adds a return and a service ticket of the demo buyer's shipped order; both wait for the shop. */
export async function seedAfterSales(db: Db, viewer: BuyerViewer, now: Date): Promise<void> {
  const [order] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.user_id, viewer.buyer.id), eq(orders.status, ORDER.shipped)))
    .orderBy(desc(orders.id))
  const [batch] = order ? await returnableBatches(db, order.id) : []
  if (!order || !batch) return
  const context = { db, viewer, now }
  await createReturn(context, {
    id: order.id,
    kind: 'exchange',
    reason: 'wrong',
    text: '收到的批号与随货同行单不一致，请换货。',
    lines: [{ batch_id: batch.batch_id, number: 1 }],
  })
  await createTicket(context, {
    id: order.id,
    kind: 'inspection_report',
    text: `需要批号 ${batch.batch_no} 的检验报告，首营审核使用。`,
    line_ids: [batch.line_id],
  })
}

/** Records what arrived of the demo buyer's last received order: the parcels of the others are not accepted. */
export async function seedAcceptance(db: Db, viewer: BuyerViewer, now: Date): Promise<void> {
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.user_id, viewer.buyer.id), eq(orders.status, ORDER.received)))
    .orderBy(desc(orders.id))
  if (!order) return
  const context = { db, viewer, now: order.received_at ?? now }
  const { parcels, inspector } = await showAcceptance(context, order)
  for (const { id, packs } of parcels)
    await createAcceptance(context, {
      id,
      inspector,
      lines: packs.map(({ pack_id, number }) => ({ pack_id, received: number, rejected: 0 })),
    })
}
