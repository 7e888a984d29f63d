import type { InputOf } from '@yaoji/api-client/contract'
import type { acceptanceCreate, OrderAcceptance } from '@yaoji/api-client/contract/acceptance'
import { acceptanceProblem } from '@yaoji/domain'
import { and, asc, eq } from 'drizzle-orm'
import type { Db } from '../../db/types'
import type { BuyerContext } from '../../wire/context'
import { conflict, invalidField, missingIn, notFound } from '../../wire/refusal'
import { acceptParcel } from '../order/ship'
import { orderLineBatches, orderLines, orders, parcelPacks, parcels } from '../order/tables'
import { showAcceptance } from './order-acceptance'
import { acceptanceLines, acceptances } from './tables'

type CreateInput = InputOf<typeof acceptanceCreate>

/** Records what of a parcel arrived: once, also of two calls at the same time. A parcel that is on its way is delivered then. */
export async function createAcceptance(context: BuyerContext, input: CreateInput): Promise<OrderAcceptance> {
  const { db, now, viewer } = context
  await ownParcel(db, viewer.buyer.id, input.id)
  const order = await acceptParcel(context, input.id)
  const [earlier] = await db.select().from(acceptances).where(eq(acceptances.parcel_id, input.id))
  if (earlier) throw conflict(`这个包裹已由${earlier.inspector}验收，记录不能重复提交或修改`)
  const rows = linesOf(input, await packsOf(db, input.id))
  const [created] = await db
    .insert(acceptances)
    .values({
      parcel_id: input.id,
      user_id: viewer.buyer.id,
      inspector: input.inspector,
      accepted_at: now,
    })
    .returning({ id: acceptances.id })
  const acceptance_id = created?.id as number
  await db.insert(acceptanceLines).values(rows.map(row => ({ acceptance_id, ...row })))
  return showAcceptance(context, order)
}

/** Refuses a parcel that is not the buyer's. */
async function ownParcel(db: Db, userId: number, id: number): Promise<void> {
  const [found] = await db
    .select({ id: parcels.id })
    .from(parcels)
    .innerJoin(orders, eq(orders.id, parcels.order_id))
    .where(and(eq(parcels.id, id), eq(orders.user_id, userId)))
  if (!found) throw notFound('包裹')
}

interface Pack {
  readonly id: number
  readonly number: number
  readonly name: string
  readonly batch_no: string
}

async function packsOf(db: Db, parcelId: number): Promise<Pack[]> {
  return db
    .select({
      id: parcelPacks.id,
      number: parcelPacks.number,
      name: orderLines.name,
      batch_no: orderLineBatches.batch_no,
    })
    .from(parcelPacks)
    .innerJoin(orderLineBatches, eq(orderLineBatches.id, parcelPacks.order_line_batch_id))
    .innerJoin(orderLines, eq(orderLines.id, orderLineBatches.order_line_id))
    .where(eq(parcelPacks.parcel_id, parcelId))
    .orderBy(asc(parcelPacks.id))
}

/** What is recorded of each batch: all of the parcel, each once. */
function linesOf({ lines }: CreateInput, packs: readonly Pack[]) {
  if (lines.some(({ pack_id }) => !packs.some(({ id }) => id === pack_id)))
    throw missingIn('lines', '有商品不属于这个包裹，请刷新后再填写')
  return packs.map(({ id, number: shipped, name, batch_no }) => {
    const [line, ...more] = lines.filter(({ pack_id }) => pack_id === id)
    if (!line) throw invalidField('lines', `请填写${name}批号 ${batch_no} 的实收数量`)
    if (more.length > 0) throw invalidField('lines', `${name}批号 ${batch_no} 只能填写一次`)
    const { received, rejected, remark = '' } = line
    const problem = acceptanceProblem({ shipped, received, rejected })
    if (problem) throw invalidField('lines', `${name}批号 ${batch_no}：${problem.text}`)
    return { parcel_pack_id: id, shipped, received, rejected, remark }
  })
}
