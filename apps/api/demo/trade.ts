import { ORDER, type OrderStatus } from '@yaoji/domain'
import { and, asc, desc, eq, gt, inArray } from 'drizzle-orm'
import type { Db } from '../src/db/types'
import { deliverableAddresses } from '../src/modules/address/review'
import { addresses } from '../src/modules/address/tables'
import { addLines } from '../src/modules/cart/add'
import { settleCashback } from '../src/modules/cashback/settle'
import { expectedTotal, prepareCheckout } from '../src/modules/checkout/checkout'
import { spendCoupon } from '../src/modules/coupon/lock'
import { couponTemplates } from '../src/modules/coupon/tables'
import { giveCoupon } from '../src/modules/coupon/voucher'
import { goods, goodsPrices } from '../src/modules/goods/tables'
import { cancelOrder } from '../src/modules/order/cancel'
import { changeStatus, lockOrder } from '../src/modules/order/change-status'
import { linesOf } from '../src/modules/order/lines'
import { placeOrder } from '../src/modules/order/place'
import { deliverAll, deliverParcel, shipOrder, traceParcel } from '../src/modules/order/ship'
import { type OrderRow, orders, parcels } from '../src/modules/order/tables'
import { payments, transferSlips } from '../src/modules/payment/tables'
import { planRefund, writeRefund } from '../src/modules/refund/create'
import { refunds } from '../src/modules/refund/tables'
import { users } from '../src/session/tables'
import { chinaDate } from '../src/wire/clock'
import type { BuyerViewer, Context } from '../src/wire/context'
import type { DemoUsers } from './accounts'
import { seedAcceptance, seedAfterSales } from './after-sales'
import type { SpecialFlag } from './catalogue/types'
import { giveMoney, giveOldCoupons } from './demo-wallet'
import { seedInvoices } from './invoices'
import { seedRedemptions } from './redemptions'

const DAY_MS = 86_400_000

/** Adds balance, points, coupons, and orders and redemptions in every status to the demo buyers. */
export async function seedTrade(db: Db, demo: DemoUsers, now: Date): Promise<void> {
  for (const id of [demo.pharmacy, demo.head]) await giveMoney(db, id, now)
  // The oldest first, as in the ledger of the vouchers.
  const spent = await giveOldCoupons(db, demo.pharmacy, now)
  await giveCoupons(db, [demo.pharmacy, demo.head], now)
  const viewer = await placeDemoOrders(db, { userId: demo.pharmacy, list: DEMO_ORDERS, spent }, now)
  if (viewer) {
    await seedAfterSales(db, viewer, now)
    await seedAcceptance(db, viewer, now)
    await seedRedemptions(db, viewer, now)
  }
  await seedInvoices(db, demo.pharmacy, now)
  for (const [at, list] of STORE_ORDERS.entries()) {
    await placeDemoOrders(db, { userId: demo.stores[at] ?? 0, list }, now)
  }
  await settleCashback({ db, now })
}

type TemplateInsert = typeof couponTemplates.$inferInsert

const EVERYWHERE = { scope: 'all', scope_ids: [], scope_text: '全场通用' } satisfies Partial<TemplateInsert>

/** Coupons of the demo: of every kind, one of them expires soon. Amounts in fen; `claimed` by buyers outside the demo. */
const COUPONS: readonly (Omit<TemplateInsert, 'begin_at' | 'end_at'> & { days: number })[] = [
  {
    name: '门店补货券',
    kind: 'reduce',
    ...EVERYWHERE,
    amount: 2_000,
    min_amount: 50_000,
    quota: 500,
    claimed: 318,
    days: 30,
  },
  {
    name: '大额采购券',
    kind: 'reduce',
    ...EVERYWHERE,
    amount: 12_000,
    min_amount: 200_000,
    quota: 200,
    claimed: 87,
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
    claimed: 642,
    days: 20,
  },
]

async function giveCoupons(db: Db, userIds: readonly number[], now: Date): Promise<void> {
  const rows = await db
    .insert(couponTemplates)
    .values(
      COUPONS.map(({ days, claimed = 0, ...template }) => ({
        ...template,
        claimed: template.quota === undefined ? 0 : claimed + userIds.length,
        begin_at: new Date(now.getTime() - 7 * DAY_MS),
        end_at: new Date(now.getTime() + days * DAY_MS),
      })),
    )
    .returning({ id: couponTemplates.id })
  for (const user_id of userIds)
    for (const { id } of rows) await giveCoupon({ db, now }, { user_id, template_id: id })
}

/** Age of the oldest demo order in days: the one that used a coupon. */
const FIRST_ORDER_DAYS_AGO = 36

interface DemoOrder {
  /** Its statuses in time. */
  readonly path: readonly OrderStatus[]
  readonly daysAgo: number
  /** Of ephedrine-type goods, delivered: its signed receipt is due. */
  readonly ephedrine?: true
}

