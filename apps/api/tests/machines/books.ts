import { sql } from 'drizzle-orm'
import type { Db } from '../../src/db/types'
import { auditBooks } from '../buyer-data'

/** What a call may write without having changed anything: attempts, codes, sessions, uploads, and notes of what operators repeated. */
const BESIDE = [
  'attempts',
  'files',
  'idempotency_keys',
  'known_browsers',
  'operator_actions',
  'sessions',
  'sms_codes',
  'store_visits',
  'tickets',
]

interface Rows {
  readonly rows: readonly Record<string, unknown>[]
}

/** Reads rows; both databases answer them in `rows`. */
async function read(db: Db, query: Parameters<Db['execute']>[0]): Promise<Rows['rows']> {
  return ((await db.execute(query)) as unknown as Rows).rows
}

/** The content of every table, as a hash by name: of two equal ones, nothing changed in between. */
export async function photograph(db: Db): Promise<Record<string, unknown>> {
  const tables = await read(db, sql`select tablename from pg_tables where schemaname = 'public' order by 1`)
  const names = tables.map(({ tablename }) => String(tablename)).filter(name => !BESIDE.includes(name))
  const hashes = names.map(
    name => sql`select ${name}::text as name,
      (select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) from ${sql.identifier(name)} t) as hash`,
  )
  const rows = await read(db, sql.join(hashes, sql` union all `))
  return Object.fromEntries(rows.map(({ name, hash }) => [String(name), hash]))
}

/**
 * The stock with which each price line began: what is there, what orders hold that were not given back, and what
 * returns sent again; without the packs that a partly shipped order gave back.
 */
export async function initialStock(db: Db): Promise<Record<string, unknown>> {
  const rows = await read(
    db,
    sql`select p.goods_price_id as id, p.stock + coalesce((
        select sum(l.number) from order_lines l join orders o on o.id = l.order_id
        where l.stock_goods_price_id = p.goods_price_id and o.status > 0), 0) + coalesce((
        select sum(t.number) from order_return_lines t
        join order_returns r on r.id = t.return_id and r.kind in ('exchange', 'resupply') and r.status = 50
        join order_line_batches b on b.id = t.order_line_batch_id join order_lines l on l.id = b.order_line_id
        where l.stock_goods_price_id = p.goods_price_id), 0) - coalesce((
        select sum(t.number) from order_return_lines t
        join order_returns r on r.id = t.return_id and r.unshipped
        join order_line_batches b on b.id = t.order_line_batch_id join order_lines l on l.id = b.order_line_id
        where l.stock_goods_price_id = p.goods_price_id), 0) as packs
      from goods_prices p order by 1`,
  )
  return Object.fromEntries(rows.map(({ id, packs }) => [String(id), Number(packs)]))
}

/** Orders of which the points are not one for each whole yuan that was kept. */
const WRONG_POINTS = sql`
  select o.id from orders o
  cross join lateral (select coalesce(sum(l.amount), 0) as given from points_log l
    where l.order_sn = o.sn and l.use_type in (1, 5)) p
  cross join lateral (select coalesce(sum(r.goods_amount), 0) as amount from order_returns r
    where r.order_id = o.id and r.refunded_at is not null) t
  cross join lateral (select case when o.status in (50, 100) then
    floor((o.payable_amount + o.balance_amount - o.shipping_amount - t.amount) / 100.0) else 0 end as due) d
  where p.given <> d.due`

/** What does not add up: money, stock, points, coupons. `stock` is what the lines began with. */
export async function findProblems(db: Db, stock: Record<string, unknown>): Promise<string[]> {
  const problems = await auditBooks(db)
  const now = await initialStock(db)
  for (const [id, packs] of Object.entries(stock)) {
    if (now[id] !== packs) problems.push(`line ${id} began with ${packs} packs and has ${now[id]}`)
  }
  const counted = await read(
    db,
    sql`select t.id, t.claimed, t.quota, (select count(*) from user_coupons c where c.template_id = t.id) as held
      from coupon_templates t where t.quota > 0`,
  )
  for (const { id, claimed, quota, held } of counted) {
    if (Number(claimed) !== Number(held) || Number(claimed) > Number(quota))
      problems.push(`coupon ${id}: ${claimed} of ${quota} claimed, ${held} held`)
  }
  for (const { id } of await read(db, WRONG_POINTS)) problems.push(`order ${id} has the wrong points`)
  return problems
}
