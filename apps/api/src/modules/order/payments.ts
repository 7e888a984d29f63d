import type { OrderDetail } from '@yaoji/api-client/contract/order'
import { formatAmount, ORDER, PAY_TYPES, type PayType } from '@yaoji/domain'
import { desc, eq } from 'drizzle-orm'
import type { Db } from '../../db/types'
import { chinaTime } from '../../wire/clock'
import { filesOf, toFileInfo } from '../file/file-info'
import { payments, transferSlips } from '../payment/tables'
import { frozenPart } from './balance-part'
import type { OrderRow } from './tables'

type OrderPayment = OrderDetail['payments'][number]
type SlipRow = typeof transferSlips.$inferSelect

const STATE_TEXTS: Readonly<Record<OrderPayment['state'], string>> = {
  unpaid: '待付款',
  waiting: '等待付款结果',
  reviewing: '待确认收款',
  paid: '已付款',
  failed: '未完成',
  closed: '已关闭',
}

/**
 * Every attempt to pay an order, a transfer under review, and what the order uses of the balance, newest first, transfers
 * with the files of their slip. A payment from the balance has what was frozen for the order in it.
 */
export async function orderPayments(db: Db, order: OrderRow): Promise<OrderPayment[]> {
  const rows = await db
    .select()
    .from(payments)
    .where(eq(payments.order_id, order.id))
    .orderBy(desc(payments.id))
  const slips = await db.select().from(transferSlips).where(eq(transferSlips.order_id, order.id))
  const sent = await sentSlips(db, order, slips)
  const whole = rows.find(row => row.way === 'balance' && row.state === 'paid')
  const paid = rows.map(row =>
    paymentOf(row.way, {
      sn: row.sn,
      state: row.state,
      amount: formatAmount(row.amount + (row === whole ? order.balance_paid : 0)),
      at: row.settled_at ?? row.created_at,
      ...sent.get(row.sn),
    }),
  )
  return [...transferUnderReview(order, slips, sent), ...paid, ...(whole ? [] : balancePart(order))]
}

/** What becomes of the part of the balance: it waits for the payment, which spends it, or for a cancel, which frees it. */
const FROZEN_TEXTS = { unpaid: '已冻结，付款时扣除', closed: '已解冻' } as const

/** What an order uses of the balance, when another method pays the rest. */
function balancePart(order: OrderRow): OrderPayment[] {
  if (order.balance_amount === 0) return []
  const state = partState(order)
  const at = order.paid_at ?? order.created_at
  const amount = formatAmount(order.balance_amount)
  const part = paymentOf('balance', { sn: order.sn, amount, state, at })
  const isSpent = order.balance_paid > 0 || state === 'paid'
  return [isSpent ? part : { ...part, state_text: FROZEN_TEXTS[state] }]
}

function partState(order: OrderRow): 'unpaid' | 'closed' | 'paid' {
  if (order.status === ORDER.cancelled) return 'closed'
  return frozenPart(order) > 0 ? 'unpaid' : 'paid'
}

/** The number of the payment that a slip becomes. */
const paymentNumber = ({ id }: SlipRow) => `T${id}`

type SentSlip = Pick<OrderPayment, 'files' | 'slip'>

/** The files of each slip and what the buyer wrote in it, by the number of its payment. */
async function sentSlips(
  db: Db,
  { user_id }: OrderRow,
  slips: readonly SlipRow[],
): Promise<Map<string, SentSlip>> {
  const rows = await filesOf(db, { user_id, ids: slips.flatMap(slip => slip.file_ids) })
  return new Map(
    slips.map(slip => {
      const { payer, bank_serial, paid_date, remark } = slip
      const files = rows.filter(row => slip.file_ids.includes(row.id)).map(toFileInfo)
      return [paymentNumber(slip), { files, slip: { payer, bank_serial, paid_date, remark } }]
    }),
  )
}

function transferUnderReview(
  order: OrderRow,
  slips: readonly SlipRow[],
  sent: ReadonlyMap<string, SentSlip>,
): OrderPayment[] {
  if (order.status !== ORDER.transferSubmitted) return []
  const amount = formatAmount(order.payable_amount)
  return slips
    .filter(slip => slip.state === 'submitted')
    .map(slip => {
      const sn = paymentNumber(slip)
      return paymentOf('transfer', { sn, amount, state: 'reviewing', at: slip.at, ...sent.get(sn) })
    })
}

type Written = Pick<OrderPayment, 'sn' | 'amount' | 'state'> & Partial<SentSlip> & { at: Date }

function paymentOf(way: PayType, { at, files = [], ...written }: Written): OrderPayment {
  const text = PAY_TYPES.find(row => row.way === way)?.text ?? ''
  return { ...written, way, text, state_text: STATE_TEXTS[written.state], time: chinaTime(at), files }
}
