/** The statuses of a redemption of points by name. The numbers are the wire's. */
export const REDEMPTION = { toShip: 10, shipped: 20, done: 30, cancelled: -10 } as const

export type RedemptionStatus = (typeof REDEMPTION)[keyof typeof REDEMPTION]

/** What a buyer can do with a redemption. */
export type RedemptionAction = 'cancel' | 'receive'

interface RedemptionStatusRow {
  readonly code: RedemptionStatus
  readonly text: string
  readonly tab: string
  readonly next: readonly RedemptionStatus[]
  readonly actions: readonly RedemptionAction[]
}

/** Every status of a redemption: its text, its tab, its next statuses, and what the buyer can do in it. */
export const REDEMPTION_STATUSES = [
  {
    code: REDEMPTION.toShip,
    text: '待发货',
    tab: 'to_ship',
    next: [REDEMPTION.shipped, REDEMPTION.cancelled],
    actions: ['cancel'],
  },
  {
    code: REDEMPTION.shipped,
    text: '已发货',
    tab: 'shipped',
    next: [REDEMPTION.done],
    actions: ['receive'],
  },
  { code: REDEMPTION.done, text: '已完成', tab: 'done', next: [], actions: [] },
  { code: REDEMPTION.cancelled, text: '已取消', tab: 'cancelled', next: [], actions: [] },
] as const satisfies readonly RedemptionStatusRow[]

const rowOf = (status: number): RedemptionStatusRow | undefined =>
  REDEMPTION_STATUSES.find(({ code }) => code === status)

/** The text of a redemption's status; empty for an unknown code. */
export function redemptionStatusText(status: number): string {
  return rowOf(status)?.text ?? ''
}

/** Whether a redemption may change from one status to another. */
export function canMoveRedemption(from: number, to: number): boolean {
  return rowOf(from)?.next.some(code => code === to) ?? false
}

/** What the buyer can do with a redemption in this status. */
export function redemptionActions(status: number): RedemptionAction[] {
  return [...(rowOf(status)?.actions ?? [])]
}

/** Begin of the numbers of redemptions; orders have another one. */
export const REDEMPTION_PREFIX = 'JF'

/** The groups of the points mall. */
export const GIFT_CATEGORIES = [
  { category: 'store', text: '门店用品' },
  { category: 'health', text: '健康检测' },
  { category: 'life', text: '生活日用' },
] as const
export type GiftCategory = (typeof GIFT_CATEGORIES)[number]['category']

/** The text of a group of gifts. */
export function giftCategoryText(category: GiftCategory): string {
  return GIFT_CATEGORIES.find(row => row.category === category)?.text ?? ''
}

/** A gift as far as it decides how many of it can be redeemed. */
export interface GiftOffer {
  /** Points of one piece, at least 1. */
  readonly points: number
  readonly stock: number
  /** Pieces for each buyer; null without a limit. */
  readonly per_buyer: number | null
  /** Its last moment has passed. */
  readonly ended: boolean
}

/** What a buyer has: points, and pieces of this gift whose redemption is not cancelled. */
export interface GiftBuyer {
  readonly points: number
  readonly redeemed: number
}

/**
 * `ended`: too late. `gone`: no stock. `limit`: the buyer has as many as allowed. `points`: too few points for one
 * piece.
 */
export type GiftState = 'open' | 'ended' | 'gone' | 'limit' | 'points'

/** Most pieces of one redemption. */
const MOST_PIECES = 99

/** Whether a buyer can redeem a gift, and how many pieces of it at most. The first reason that applies is the state. */
export function giftAvailability(
  { points, stock, per_buyer, ended }: GiftOffer,
  buyer: GiftBuyer,
): { state: GiftState; most: number } {
  if (ended) return { state: 'ended', most: 0 }
  const allowed = per_buyer === null ? MOST_PIECES : per_buyer - buyer.redeemed
  const affordable = Math.floor(buyer.points / points)
  const most = Math.max(0, Math.min(MOST_PIECES, stock, allowed, affordable))
  if (most > 0) return { state: 'open', most }
  if (stock <= 0) return { state: 'gone', most }
  return { state: allowed <= 0 ? 'limit' : 'points', most }
}