const DEMO_ORDERS: readonly DemoOrder[] = [
  {
    path: [ORDER.paid, ORDER.toShip, ORDER.shipped, ORDER.received, ORDER.completed],
    daysAgo: FIRST_ORDER_DAYS_AGO,
  },
  { path: [ORDER.paid, ORDER.closed], daysAgo: 25 },
  { path: [ORDER.paid, ORDER.toShip, ORDER.shipped, ORDER.received], daysAgo: 14 },
  { path: [ORDER.cancelled], daysAgo: 11 },
  { path: [ORDER.paid, ORDER.toShip, ORDER.shipped], daysAgo: 6, ephedrine: true },
  { path: [ORDER.paid, ORDER.toShip, ORDER.shipped], daysAgo: 4 },
  { path: [ORDER.paid, ORDER.toShip, ORDER.partlyShipped], daysAgo: 3 },
  { path: [ORDER.paid, ORDER.toShip], daysAgo: 2 },
  { path: [ORDER.paid], daysAgo: 1 },
  { path: [ORDER.transferSubmitted], daysAgo: 1 },
  { path: [], daysAgo: 0 },
]

/** Orders of the approved stores of the head office, which reads all of them and pays for those that wait. */
const STORE_ORDERS: readonly (readonly DemoOrder[])[] = [
  [
    { path: [ORDER.paid, ORDER.toShip, ORDER.shipped, ORDER.received, ORDER.completed], daysAgo: 21 },
    { path: [ORDER.paid, ORDER.toShip, ORDER.shipped], daysAgo: 3 },
    { path: [], daysAgo: 0 },
  ],
  [
    { path: [ORDER.paid, ORDER.toShip, ORDER.shipped, ORDER.received], daysAgo: 9 },
    { path: [ORDER.paid, ORDER.toShip], daysAgo: 2 },
    { path: [ORDER.transferSubmitted], daysAgo: 1 },
  ],
]

/** Lines of one demo order. */
const LINES = 4

/** Payment time of a transfer; the demo’s unpaid order has it, so that it still exists a day later. */
const TRANSFER_MS = 2 * DAY_MS

interface OrdersOfBuyer {
  readonly userId: number
  readonly list: readonly DemoOrder[]
  /** Id of the coupon that the first order uses; 0: none. */
  readonly spent?: number
}

/** Places the orders of a buyer, who is the answer; undefined in a database without the account. */
async function placeDemoOrders(
  db: Db,
  { userId, list, spent = 0 }: OrdersOfBuyer,
  now: Date,
): Promise<BuyerViewer | undefined> {
  const shop = await shopOf(db, userId)
  if (!shop) return undefined
  const { buyer, viewer, addressId } = shop
  const ordinary = await bestSellingGoods(db, buyer.scopes, {
    flag: 'none',
    count: list.length * LINES,
  })
  const ephedrine = await bestSellingGoods(db, buyer.scopes, { flag: 'ephedrine', count: 1 })
  for (const [at, { path, daysAgo, ephedrine: isEphedrine }] of list.entries()) {
    const placedAt = new Date(now.getTime() - daysAgo * DAY_MS)
    const chosen = isEphedrine ? ephedrine : ordinary.splice(0, LINES)
    // A small catalogue does not have enough of them.
    if (chosen.length === 0) continue
    const plan = {
      goods: chosen,
      addressId,
      coupon_id: at === 0 ? spent : 0,
      now: placedAt,
    }
    const order = await placeOne(db, viewer, plan)
    await applyPath(db, order, { path, placedAt })
    if (isEphedrine) await deliverFirst({ db, now: new Date(placedAt.getTime() + 2.5 * DAY_MS) }, order)
  }
  return viewer
}

/** A buyer as one who orders, with the address to deliver to; undefined in a database without the account. */
export async function shopOf(db: Db, userId: number) {
  const [buyer] = await db.select().from(users).where(eq(users.id, userId))
  if (!buyer) return undefined
  const viewer: BuyerViewer = { sessionId: null, buyer }
  const [address] = await db
    .select()
    .from(addresses)
    .where(and(eq(addresses.user_id, userId), deliverableAddresses))
    .orderBy(desc(addresses.is_default))
  return { buyer, viewer, addressId: address?.id ?? 0 }
}

interface Stocked {
  readonly id: number
  readonly lowest: number
}

