import { ORDER, type OrderStatus } from '@yaoji/domain'
import { and, asc, desc, eq, gt, inArray } from 'drizzle-orm'
import type { Db } from '../db/types'
import { addresses } from '../modules/address/tables'
import { addLines } from '../modules/cart/add'
import { expectedTotal, openCheckout } from '../modules/checkout/checkout'
import { couponTemplates, userCoupons } from '../modules/coupon/tables'
import { goods, goodsPrices } from '../modules/goods/tables'
import { cancelOrder } from '../modules/order/cancel'
import { changeStatus, lockOrder } from '../modules/order/change-status'
import type { OrderRow } from '../modules/order/orderAnswer'
import { placeOrder } from '../modules/order/place'
import { orders } from '../modules/order/tables'
import { payments, transferSlips } from '../modules/payment/tables'
import { users } from '../modules/session/tables'
import { moveMoney, USE } from '../modules/wallet/account'
import { movePoints, POINTS_USE } from '../modules/wallet/points'
import { chinaDate } from '../wire/clock'
import type { BuyerViewer } from '../wire/context'
import type { DemoUsers } from './accounts'

const DAY_MS = 86_400_000

/** Gives the demo buyers what trade leaves behind: balance, points, coupons, and orders in every status. */
export async function seedTrade(db: Db, demo: DemoUsers, now: Date): Promise<void> {
  for (const id of [demo.pharmacy, demo.head]) await giveMoney(db, id, now)
  await giveCoupons(db, [demo.pharmacy, demo.head], now)
  await placeDemoOrders(db, demo.pharmacy, now)
}

/** Fen, and how many days ago. */
const RECHARGES = [
  { amount: 2_000_000, daysAgo: 40 },
  { amount: 1_000_000, daysAgo: 9 },
] as const

async function giveMoney(db: Db, user_id: number, now: Date): Promise<void> {
  for (const { amount, daysAgo } of RECHARGES) {
    const at = new Date(now.getTime() - daysAgo * DAY_MS)
    await moveMoney(
      { db, now: at },
      { user_id, amount, use_type: USE.recharge, order_sn: null, remark: '对公转账充值' },
    )
  }
  await movePoints(
    { db, now },
    { user_id, amount: 1280, use_type: POINTS_USE.given, order_sn: null, remark: '新会员见面礼' },
  )
}

type TemplateInsert = typeof couponTemplates.$inferInsert

const EVERYWHERE = { scope: 'all', scope_ids: [], scope_text: '全场通用' } satisfies Partial<TemplateInsert>

/** Coupons of the demo: of every kind, one not far from its end. Amounts in fen. */
const COUPONS: readonly (Omit<TemplateInsert, 'begin_at' | 'end_at'> & { days: number })[] = [
  {
    name: '满 500 减 20',
    kind: 'reduce',
    ...EVERYWHERE,
    amount: 2_000,
    min_amount: 50_000,
    quota: 500,
    days: 30,
  },
  {
    name: '满 2000 减 120',
    kind: 'reduce',
    ...EVERYWHERE,
    amount: 12_000,
    min_amount: 200_000,
    quota: 200,
    days: 45,
  },
  {
    name: '全场 98 折',
    kind: 'discount',
    ...EVERYWHERE,
    amount: 0,
    rate: 9_800,
    max_amount: 5_000,
    min_amount: 30_000,
    days: 5,
  },
  { name: '10 元现金券', kind: 'cash', ...EVERYWHERE, amount: 1_000, min_amount: 0, days: 60 },
  {
    name: '运费券 8 元',
    kind: 'freight',
    ...EVERYWHERE,
    amount: 800,
    min_amount: 10_000,
    quota: 1000,
    days: 20,
  },
]

