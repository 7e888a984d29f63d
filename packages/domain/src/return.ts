import { ORDER, type OrderStatus } from './order-code'

/** The statuses of a return by name. The numbers are the wire's. */
export const RETURN = {
  /** The shop has not yet reviewed it. */
  waiting: 10,
  /** Approved; the buyer sends the goods back. */
  toSend: 20,
  /** The goods are on their way; the shop inspects them when they arrive. */
  toInspect: 30,
  refunding: 40,
  done: 50,
  rejected: 60,
  withdrawn: 70,
} as const

export type ReturnStatus = (typeof RETURN)[keyof typeof RETURN]

interface ReturnStatusRow {
  readonly code: ReturnStatus
  readonly text: string
  readonly next: readonly ReturnStatus[]
}

/** Every status of a return with its text and its next statuses. */
export const RETURN_STATUSES: readonly ReturnStatusRow[] = [
  {
    code: RETURN.waiting,
    text: '待审核',
    next: [RETURN.toSend, RETURN.toInspect, RETURN.refunding, RETURN.done, RETURN.rejected, RETURN.withdrawn],
  },
  { code: RETURN.toSend, text: '待寄回', next: [RETURN.toInspect, RETURN.withdrawn] },
  { code: RETURN.toInspect, text: '待验收', next: [RETURN.refunding, RETURN.done, RETURN.rejected] },
  { code: RETURN.refunding, text: '退款中', next: [RETURN.done] },
  { code: RETURN.done, text: '已完成', next: [] },
  { code: RETURN.rejected, text: '已驳回', next: [] },
  { code: RETURN.withdrawn, text: '已撤销', next: [] },
]

/** The statuses of a return that is not over. */
export const OPEN_RETURNS: ReturnStatus[] = [
  RETURN.waiting,
  RETURN.toSend,
  RETURN.toInspect,
  RETURN.refunding,
]

/** The text of a return's status; empty for an unknown code. */
export function returnStatusText(code: number): string {
  return RETURN_STATUSES.find(row => row.code === code)?.text ?? ''
}

/** Whether a return may change from one status to another. */
export function canMoveReturn(from: number, to: number): boolean {
  return RETURN_STATUSES.some(row => row.code === from && row.next.some(code => code === to))
}

export const RETURN_KINDS = ['refund_only', 'return_refund', 'exchange', 'refuse', 'resupply'] as const
export type ReturnKind = (typeof RETURN_KINDS)[number]

interface ReturnKindRow {
  readonly text: string
  /** When to choose it. */
  readonly about: (times: ReturnTimes) => string
  /** Hours after the receipt in which it can be requested. */
  readonly hours: (times: ReturnTimes) => number
  /** The statuses of the order in which it can be requested. */
  readonly orderStatuses: readonly OrderStatus[]
  /** The status after the approval, and after the inspection of what came back. */
  readonly approved: ReturnStatus
  readonly inspected: ReturnStatus
  /** The buyer gets money back. */
  readonly refunds: boolean
}

const SHIPPED = [ORDER.partlyShipped, ORDER.shipped, ORDER.received, ORDER.completed]

/** The times for returns of a shop, from the receipt on. */
export interface ReturnTimes {
  /** Hours in which damage or a missing part must be reported. */
  readonly report_hours: number
  /** Days for every other return. */
  readonly return_days: number
}

/** Days for returns, where the shop sets no others. */
const RETURN_DAYS = 7
/** The times for returns, likewise. */
export const RETURN_TIMES: ReturnTimes = { report_hours: 48, return_days: RETURN_DAYS }
/** Days in which the buyer sends an approved return, likewise. */
export const SEND_DAYS = 7
/** Most pictures and documents of one return. */
export const RETURN_FILES_MOST = 5

const reportHours = ({ report_hours }: ReturnTimes) => report_hours
const returnHours = ({ return_days }: ReturnTimes) => return_days * 24

