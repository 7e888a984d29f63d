import { parseAmount } from '@yaoji/domain'
import { sql } from 'drizzle-orm'
import type { Db } from '../src/db/types'
import { addresses } from '../src/modules/address/tables'
import { couponTemplates, userCoupons, voucherLog } from '../src/modules/coupon/tables'
import { giveCoupon } from '../src/modules/coupon/voucher'
import { pointsGifts } from '../src/modules/redemption/tables'
import { moveMoney, USE } from '../src/modules/wallet/account'
import { movePoints, POINTS_USE } from '../src/modules/wallet/points'

/** Gives a buyer an address that can be delivered to. */
export async function insertAddress(
  db: Db,
  user_id: number,
  change: Partial<typeof addresses.$inferInsert> = {},
): Promise<number> {
  const [row] = await db
    .insert(addresses)
    .values({
      user_id,
      consignee: '王药师',
      mobile: '13900000001',
      province_code: '310000',
      city_code: '310100',
      district_code: '310115',
      region: '上海市浦东新区',
      detail: '张江路 1 号',
      review_state: 'passed',
      ...change,
    })
    .returning({ id: addresses.id })
  return row!.id
}

/** Puts money into a buyer's wallet, with its row in the ledger. Decimal yuan. */
export async function giveMoney(db: Db, user_id: number, amount: string): Promise<void> {
  await db.transaction(tx =>
    moveMoney(
      { db: tx, now: new Date('2026-11-01T00:00:00Z') },
      { user_id, amount: parseAmount(amount), use_type: USE.recharge, order_sn: null, remark: '充值' },
    ),
  )
}

/** Gives a buyer a coupon over everything: `reduce` off from `min` on, in decimal yuan. */
export async function insertCoupon(
  db: Db,
  user_id: number,
  {
    reduce = '5.00',
    min = '0.00',
    ...change
  }: { reduce?: string; min?: string } & Partial<typeof couponTemplates.$inferInsert> = {},
): Promise<number> {
  const template_id = await insertTemplate(db, {
    amount: parseAmount(reduce),
    min_amount: parseAmount(min),
    ...change,
  })
  const own = await giveCoupon({ db, now: new Date('2026-11-01T00:00:00Z') }, { user_id, template_id })
  return own.id
}

export async function insertTemplate(
  db: Db,
  change: Partial<typeof couponTemplates.$inferInsert> = {},
): Promise<number> {
  const [template] = await db
    .insert(couponTemplates)
    .values({
      name: '满减券',
      kind: 'reduce',
      scope: 'all',
      scope_ids: [],
      scope_text: '全场通用',
      amount: 500,
      min_amount: 0,
      begin_at: new Date('2026-11-01T00:00:00Z'),
      end_at: new Date('2026-12-31T00:00:00Z'),
      ...change,
    })
    .returning({ id: couponTemplates.id })
  return template!.id
}

/** Deletes all coupons of all buyers. */
export async function deleteCoupons(db: Db): Promise<void> {
  await db.delete(voucherLog)
  await db.delete(userCoupons)
}

/** Gives points to a buyer, with their row in the ledger. */
export async function givePoints(db: Db, user_id: number, amount: number): Promise<void> {
  const move = { user_id, amount, use_type: POINTS_USE.given, order_sn: null, remark: '赠送' }
  await db.transaction(tx => movePoints({ db: tx, now: new Date('2026-11-01T00:00:00Z') }, move))
}

/** Puts a gift into the points mall; `id` is its own. */
export async function insertPointsGift(
  db: Db,
  change: Partial<typeof pointsGifts.$inferInsert> & { id: number },
): Promise<number> {
  await db.insert(pointsGifts).values({
    ...{ category: 'store', name: `礼品 ${change.id}`, ypgg: '1 件', remark: '', image: '/gift.svg' },
    ...{ points: 100, stock: 10, per_buyer: null, sort: change.id },
    ...change,
  })
  return change.id
}

/** What does not add up in the books of a database; empty when everything does. SV-03, SV-04. */
export async function auditBooks(db: Db): Promise<string[]> {
  const problems: string[] = []
  for (const [what, query] of Object.entries(AUDITS)) {
    const { rows } = (await db.execute(query)) as unknown as { rows: object[] }
    for (const row of rows) problems.push(`${what}: ${JSON.stringify(row)}`)
  }
  return problems
}