/** Products of the main warehouse with enough stock, best-selling first. */
export async function bestSellingGoods(
  db: Db,
  scopes: readonly string[],
  { flag, count }: { flag: SpecialFlag; count: number },
): Promise<Stocked[]> {
  const rows = await db
    .select({ id: goods.id, min: goods.min_qty, step: goods.step_qty })
    .from(goods)
    .innerJoin(goodsPrices, and(eq(goodsPrices.goods_id, goods.id), eq(goodsPrices.kind, 'normal')))
    .where(
      and(
        eq(goods.off_shelf, 0),
        eq(goods.price_pending, 0),
        eq(goods.special_flag, flag),
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
  /** 0: none. */
  readonly coupon_id: number
  readonly now: Date
}

/** Orders as a buyer does: cart, checkout, order. */
export async function placeOne(
  db: Db,
  viewer: BuyerViewer,
  { goods: chosen, addressId, coupon_id, now }: Plan,
): Promise<OrderRow> {
  const wanted = chosen.map(({ id, lowest }, at) => ({ goods_id: id, number: lowest * (at + 2) }))
  const { added, adjusted } = await addLines({ db, viewer, now }, wanted)
  const ids = [...added, ...adjusted].map(({ id }) => id)
  const checkout = await prepareCheckout(
    { db, viewer, now },
    { ids, coupon_id, voucher_id: 0, points: 0, use_balance: false },
  )
  const placed = await placeOrder(
    { db, viewer, now },
    { ids, address_id: addressId, coupon_id, expected_total: expectedTotal(checkout) },
  )
  const order = await lockOrder(db, placed.order_id)
  if (!order) throw new Error('seed: a demo order was not kept. See placeOrder.')
  return order
}

const EVENTS: Partial<Record<OrderStatus, string>> = {
  [ORDER.transferSubmitted]: '已提交汇款凭证，等待财务确认',
  [ORDER.paid]: '付款成功，等待审核',
  [ORDER.toShip]: '审核通过，仓库备货中',
  [ORDER.received]: '已签收',
  [ORDER.completed]: '订单已完成',
  [ORDER.closed]: '审核未通过，货款按原付款方式退回',
}

/** Changes an order’s status along its path, half a day for each step. */
export async function applyPath(
  db: Db,
  order: OrderRow,
  { path, placedAt }: { path: readonly OrderStatus[]; placedAt: Date },
): Promise<void> {
  let current = order
  let now = placedAt
  if (path.length === 0) {
    const pay_before = new Date(placedAt.getTime() + TRANSFER_MS)
    await db.update(orders).set({ pay_before }).where(eq(orders.id, order.id))
  }
  for (const status of path) {
    now = new Date(now.getTime() + DAY_MS / 2)
    if (status === ORDER.cancelled) await cancelOrder({ db, now }, current, '买家取消订单')
    else if (status === ORDER.shipped || status === ORDER.partlyShipped)
      current = await sendParcel({ db, now }, current, status)
    else
      current = await changeStatus({ db, now }, current, {
        to: status,
        change: changeOf(current, status, now),
        event: EVENTS[status] ?? '',
      })
    if (status === ORDER.transferSubmitted) await sendSlip(db, current, now)
    if (status === ORDER.paid) {
      await keepPayment(db, current, now)
      await spendCoupon({ db, now }, current.parent_sn)
    }
    if (status === ORDER.received) await deliverAll({ db, now }, current)
    if (status === ORDER.closed) await refund(db, current, now)
  }
}

/** Sends everything of an order, or only its first line. The parcel is on its way. */
async function sendParcel(context: Context, order: OrderRow, status: OrderStatus): Promise<OrderRow> {
  const [first] = await linesOf(context.db, [order.id])
  const some = first && status === ORDER.partlyShipped ? [{ line_id: first.id, number: first.number }] : null
  const sent = await shipOrder(context, order, {
    company: '顺丰医药',
    tracking_no: `SF${order.sn.slice(-12)}`,
    ...(some && { lines: some }),
  })
  const later = { ...context, now: new Date(context.now.getTime() + DAY_MS / 4) }
  await traceParcel(later, await firstParcel(context.db, order), '到达武汉转运中心，准备派送')
  return sent
}

async function deliverFirst(context: Context, order: OrderRow): Promise<void> {
  await deliverParcel(context, await firstParcel(context.db, order))
}

async function firstParcel(db: Db, { id, sn }: OrderRow): Promise<number> {
  const [parcel] = await db.select({ id: parcels.id }).from(parcels).where(eq(parcels.order_id, id))
  if (!parcel) throw new Error(`seed: order ${sn} has no parcel. See shipOrder.`)
  return parcel.id
}

function changeOf(order: OrderRow, status: OrderStatus, now: Date): Partial<OrderRow> {
  if (status === ORDER.transferSubmitted) return { pay_type: 'transfer' }
  if (status === ORDER.paid) return { pay_type: 'transfer', paid_at: now, paid_amount: order.payable_amount }
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
  const parts = await planRefund(db, order, order.refunded_amount)
  await writeRefund({ db, now }, order, { parts, sn: order.sn, remark: '订单关闭，货款退回余额' })
  const settled_at = new Date(now.getTime() + DAY_MS / 2)
  await db
    .update(refunds)
    .set({ state: 'done', gateway_no: `ICBC${order.sn.slice(-8)}`, settled_at })
    .where(eq(refunds.order_id, order.id))
}