/** What a buyer can request for the goods of an order, each with its way through the statuses. */
export const RETURN_KIND_ROWS: Readonly<Record<ReturnKind, ReturnKindRow>> = {
  refund_only: {
    text: '仅退款',
    about: ({ report_hours }) => `到货短少或破损，签收后 ${report_hours} 小时内提出，不用寄回商品。`,
    hours: reportHours,
    orderStatuses: SHIPPED,
    approved: RETURN.refunding,
    inspected: RETURN.refunding,
    refunds: true,
  },
  return_refund: {
    text: '退货退款',
    about: ({ return_days }) => `签收后 ${return_days} 天内提出，审核后寄回，验收后退款。`,
    hours: returnHours,
    orderStatuses: SHIPPED,
    approved: RETURN.toSend,
    inspected: RETURN.refunding,
    refunds: true,
  },
  exchange: {
    text: '换货',
    about: ({ return_days }) => `签收后 ${return_days} 天内提出，审核后寄回，验收后补发同样的商品。`,
    hours: returnHours,
    orderStatuses: SHIPPED,
    approved: RETURN.toSend,
    inspected: RETURN.done,
    refunds: false,
  },
  refuse: {
    text: '拒收',
    about: () => '送达时拒收，商品由承运商退回，验收后退款。',
    hours: () => 0,
    orderStatuses: [ORDER.partlyShipped, ORDER.shipped],
    approved: RETURN.toInspect,
    inspected: RETURN.refunding,
    refunds: true,
  },
  resupply: {
    text: '补发',
    about: ({ report_hours }) => `到货短少，签收后 ${report_hours} 小时内提出，审核后补发短少的商品。`,
    hours: reportHours,
    orderStatuses: SHIPPED,
    approved: RETURN.done,
    inspected: RETURN.done,
    refunds: false,
  },
}

export const RETURN_REASONS = ['damaged', 'short', 'wrong', 'quality', 'near_expiry', 'unwanted'] as const
export type ReturnReason = (typeof RETURN_REASONS)[number]

interface ReturnReasonRow {
  readonly text: string
  readonly kinds: readonly ReturnKind[]
  /** Pictures must show it. */
  readonly needsFiles: boolean
  /** It is the shop's fault: the shop pays the freight. */
  readonly shopFault: boolean
  /** Goods that are otherwise not taken back are taken back for it. */
  readonly quality: boolean
}

const BACK: readonly ReturnKind[] = ['return_refund', 'exchange', 'refuse']

/** The reasons of a return, and what each allows and needs. */
export const RETURN_REASON_ROWS: Readonly<Record<ReturnReason, ReturnReasonRow>> = {
  damaged: {
    text: '破损或污染',
    kinds: ['refund_only', ...BACK],
    needsFiles: true,
    shopFault: true,
    quality: true,
  },
  short: {
    text: '数量短少',
    kinds: ['refund_only', 'resupply'],
    needsFiles: false,
    shopFault: true,
    quality: true,
  },
  wrong: { text: '发错商品或批号', kinds: BACK, needsFiles: false, shopFault: true, quality: true },
  quality: { text: '质量问题', kinds: BACK, needsFiles: true, shopFault: true, quality: true },
  near_expiry: { text: '效期太近', kinds: BACK, needsFiles: false, shopFault: false, quality: false },
  unwanted: {
    text: '不需要了',
    kinds: ['return_refund', 'refuse'],
    needsFiles: false,
    shopFault: false,
    quality: false,
  },
}

/** What goods are, where it limits the reasons for which they come back. */
export interface ReturnGoods {
  /** Goods of the cold chain, herbs, and goods under special rules. */
  readonly quality_only: boolean
  /** Sold as near-expiry stock. */
  readonly near_expiry: boolean
}

/** What the buyer of near-expiry stock accepts, said before the purchase and at a refused return. */
export const NEAR_EXPIRY_RETURN = '不能因效期太近申请退换货'

/** Why goods do not come back for a reason, to follow their name; empty when they do. */
export function returnGoodsProblem({ quality_only, near_expiry }: ReturnGoods, reason: ReturnReason): string {
  if (quality_only && !RETURN_REASON_ROWS[reason].quality)
    return '属于冷链、饮片或特殊管理商品，只能因质量、破损、短少或发错申请'
  if (near_expiry && reason === 'near_expiry')
    return `是近效期商品，购买时已标明有效期，${NEAR_EXPIRY_RETURN}`
  return ''
}

