import type { InputOf } from '@yaoji/api-client/contract'
import type { OrderReturn, OrderReturns, returnCreate } from '@yaoji/api-client/contract/return'
import {
  formatAmount,
  RETURN,
  RETURN_DAYS,
  RETURN_KIND_ROWS,
  RETURN_REASON_ROWS,
  RETURN_REASONS,
  type ReturnKind,
  returnGoodsProblem,
  returnKinds,
  returnShares,
  sumAmounts,
} from '@yaoji/domain'
import { count, desc, eq } from 'drizzle-orm'
import type { BuyerContext, Context } from '../../wire/context'
import { conflict, invalidField, notFound } from '../../wire/refusal'
import { claimFiles } from '../file/claim'
import { lockOrder } from '../order/change-status'
import { ownOrder } from '../order/list'
import { type OrderRow, statusOf } from '../order/orderAnswer'
import { type ReturnableBatch, returnableBatches } from '../order/returnable'
import { lockAccount } from '../wallet/account'
import { type ReturnRow, toReturns } from './answer'
import { orderReturnEvents, orderReturnLines, orderReturns } from './tables'

type CreateInput = InputOf<typeof returnCreate>

/** The returns of a buyer's order, and what can be requested now. */
export async function listReturns(context: BuyerContext, id: number): Promise<OrderReturns> {
  const { db, viewer } = context
  const order = await ownOrder(db, viewer.buyer.id, id)
  const rows = await db
    .select()
    .from(orderReturns)
    .where(eq(orderReturns.order_id, id))
    .orderBy(desc(orderReturns.id))
  const batches = await returnableBatches(db, id)
  const open = batches.some(batch => batch.shipped > batch.returned)
  const pending = batches.some(batch => batch.open_number > 0)
  const kinds = open ? kindsNow(context, order) : []
  return {
    order_id: order.id,
    order_sn: order.sn,
    list: await toReturns(db, rows),
    batches: batches.map(batchAnswer),
    kinds: kinds.map(kindAnswer),
    blocked: kinds.length > 0 ? '' : blockedText(order, { shipped: batches.length > 0, open, pending }),
  }
}

interface Packs {
  readonly shipped: boolean
  /** Some are in no return. */
  readonly open: boolean
  /** Some are in a return that is not over. */
  readonly pending: boolean
}

function blockedText({ status }: OrderRow, { shipped, open, pending }: Packs): string {
  if (!shipped) return status < 0 ? '订单没有发货，不需要退货。' : '商品还没有发货，发货后才能申请退换货。'
  if (!open) return pending ? '已发货的商品都在退换货申请中。' : '已发货的商品都已退换货。'
  return `签收超过 ${RETURN_DAYS} 天，不能再申请退换货。质量问题请联系客服。`
}

function kindsNow({ now }: Context, order: OrderRow): ReturnKind[] {
  return returnKinds({
    status: statusOf(order),
    receivedAt: order.received_at?.getTime() ?? null,
    now: now.getTime(),
  })
}

function kindAnswer(kind: ReturnKind): OrderReturns['kinds'][number] {
  const { text, about } = RETURN_KIND_ROWS[kind]
  const reasons = RETURN_REASONS.filter(reason => RETURN_REASON_ROWS[reason].kinds.includes(kind))
  return {
    kind,
    name: text,
    text: about,
    reasons: reasons.map(reason => {
      const row = RETURN_REASON_ROWS[reason]
      return { reason, name: row.text, needs_files: row.needsFiles ? 1 : 0, quality: row.quality ? 1 : 0 }
    }),
  }
}

function batchAnswer(batch: ReturnableBatch): OrderReturns['batches'][number] {
  return {
    ...batch,
    returnable: batch.shipped - batch.returned,
    unit_amount: formatAmount(Math.floor(batch.line_paid / batch.line_packs)),
    line_paid: formatAmount(batch.line_paid),
    line_voucher: formatAmount(batch.line_voucher),
    returned_amount: formatAmount(batch.returned_amount),
    returned_voucher: formatAmount(batch.returned_voucher),
    quality_only: batch.quality_only ? 1 : 0,
    near_expiry: batch.near_expiry ? 1 : 0,
  }
}