async function giveCoupons(db: Db, userIds: readonly number[], now: Date): Promise<void> {
  const rows = await db
    .insert(couponTemplates)
    .values(
      COUPONS.map(({ days, ...template }) => ({
        ...template,
        begin_at: new Date(now.getTime() - 7 * DAY_MS),
        end_at: new Date(now.getTime() + days * DAY_MS),
      })),
    )
    .returning({ id: couponTemplates.id })
  await db
    .insert(userCoupons)
    .values(
      userIds.flatMap(user_id => rows.map(({ id }) => ({ user_id, template_id: id, received_at: now }))),
    )
}

/** How each demo order came to its status, and how many days ago it was placed. */
const STORIES: readonly { path: readonly OrderStatus[]; daysAgo: number }[] = [
  { path: [ORDER.paid, ORDER.toShip, ORDER.shipped, ORDER.received, ORDER.completed], daysAgo: 36 },
  { path: [ORDER.paid, ORDER.closed], daysAgo: 25 },
  { path: [ORDER.paid, ORDER.toShip, ORDER.shipped, ORDER.received], daysAgo: 14 },
  { path: [ORDER.cancelled], daysAgo: 11 },
  { path: [ORDER.paid, ORDER.toShip, ORDER.shipped], daysAgo: 4 },
  { path: [ORDER.paid, ORDER.toShip, ORDER.partlyShipped], daysAgo: 3 },
  { path: [ORDER.paid, ORDER.toShip], daysAgo: 2 },
  { path: [ORDER.paid], daysAgo: 1 },
  { path: [ORDER.transferSubmitted], daysAgo: 1 },
  { path: [], daysAgo: 0 },
]

/** Lines of one demo order. */
const LINES = 4

/** Time that a transfer has; the demo's unpaid order keeps it, so that it is still there the day after. */
const TRANSFER_MS = 2 * DAY_MS

async function placeDemoOrders(db: Db, userId: number, now: Date): Promise<void> {
  const [buyer] = await db.select().from(users).where(eq(users.id, userId))
  if (!buyer) return
  const viewer: BuyerViewer = { sessionId: null, buyer }
  const [address] = await db
    .select()
    .from(addresses)
    .where(and(eq(addresses.user_id, userId), eq(addresses.is_reviewed, 1)))
    .orderBy(desc(addresses.is_default))
  const stock = await wellSold(db, buyer.scopes, STORIES.length * LINES)
  for (const [at, { path, daysAgo }] of STORIES.entries()) {
    const placedAt = new Date(now.getTime() - daysAgo * DAY_MS)
    const chosen = stock.slice(at * LINES, (at + 1) * LINES)
    const order = await placeOne(db, viewer, { goods: chosen, addressId: address?.id ?? 0, now: placedAt })
    await follow(db, order, path, placedAt)
  }
}

interface Stocked {
  readonly id: number
  readonly lowest: number
}

/** Ordinary goods of the main warehouse with stock to spare, the best sold first. */
async function wellSold(db: Db, scopes: readonly string[], count: number): Promise<Stocked[]> {
  const rows = await db
    .select({ id: goods.id, min: goods.min_qty, step: goods.step_qty })
    .from(goods)
    .innerJoin(goodsPrices, and(eq(goodsPrices.goods_id, goods.id), eq(goodsPrices.kind, 'normal')))
    .where(
      and(
        eq(goods.off_shelf, 0),
        eq(goods.price_pending, 0),
        eq(goods.special_flag, 'none'),
        eq(goods.ck_id, 1),
        inArray(goods.scope, [...scopes]),
        gt(goodsPrices.stock, 500),
      ),
    )
    .orderBy(desc(goods.sales), asc(goods.id))
    .limit(count)
  return rows.map(({ id, min, step }) => ({ id, lowest: Math.ceil(min / step) * step }))
}

interface Plan {
  readonly goods: readonly Stocked[]
  readonly addressId: number
  readonly now: Date
}