/** The statuses that a return of this kind passes when nothing is wrong with it, from the request to the end. */
export function returnSteps(kind: ReturnKind): ReturnStatus[] {
  const { approved, refunds } = RETURN_KIND_ROWS[kind]
  const back: ReturnStatus[] = [RETURN.toSend, RETURN.toInspect]
  return [
    RETURN.waiting,
    ...back.slice(back.includes(approved) ? back.indexOf(approved) : back.length),
    ...(refunds ? [RETURN.refunding] : []),
    RETURN.done,
  ]
}

/** Fields of an order and the time that decide what can be requested. Times in milliseconds. */
export interface ReturnInput {
  readonly status: OrderStatus
  /** null before the receipt. */
  readonly receivedAt: number | null
  readonly now: number
  /** @default RETURN_TIMES */
  readonly times?: ReturnTimes
}

/** The kinds of return that can be requested for an order now, in the order of {@link RETURN_KINDS}. */
export function returnKinds({ status, receivedAt, now, times = RETURN_TIMES }: ReturnInput): ReturnKind[] {
  return RETURN_KINDS.filter(kind => {
    const { orderStatuses, hours } = RETURN_KIND_ROWS[kind]
    if (!orderStatuses.includes(status)) return false
    return receivedAt === null || now < receivedAt + hours(times) * 3_600_000
  })
}

/**
 * The refund of `number` packs of a line, in fen: its share of what was paid for the line. `earlier` packs were refunded
 * before. The refunds of all packs add up to `paid` exactly.
 */
export function returnAmount({
  paid,
  packs,
  earlier,
  number,
}: {
  /** What was paid for the line, without freight, in fen. */
  readonly paid: number
  readonly packs: number
  readonly earlier: number
  readonly number: number
}): number {
  const share = (count: number) => Math.floor((paid * count) / packs)
  return share(earlier + number) - share(earlier)
}

/** A batch of an order's line with what earlier returns took of it. Amounts in fen. */
export interface ReturnBatch {
  readonly batch_id: number
  readonly line_id: number
  /** Packs of the whole line, what was paid for them without freight, what a cash voucher paid, and points used. */
  readonly line_packs: number
  readonly line_paid: number
  readonly line_voucher: number
  readonly line_points: number
  /** Packs of the batch in returns, their refund, what went back to the voucher, and points. */
  readonly returned: number
  readonly returned_amount: number
  readonly returned_voucher: number
  readonly returned_points: number
}

/** What the packs of a batch give back: amounts in fen, and points that they were paid with. */
export interface ReturnShare {
  readonly amount: number
  readonly voucher_amount: number
  readonly points: number
}

const NO_SHARE: ReturnShare = { amount: 0, voucher_amount: 0, points: 0 }

/**
 * What each batch of a return gives back, by its id: its share of what was paid for its line. `numbers` has the packs of
 * each batch; a line never gives back more than was paid for it, over all of its batches and returns.
 */
export function returnShares(
  batches: readonly ReturnBatch[],
  numbers: ReadonlyMap<number, number>,
): Map<number, ReturnShare> {
  const taken = new Map<number, ReturnShare & { readonly packs: number }>()
  const before = (line_id: number) => taken.get(line_id) ?? { ...NO_SHARE, packs: 0 }
  const take = (line_id: number, packs: number, share: ReturnShare) => {
    const earlier = before(line_id)
    taken.set(line_id, {
      packs: earlier.packs + packs,
      amount: earlier.amount + share.amount,
      voucher_amount: earlier.voucher_amount + share.voucher_amount,
      points: earlier.points + share.points,
    })
  }
  for (const { line_id, returned, returned_amount, returned_voucher, returned_points } of batches)
    take(line_id, returned, {
      amount: returned_amount,
      voucher_amount: returned_voucher,
      points: returned_points,
    })
  const shares = new Map<number, ReturnShare>()
  for (const [batch_id, number] of numbers) {
    const batch = batches.find(each => each.batch_id === batch_id)
    if (!batch || number === 0) continue
    const { packs: earlier, amount, voucher_amount, points } = before(batch.line_id)
    const shareOf = (paid: number, refunded: number) =>
      Math.min(returnAmount({ paid, packs: batch.line_packs, earlier, number }), paid - refunded)
    const share = {
      amount: shareOf(batch.line_paid, amount),
      voucher_amount: shareOf(batch.line_voucher, voucher_amount),
      points: shareOf(batch.line_points, points),
    }
    take(batch.line_id, number, share)
    shares.set(batch_id, share)
  }
  return shares
}