/** Requests a return of an order's packs. Never more than shipped minus returned, also of two calls at once. */
export async function createReturn(context: BuyerContext, input: CreateInput): Promise<OrderReturn> {
  const { db, now, viewer } = context
  await ownOrder(db, viewer.buyer.id, input.id)
  await lockAccount(db, viewer.buyer.id)
  const order = await lockOrder(db, input.id)
  if (!order) throw notFound('订单')
  const batches = await returnableBatches(db, order.id)
  checkRequest(input, kindsNow(context, order))
  const lines = linesOf(input, batches)
  const file_ids = [...new Set(input.file_ids ?? [])]
  if (RETURN_REASON_ROWS[input.reason].needsFiles && file_ids.length === 0)
    throw invalidField('file_ids', '请上传能看清问题的照片')
  await claimFiles(context, { ids: file_ids, purpose: 'return', field: 'file_ids' })
  const goods_amount = sumAmounts(lines.map(line => line.amount))
  const voucher_amount = sumAmounts(lines.map(line => line.voucher_amount))
  const [earlier] = await db
    .select({ number: count() })
    .from(orderReturns)
    .where(eq(orderReturns.order_id, order.id))
  const [row] = await db
    .insert(orderReturns)
    .values({
      sn: `${order.sn}-T${(earlier?.number ?? 0) + 1}`,
      order_id: order.id,
      user_id: order.user_id,
      kind: input.kind,
      status: RETURN.waiting,
      reason: input.reason,
      text: input.text ?? '',
      file_ids,
      goods_amount,
      voucher_amount,
      shipping_amount: freightOf(order, { input, batches, lines }),
      created_at: now,
    })
    .returning()
  const created = row as ReturnRow
  await db.insert(orderReturnLines).values(
    lines.map(({ batch_id, ...line }) => ({
      ...line,
      return_id: created.id,
      order_line_batch_id: batch_id,
    })),
  )
  await db
    .insert(orderReturnEvents)
    .values({ return_id: created.id, at: now, text: '提交申请，等待审核', status: RETURN.waiting })
  const [answer] = await toReturns(db, [created])
  return answer as OrderReturn
}

function checkRequest({ kind, reason }: CreateInput, kinds: readonly ReturnKind[]): void {
  if (!kinds.includes(kind)) throw conflict(`这个订单现在不能申请${RETURN_KIND_ROWS[kind].text}`)
  if (!RETURN_REASON_ROWS[reason].kinds.includes(kind))
    throw invalidField('reason', `${RETURN_REASON_ROWS[reason].text}不能申请${RETURN_KIND_ROWS[kind].text}`)
}

interface Line {
  readonly batch_id: number
  readonly number: number
  /** Refund, and what goes back to the cash voucher, in fen. */
  readonly amount: number
  readonly voucher_amount: number
}

const NOTHING = { amount: 0, voucher_amount: 0 }

/** The packs of a request with their refunds. */
function linesOf({ lines, kind, reason }: CreateInput, batches: readonly ReturnableBatch[]): Line[] {
  const { refunds } = RETURN_KIND_ROWS[kind]
  const wanted = new Map<number, number>()
  for (const { batch_id, number } of lines) wanted.set(batch_id, (wanted.get(batch_id) ?? 0) + number)
  const shares = returnShares(batches, wanted)
  return [...wanted].map(([batch_id, number]) => {
    const batch = batches.find(each => each.batch_id === batch_id)
    if (!batch) throw notFound('订单商品')
    const most = batch.shipped - batch.returned
    if (number > most)
      throw invalidField('lines', `${batch.name}批号 ${batch.batch_no} 最多可申请 ${most} ${batch.bzdw}`)
    const problem = returnGoodsProblem(batch, reason)
    if (problem) throw invalidField('lines', batch.name + problem)
    return { batch_id, number, ...((refunds && shares.get(batch_id)) || NOTHING) }
  })
}

interface Freight {
  readonly input: CreateInput
  readonly batches: readonly ReturnableBatch[]
  readonly lines: readonly Line[]
}

/** The freight comes back when everything that was shipped goes back in one return, for a fault of the shop. */
function freightOf(order: OrderRow, { input, batches, lines }: Freight): number {
  const whole = batches.every(
    batch => lines.find(line => line.batch_id === batch.batch_id)?.number === batch.shipped,
  )
  const { shopFault } = RETURN_REASON_ROWS[input.reason]
  return whole && shopFault && RETURN_KIND_ROWS[input.kind].refunds ? order.shipping_amount : 0
}
