import type { InputOf } from '@yaoji/api-client/contract'
import type { OrderReturn, OrderReturns, ReturnDetail, returnCreate } from '@yaoji/api-client/contract/return'
import {
  formatAmount,
  giftsDue,
  RETURN,
  RETURN_KIND_ROWS,
  RETURN_REASON_ROWS,
  RETURN_REASONS,
  type ReturnKind,
  returnGoodsProblem,
  returnKinds,
  returnShares,
  takesGiftsBack,
} from '@yaoji/domain'
import { and, desc, eq } from 'drizzle-orm'
import { countDaily, type DailyLimit } from '../../session/attempts'
import type { BuyerContext, Context } from '../../wire/context'
import { conflict, invalidField, notFound } from '../../wire/refusal'
import { returnTimes, shopSettings } from '../config/shop-settings'
import { claimFiles } from '../file/claim'
import { lockOrder } from '../order/change-status'
import { ownOrder } from '../order/list'
import { type ReturnableBatch, returnableBatches } from '../order/returnable'
import { statusOf } from '../order/status'
import type { OrderRow } from '../order/tables'
import { lockAccount } from '../wallet/account'
import { readReturn, toReturns } from './answer'
import { shareFreight } from './freight'
import { insertReturn, type ReturnLine } from './insert'
import { orderReturns } from './tables'

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
  const open = batches.some(batch => batch.returnable > 0)
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

/** One of the buyer's returns, by its number. */
export async function findReturn({ db, viewer }: BuyerContext, sn: string): Promise<ReturnDetail> {
  const own = and(eq(orderReturns.sn, sn), eq(orderReturns.user_id, viewer.buyer.id))
  const [row] = await db.select().from(orderReturns).where(own)
  if (!row) throw notFound('退货申请')
  const order = await ownOrder(db, viewer.buyer.id, row.order_id)
  return { order_id: order.id, order_sn: order.sn, order_return: await readReturn(db, row.id) }
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
  return `签收超过 ${shopSettings().return_days} 天，不能再申请退换货。质量问题请联系客服。`
}

function kindsNow({ now }: Context, order: OrderRow): ReturnKind[] {
  return returnKinds({
    status: statusOf(order),
    receivedAt: order.received_at?.getTime() ?? null,
    now: now.getTime(),
    times: returnTimes(),
  })
}

function kindAnswer(kind: ReturnKind): OrderReturns['kinds'][number] {
  const { text, about } = RETURN_KIND_ROWS[kind]
  const reasons = RETURN_REASONS.filter(reason => RETURN_REASON_ROWS[reason].kinds.includes(kind))
  return {
    kind,
    name: text,
    text: about(returnTimes()),
    reasons: reasons.map(reason => {
      const row = RETURN_REASON_ROWS[reason]
      return { reason, name: row.text, needs_files: row.needsFiles ? 1 : 0, quality: row.quality ? 1 : 0 }
    }),
  }
}

function batchAnswer(batch: ReturnableBatch): OrderReturns['batches'][number] {
  return {
    ...batch,
    unit_amount: formatAmount(Math.floor(batch.line_paid / batch.line_packs)),
    line_paid: formatAmount(batch.line_paid),
    line_voucher: formatAmount(batch.line_voucher),
    returned_amount: formatAmount(batch.returned_amount),
    returned_voucher: formatAmount(batch.returned_voucher),
    quality_only: batch.quality_only ? 1 : 0,
    near_expiry: batch.near_expiry ? 1 : 0,
  }
}

const LIMIT: DailyLimit = {
  what: 'return',
  most: 50,
  message: '24 小时内最多提交 50 次退货申请，同一订单的商品可合并在一次申请中',
}

/** Requests a return of an order's packs. Never more than shipped minus returned, also of two calls at once. */
export async function createReturn(context: BuyerContext, input: CreateInput): Promise<OrderReturn> {
  const { db, viewer } = context
  await countDaily(context, LIMIT)
  await ownOrder(db, viewer.buyer.id, input.id)
  await lockAccount(db, viewer.buyer.id)
  const order = await lockOrder(db, input.id)
  if (!order) throw notFound('订单')
  const batches = await returnableBatches(db, order.id)
  checkRequest(input, kindsNow(context, order))
  const lines = linesOf(input, batches)
  checkGifts(input, batches, lines)
  const file_ids = [...new Set(input.file_ids ?? [])]
  if (RETURN_REASON_ROWS[input.reason].needsFiles && file_ids.length === 0)
    throw invalidField('file_ids', '请上传能看清问题的照片')
  await claimFiles(context, { ids: file_ids, purpose: 'return', field: 'file_ids' })
  const created = await insertReturn(context, order, {
    ...{ kind: input.kind, reason: input.reason, status: RETURN.waiting, file_ids },
    text: input.text ?? '',
    lines,
    event: '提交申请，等待审核',
  })
  await shareFreight(db, order.id)
  return readReturn(db, created.id)
}

function checkRequest({ kind, reason }: CreateInput, kinds: readonly ReturnKind[]): void {
  if (!kinds.includes(kind)) throw conflict(`这个订单现在不能申请${RETURN_KIND_ROWS[kind].text}`)
  if (!RETURN_REASON_ROWS[reason].kinds.includes(kind))
    throw invalidField('reason', `${RETURN_REASON_ROWS[reason].text}不能申请${RETURN_KIND_ROWS[kind].text}`)
}

const NOTHING = { amount: 0, voucher_amount: 0, points: 0 }

/** The packs of a request with their refunds. */
function linesOf({ lines, kind, reason }: CreateInput, batches: readonly ReturnableBatch[]): ReturnLine[] {
  const { refunds } = RETURN_KIND_ROWS[kind]
  const wanted = new Map<number, number>()
  for (const { batch_id, number } of lines) wanted.set(batch_id, (wanted.get(batch_id) ?? 0) + number)
  const shares = returnShares(batches, wanted)
  return [...wanted].map(([batch_id, number]) => {
    const batch = batches.find(each => each.batch_id === batch_id)
    if (!batch) throw notFound('订单商品')
    const most = batch.returnable
    if (number > most)
      throw invalidField('lines', `${batch.name}批号 ${batch.batch_no} 最多可申请 ${most} ${batch.bzdw}`)
    const problem = returnGoodsProblem(batch, reason)
    if (problem) throw invalidField('lines', batch.name + problem)
    return { batch_id, number, ...((refunds && shares.get(batch_id)) || NOTHING) }
  })
}

/** Refuses a return that leaves the buyer gifts which the rest of the goods does not earn. */
function checkGifts(
  input: CreateInput,
  batches: readonly ReturnableBatch[],
  lines: readonly ReturnLine[],
): void {
  if (!takesGiftsBack(input)) return
  const numbers = new Map(lines.map(({ batch_id, number }) => [batch_id, number]))
  for (const [line_id, due] of giftsDue(batches, numbers)) {
    const own = batches.filter(batch => batch.line_id === line_id)
    const going = own.reduce((sum, { batch_id }) => sum + (numbers.get(batch_id) ?? 0), 0)
    const [gift] = own
    if (!gift || going >= due) continue
    const problem = returnGoodsProblem(gift, input.reason)
    throw invalidField(
      'lines',
      problem
        ? `赠品${gift.name}须一并退回，但它${problem}。请减少数量，或联系客服`
        : `请一并退回赠品 ${gift.name} ${due} ${gift.bzdw}，退货后保留的商品不再满足赠送数量`,
    )
  }
}