/** A batch of an order's line with the packs of it that are not shipped. Amounts in fen, of the whole line. */
export interface UnshippedBatch
  extends Pick<
    ReturnBatch,
    'batch_id' | 'line_id' | 'line_packs' | 'line_paid' | 'line_voucher' | 'line_points'
  > {
  readonly unshipped: number
}

/**
 * What packs that are not shipped give back, by batch. They are the last packs of their lines, so that what was and will
 * be refunded of the others adds up with them to what was paid.
 */
export function unshippedShares(batches: readonly UnshippedBatch[]): Map<number, ReturnShare> {
  const before = new Map<number, number>()
  for (const { line_id, line_packs, unshipped } of batches)
    before.set(line_id, (before.get(line_id) ?? line_packs) - unshipped)
  const shares = new Map<number, ReturnShare>()
  for (const { batch_id, line_id, line_packs: packs, unshipped: number, ...line } of batches) {
    const earlier = before.get(line_id) ?? 0
    before.set(line_id, earlier + number)
    const shareOf = (paid: number) => returnAmount({ paid, packs, earlier, number })
    shares.set(batch_id, {
      amount: shareOf(line.line_paid),
      voucher_amount: shareOf(line.line_voucher),
      points: shareOf(line.line_points),
    })
  }
  return shares
}

/** The gift of a line that was bought. */
export interface ReturnGift {
  /** The line that earned it: `give` packs for each `need` packs. */
  readonly line_id: number
  readonly need: number
  readonly give: number
  /** Packs of that line which no return refunds. */
  readonly kept: number
}

/** A batch with what can be returned of it; `gift` is null for what was bought. */
export interface ReturnGiftBatch {
  readonly batch_id: number
  readonly line_id: number
  readonly returnable: number
  readonly gift: ReturnGift | null
}

/** Whether a return must hold the gifts that its goods earned: they are refunded, without a fault of the shop. */
export function takesGiftsBack({ kind, reason }: { kind: ReturnKind; reason: ReturnReason }): boolean {
  return RETURN_KIND_ROWS[kind].refunds && !RETURN_REASON_ROWS[reason].shopFault
}

/**
 * The packs of each gift's line that a return must hold: what the packs that stay with the buyer no longer earn, as far
 * as the buyer has it. `numbers` has the packs of each batch. Lines without such packs are left out.
 */
export function giftsDue(
  batches: readonly ReturnGiftBatch[],
  numbers: ReadonlyMap<number, number>,
): Map<number, number> {
  const packsOf = (line_id: number, count: (batch: ReturnGiftBatch) => number) =>
    batches.filter(batch => batch.line_id === line_id).reduce((sum, batch) => sum + count(batch), 0)
  const due = new Map<number, number>()
  for (const { line_id, gift } of batches) {
    if (!gift || due.has(line_id)) continue
    const going = packsOf(gift.line_id, ({ batch_id }) => numbers.get(batch_id) ?? 0)
    const earned = Math.floor((gift.kept - going) / gift.need) * gift.give
    const packs = packsOf(line_id, ({ returnable }) => returnable) - earned
    if (going > 0 && packs > 0) due.set(line_id, packs)
  }
  return due
}

/** What is due of each gift's line (see {@link giftsDue}), by batch: of the first batches as much as can be returned. */
export function giftPacksDue(
  batches: readonly ReturnGiftBatch[],
  due: ReadonlyMap<number, number>,
): Map<number, number> {
  const left = new Map(due)
  const packs = new Map<number, number>()
  for (const { batch_id, line_id, returnable } of batches) {
    const rest = left.get(line_id)
    if (rest === undefined) continue
    const number = Math.min(rest, returnable)
    left.set(line_id, rest - number)
    packs.set(batch_id, number)
  }
  return packs
}