/** Buys as a buyer does: into the cart, through the checkout, to an order. */
async function placeOne(
  db: Db,
  viewer: BuyerViewer,
  { goods: chosen, addressId, now }: Plan,
): Promise<OrderRow> {
  const wanted = chosen.map(({ id, lowest }, at) => ({ goods_id: id, number: lowest * (at + 2) }))
  const { added, adjusted } = await addLines({ db, viewer, now }, wanted)
  const ids = [...added, ...adjusted].map(({ id }) => id)
  const checkout = await openCheckout({ db, viewer, now }, { ids, coupon_id: 0, use_balance: false })
  const placed = await placeOrder(
    { db, viewer, now },
    { ids, address_id: addressId, expected_total: expectedTotal(checkout) },
  )
  const order = await lockOrder(db, placed.order_id)
  if (!order) throw new Error('seed: a demo order was not kept. See placeOrder.')
  return order
}

const EVENTS: Partial<Record<OrderStatus, string>> = {
  [ORDER.transferSubmitted]: '已提交汇款凭证，等待财务确认',
  [ORDER.paid]: '付款成功，等待审核',
  [ORDER.toShip]: '审核通过，仓库备货中',
  [ORDER.partlyShipped]: '部分商品已出库，其余待发',
  [ORDER.shipped]: '全部商品已出库，承运商已揽收',
  [ORDER.received]: '已签收',
  [ORDER.completed]: '订单已完成',
  [ORDER.closed]: '审核未通过，货款已退回余额',
}

/** Moves an order along its story, half a day a step. */
async function follow(db: Db, order: OrderRow, path: readonly OrderStatus[], placedAt: Date): Promise<void> {
  let current = order
  let now = placedAt
  if (path.length === 0) {
    const pay_before = new Date(placedAt.getTime() + TRANSFER_MS)
    await db.update(orders).set({ pay_before }).where(eq(orders.id, order.id))
  }
  for (const status of path) {
    now = new Date(now.getTime() + DAY_MS / 2)
    if (status === ORDER.cancelled) await cancelOrder({ db, now }, current, '买家取消订单')
    else
      current = await changeStatus({ db, now }, current, {
        to: status,
        change: changeOf(current, status, now),
        event: EVENTS[status] ?? '',
      })
    if (status === ORDER.transferSubmitted) await sendSlip(db, current, now)
    if (status === ORDER.paid) await keepPayment(db, current, now)
    if (status === ORDER.closed) await refund(db, current, now)
  }
}

function changeOf(order: OrderRow, status: OrderStatus, now: Date): Partial<OrderRow> {
  if (status === ORDER.transferSubmitted) return { pay_type: 'transfer' }
  if (status === ORDER.paid) return { pay_type: 'transfer', paid_at: now, paid_amount: order.payable_amount }
  if (status === ORDER.shipped) return { shipped_at: now }
  if (status === ORDER.received) return { received_at: now }
  if (status === ORDER.closed) return { refunded_amount: order.paid_amount }
  return {}
}

async function sendSlip(db: Db, order: OrderRow, now: Date): Promise<void> {
  const [buyer] = await db.select({ company: users.company }).from(users).where(eq(users.id, order.user_id))
  await db.insert(transferSlips).values({
    order_id: order.id,
    payer: buyer?.company ?? '',
    bank_serial: `ICBC${order.sn.slice(-8)}`,
    paid_date: chinaDate(now),
    remark: order.sn,
    at: now,
  })
}

async function keepPayment(db: Db, order: OrderRow, now: Date): Promise<void> {
  await db.insert(payments).values({
    sn: `T${order.sn}`,
    order_id: order.id,
    user_id: order.user_id,
    way: 'transfer',
    amount: order.payable_amount,
    state: 'paid',
    gateway_no: `ICBC${order.sn.slice(-8)}`,
    created_at: now,
    settled_at: now,
  })
}

async function refund(db: Db, order: OrderRow, now: Date): Promise<void> {
  await moveMoney(
    { db, now },
    {
      user_id: order.user_id,
      amount: order.refunded_amount,
      use_type: USE.refund,
      order_sn: order.sn,
      remark: '订单关闭，货款退回余额',
    },
  )
}