const AUDITS = {
  'a balance with what is frozen is not the sum of its ledger': sql`
    select w.user_id, w.balance, w.frozen, coalesce(sum(l.amount), 0) as ledger from wallets w
    left join wallet_log l on l.user_id = w.user_id group by w.user_id, w.balance, w.frozen
    having w.balance + w.frozen <> coalesce(sum(l.amount), 0) or w.balance < 0`,
  'what is frozen is not what unpaid orders hold': sql`
    select w.user_id, w.frozen from wallets w where w.frozen < 0 or w.frozen <> (
      select coalesce(sum(o.balance_amount - o.balance_paid), 0) from orders o
      where o.user_id = w.user_id and o.status in (10, 15))`,
  'what an order spent of the balance is not in the ledger': sql`
    select o.id, o.balance_paid from orders o where (o.paid_at is not null and o.balance_paid <> o.balance_amount)
      or o.balance_paid + (select coalesce(sum(p.amount), 0) from payments p
          where p.order_id = o.id and p.way = 'balance' and p.state = 'paid')
        <> (select -coalesce(sum(l.amount), 0) from wallet_log l where l.order_sn = o.sn and l.use_type = 2)`,
  'a ledger row does not follow from the one before': sql`
    select id from (select id, balance_after, amount,
      coalesce(lag(balance_after) over (partition by user_id order by id), 0) as before from wallet_log) l
    where balance_after <> before + amount or balance_after < 0`,
  'points are not the sum of their ledger': sql`
    select u.id, u.points from users u join points_log l on l.user_id = u.id group by u.id, u.points
    having u.points <> sum(l.amount)`,
  'a row of the points does not follow from the one before, or points are missing but not by a return': sql`
    select id from (select id, points_after, amount, use_type,
      coalesce(lag(points_after) over (partition by user_id order by id), 0) as before from points_log) l
    where points_after <> before + amount or (points_after < 0 and amount < 0 and use_type <> 5)`,
  'points that paid for an order do not follow from the ledger': sql`
    select o.sn, o.points_number from orders o where
      (select -coalesce(sum(l.amount), 0) from points_log l where l.order_sn = o.sn and l.use_type = 8)
        <> case when o.status < 0 then 0 else o.points_number - (select coalesce(sum(r.points), 0)
          from order_returns r where r.order_id = o.id and r.refunded_at is not null) end`,
  'the points of an order are not the sum of its lines': sql`
    select o.sn, o.points_number from orders o where
      o.points_number <> (select coalesce(sum(l.points_number), -1) from order_lines l where l.order_id = o.id)
      or o.points_amount <> (select coalesce(sum(l.points_amount), -1) from order_lines l where l.order_id = o.id)`,
  'more points of a line went back than paid for it': sql`
    select l.id from order_lines l join order_line_batches b on b.order_line_id = l.id
    join order_return_lines t on t.order_line_batch_id = b.id
    join order_returns r on r.id = t.return_id and r.status not in (60, 70)
    group by l.id having sum(t.points) > l.points_number`,
  'a redemption does not follow from the ledgers': sql`
    select r.sn from redemptions r where
      (select coalesce(sum(l.amount), 0) from points_log l where l.order_sn = r.sn)
        <> case when r.status < 0 then 0 else -r.points end
      or (select coalesce(sum(l.amount), 0) from wallet_log l where l.order_sn = r.sn)
        <> case when r.status < 0 then 0 else -r.cash end`,
  'a buyer has more of a gift than is allowed': sql`
    select r.user_id, r.gift_id from redemptions r join points_gifts g on g.id = r.gift_id and r.status > 0
    group by r.user_id, r.gift_id, g.per_buyer having sum(r.number) > g.per_buyer`,
  'stock is not the sum of its lots': sql`
    select p.goods_price_id, p.stock, sum(l.number) as lots from goods_prices p
    join stock_lots l on l.goods_price_id = p.goods_price_id group by p.goods_price_id, p.stock
    having p.stock <> sum(l.number) or p.stock < 0 or min(l.number) < 0`,
  'a quota was passed': sql`select goods_price_id, sold, quota from goods_prices where sold > quota or sold < 0`,
  'an order is not the sum of its lines': sql`
    select o.id from orders o left join order_lines l on l.order_id = o.id group by o.id
    having coalesce(sum(l.payable_amount), -1) <> o.payable_amount
      or coalesce(sum(l.balance_amount), -1) <> o.balance_amount
      or coalesce(sum(l.coupon_amount), -1) <> o.coupon_amount
      or coalesce(sum(l.shipping_amount), -1) <> o.shipping_amount
      or count(distinct coalesce(-l.combination_id, l.id)) filter (where l.is_gift = 0) <> o.line_count`,
  'the parts of an order do not make its total': sql`
    select id from orders where payable_amount <> goods_amount - promotion_amount - welfare_amount - manjian_amount - coupon_amount
      - cash_amount - points_amount - balance_amount + shipping_amount`,
  'a line was not picked whole': sql`
    select l.id from order_lines l left join order_line_batches b on b.order_line_id = l.id group by l.id, l.number
    having coalesce(sum(b.number), 0) <> l.number`,
  'an order is half written': sql`
    select o.id from orders o where not exists (select 1 from order_events e where e.order_id = o.id)`,
  'a coupon is held by no order': sql`
    select c.id, c.parent_sn from user_coupons c where c.status in ('locked', 'used') and not exists (
      select 1 from orders o where o.parent_sn = c.parent_sn and c.id in (o.user_coupon_id, o.user_voucher_id))`,
  'a coupon is on two checkouts': sql`
    select user_coupon_id from orders where user_coupon_id is not null and status > 0
    group by user_coupon_id having count(distinct parent_sn) > 1`,
  'a voucher is not the sum of its ledger': sql`
    select c.id, c.spent from user_coupons c join coupon_templates t on t.id = c.template_id where t.kind = 'cash'
      and (select case coalesce(sum(l.amount) filter (where l.use_type = 6), 0) when 0 then t.amount - c.spent else 0 end
        <> coalesce(sum(l.amount), 0) from voucher_log l where l.user_coupon_id = c.id)`,
  'a voucher expired before its end': sql`
    select l.id from voucher_log l join user_coupons c on c.id = l.user_coupon_id
      join coupon_templates t on t.id = c.template_id where l.use_type = 6 and (l.at < t.end_at or l.amount >= 0)`,
  'a row of the voucher ledger does not follow from the one before': sql`
    select id from (select id, balance_after, amount,
      coalesce(lag(balance_after) over (partition by user_coupon_id order by id), 0) as before from voucher_log) l
    where balance_after <> before + amount or balance_after < 0`,
  'a voucher was not used by the orders that name it': sql`
    select c.id, c.spent from user_coupons c join coupon_templates t on t.id = c.template_id where t.kind = 'cash'
      and (c.spent > t.amount or c.spent <> (select coalesce(sum(o.cash_amount - (select coalesce(sum(r.voucher_amount), 0)
        from order_returns r where r.order_id = o.id and r.refunded_at is not null)), 0)
        from orders o where o.user_voucher_id = c.id and o.status > 0))`,
  'an order names a voucher that pays nothing, or none for what one paid': sql`
    select id from orders where (user_voucher_id is not null) <> (cash_amount > 0)`,
  'a voucher is not free as long as it has something left, or is free without': sql`
    select c.id, c.status, c.spent from user_coupons c join coupon_templates t on t.id = c.template_id
      where t.kind = 'cash' and c.status <> 'void' and (c.status = 'unused') <> (c.spent < t.amount)`,
  'a paid order does not know its money': sql`
    select o.id, o.paid_amount, o.refunded_amount from orders o where o.status in (20, 30, 35, 40, 50, 100)
      and o.paid_amount - (select coalesce(sum(l.amount), 0) from wallet_log l
        where l.order_sn = o.sn and l.use_type = 3)
        + (select coalesce(sum(r.amount), 0) from refunds r
          where r.order_id = o.id and r.way = 'balance' and r.payment_sn is null)
        <> o.payable_amount`,
  'a return was not refunded exactly': sql`
    select t.id from order_returns t left join refunds r on r.return_id = t.id where t.refunded_at is not null
    group by t.id having coalesce(sum(r.amount), 0) <> t.goods_amount + t.shipping_amount`,
  'more was refunded than was paid': sql`
    select o.id from orders o join refunds r on r.order_id = o.id and (r.way <> 'balance' or r.payment_sn is null)
    group by o.id having sum(r.amount) > o.payable_amount + o.balance_paid
      or coalesce(sum(r.amount) filter (where r.way <> 'balance'), 0) > o.paid_amount`,
  'a refund to the balance is not in the ledger': sql`
    select r.order_id from refunds r where r.way = 'balance' group by r.order_id having sum(r.amount) >
      (select coalesce(sum(l.amount), 0) from wallet_log l join orders o on o.sn = l.order_sn
        where o.id = r.order_id and l.use_type = 3)`,
  'more was returned than was shipped': sql`
    select b.id from order_line_batches b
    join (select order_line_batch_id, sum(number) as packs from parcel_packs group by 1) p on p.order_line_batch_id = b.id
    join (select l.order_line_batch_id, sum(l.number) as packs from order_return_lines l
      join order_returns r on r.id = l.return_id and r.status not in (60, 70) and not r.unshipped group by 1) t
      on t.order_line_batch_id = b.id
    where t.packs > p.packs or p.packs > b.number`,
  'returns give back more freight than was paid': sql`
    select o.id, o.shipping_amount from orders o join order_returns r on r.order_id = o.id and r.status not in (60, 70)
    group by o.id, o.shipping_amount having sum(r.shipping_amount) > o.shipping_amount`,
  'an order is in more than one open invoice': sql`
    select o.order_id from invoice_orders o join invoices i on i.id = o.invoice_id
      and i.red_of is null and i.state in ('applied', 'issued')
    group by o.order_id having count(*) > 1`,
  'packs were shipped and are refunded as not shipped': sql`
    select b.id from order_line_batches b
    join (select l.order_line_batch_id, sum(l.number) as packs from order_return_lines l
      join order_returns r on r.id = l.return_id and r.unshipped group by 1) u on u.order_line_batch_id = b.id
    where u.packs > b.number
      - (select coalesce(sum(p.number), 0) from parcel_packs p where p.order_line_batch_id = b.id)`,
  'more was refunded for a line than was paid': sql`
    select l.id from order_lines l join order_line_batches b on b.order_line_id = l.id
    join order_return_lines t on t.order_line_batch_id = b.id
    join order_returns r on r.id = t.return_id and r.status not in (60, 70)
    group by l.id having sum(t.amount) > l.payable_amount + l.balance_amount - l.shipping_amount`,
  'more of a line went back to a voucher than it paid': sql`
    select l.id from order_lines l join order_line_batches b on b.order_line_id = l.id
    join order_return_lines t on t.order_line_batch_id = b.id
    join order_returns r on r.id = t.return_id and r.status not in (60, 70)
    group by l.id having sum(t.voucher_amount) > l.cash_amount`,
  'a return is not the sum of its lines': sql`
    select r.id from order_returns r join order_return_lines l on l.return_id = r.id group by r.id
    having sum(l.amount) <> r.goods_amount or sum(l.voucher_amount) <> r.voucher_amount
      or sum(l.points) <> r.points`,
  'a cancelled order keeps money': sql`
    select id, paid_amount, refunded_amount from orders where status < 0
      and paid_amount + balance_paid <> refunded_amount`,
  'a refund is not in the ledger': sql`
    select o.id, o.refunded_amount from orders o where o.refunded_amount <> (
      select coalesce(sum(l.amount), 0) from wallet_log l where l.order_sn = o.sn and l.use_type = 3) + (
      select coalesce(sum(r.amount), 0) from refunds r where r.order_id = o.id and r.way <> 'balance')`,
  'an order’s refunds do not add up to what it says': sql`
    select o.id, o.refunded_amount from orders o where o.refunded_amount <>
      (select coalesce(sum(r.amount), 0) from refunds r where r.order_id = o.id)`,
  'money in by payments is not what the orders say': sql`
    select o.id, o.paid_amount, p.paid from orders o join (
      select order_id, sum(amount) as paid from payments where state = 'paid' group by order_id) p on p.order_id = o.id
    where p.paid <> o.paid_amount`,
} as const
