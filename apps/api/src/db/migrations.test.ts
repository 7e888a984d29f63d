import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { articleBlock } from '@yaoji/api-client/contract/article'
import { eq, gt } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DOCTOR_ARTICLES } from '../../demo/content/departments'
import { ZONE_ARTICLES } from '../../demo/content/zone-rules'
import { MIGRATIONS } from '../../tests/template'
import { regions } from '../modules/address/tables'
import { readMarkup } from '../modules/article/markup'
import { articles } from '../modules/article/tables'
import { cashbackPlans } from '../modules/cashback/tables'
import { couponTemplates, userCoupons, voucherLog } from '../modules/coupon/tables'
import { departmentArticles, departments } from '../modules/department/tables'
import { zoneStrips } from '../modules/focus/tables'
import { enterprises } from '../modules/licence/tables'
import { orderEvents, orders } from '../modules/order/tables'
import { promoPages } from '../modules/promo-page/tables'
import { welfares } from '../modules/promotion/tables'
import { openInMemory } from './open'

/** What a database of the first version contains. */
const FIRST_VERSION = `
insert into users (id, username, phone, password_hash, name, company, rank, address, region_code, licence_state, scopes, created_at)
  select id, 'u' || id, '1380000000' || id, '', '陈立', '药店', '普通会员', address, '420606', state, scopes, now()
  from (values (1, '湖北省襄阳市樊城区长虹路 18 号', 'passed', '{化学药}'::text[]), (2, '别处 1 号', 'submitted', '{}'))
    as buyer (id, address, state, scopes);
insert into enterprises (user_id, type, credit_code, legal_person)
  values (1, 'clinic', '92420606MA49H3B105', '陈立'), (2, 'pharmacy', '91350100M000100Y43', '陈立');
insert into licence_documents (user_id, type, number, review, submitted_at)
  values (1, 'drug_licence', 'X', 'passed', '2026-01-02T03:04:05Z');
insert into addresses (user_id, consignee, mobile, province_code, city_code, district_code, region, detail, is_default, is_reviewed, review_text)
  select id, '王晓宁', '13900000000', '420000', '420600', '420606', '湖北省襄阳市樊城区', '长虹路 18 号', 1, 1, '证照地址'
  from users;
insert into regions (code, name, parent_code, has_children) values
  ('620000', '甘肃省', '', 1), ('620200', '嘉峪关市', '620000', 1), ('620201', '市辖区', '620200', 0),
  ('420000', '湖北省', '', 1), ('420100', '武汉市', '420000', 1), ('420101', '市辖区', '420100', 0),
  ('420102', '江岸区', '420100', 0);
insert into settings values ('seeded_on', '2026-01-01');
insert into article_categories values (3, null, '帮助中心', 2), (31, 3, '新用户指南', 1);
insert into zone_strips values (1, 'kxzq', '控销热卖', '{}', '/kxzq', 1, '{}'), (2, 'yx', '慢病包邮', '{}', '/list', 2, '{}');
insert into articles (id, category_id, name, summary, image, source, url, published_on, sort, blocks) values
  (301, 31, '会员注册', '', '', '', '/help', '2026-07-25', 1, '[
    {"kind": "paragraph", "text": "只面向企业。"},
    {"kind": "heading", "text": "注册三步"},
    {"kind": "steps", "items": ["验证手机", "填写企业信息"]},
    {"kind": "list", "items": ["药店", "诊所"]},
    {"kind": "table", "rows": [["证件", "药店"], ["营业执照", "必需"], ["许可证", "必需"]]}
  ]'), (302, 31, '空', '', '', '', '/help', '2026-07-25', 1, '[]');
`

/** Cash vouchers of ¥50.00: one of which an order took ¥20.00, one that is used up, one that is not used. */
const VOUCHERS = `
set session_replication_role = replica;
insert into coupon_templates (id, name, kind, scope, scope_ids, scope_text, amount, min_amount, begin_at, end_at)
  values (901, '50 元现金券', 'cash', 'all', '[]', '全场通用', 5000, 0, '2026-01-01Z', '2026-12-31Z');
insert into user_coupons (id, user_id, template_id, status, parent_sn, received_at, used_at) values
  (901, 1, 901, 'used', 'H1', '2026-01-01Z', '2026-01-03Z'), (902, 1, 901, 'used', 'H2', '2026-01-01Z', '2026-01-03Z'),
  (903, 1, 901, 'unused', null, '2026-01-01Z', null);
insert into orders (id, sn, parent_sn, user_id, ck_id, warehouse, status, cash_amount, user_coupon_id, line_count,
    goods_number, address, created_at, pay_before)
  select id, sn, parent, 1, 1, '上海仓', status, cash, coupon, 1, 1, '{}', '2026-01-02Z', '2026-01-02Z'
  from (values (901, 'S1', 'H1', 100, 2000, 901), (902, 'S2', 'H1', -10, 500, 901), (903, 'S3', 'H2', 50, 5000, 902))
    as placed (id, sn, parent, status, cash, coupon);
update orders set balance_amount = 1500 where id = 902;
insert into order_lines (id, order_id, goods_id, goods_price_id, stock_goods_price_id, type, is_gift, name, ypgg, sccj,
    bzdw, approval_no, image, number, price, raw_price)
  select id, 903, id, id, id, type, gift, '', '', '', '盒', '', '', number, 0, 0
  from (values (901, 3, 0, 6), (902, 3, 0, 3), (903, 0, 0, 20), (904, 0, 1, 2)) as line (id, type, gift, number);
set session_replication_role = default;
`

/** Events of an order with the status that each led to; null for those that changed none. */
const EVENTS = [
  ['提交订单，等待付款', 10],
  ['已提交转账凭证，等待财务确认', 15],
  ['转账凭证未通过：金额不符', 10],
  ['转账未通过，到账金额退回余额', null],
  ['付款成功，等待审核', 20],
  ['审核通过，仓库备货中', 30],
  ['部分商品已出库，其余待发', 35],
  ['全部商品已出库，承运商已揽收', 40],
  ['超时自动确认收货', 50],
  ['订单已完成', 100],
  ['买家取消订单：买错了', -10],
  ['审核未通过，货款已退回余额', -20],
  ['付款未完成', null],
] as const

let database: Awaited<ReturnType<typeof openInMemory>>

beforeAll(async () => {
  const first = await firstMigration()
  database = await openInMemory(first)
  await rm(first, { recursive: true })
  await database.client.exec(FIRST_VERSION)
  await database.client.exec(VOUCHERS)
  await database.client.exec('alter table order_events drop constraint order_events_order_id_orders_id_fk')
  for (const [text] of EVENTS) {
    await database.client.query('insert into order_events (order_id, at, text) values (1, now(), $1)', [text])
  }
  await migrate(drizzle(database.client), { migrationsFolder: MIGRATIONS })
})

afterAll(() => database.close())

/** A folder with only the first migration. */
async function firstMigration(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'yaoji-migrations-'))
  const journal = JSON.parse(await readFile(path.join(MIGRATIONS, 'meta/_journal.json'), 'utf8'))
  await mkdir(path.join(folder, 'meta'))
  await writeFile(
    path.join(folder, 'meta/_journal.json'),
    JSON.stringify({ ...journal, entries: journal.entries.slice(0, 1) }),
  )
  await copyFile(path.join(MIGRATIONS, '0000_first.sql'), path.join(folder, '0000_first.sql'))
  return folder
}

test('articles of the first version keep their text', async () => {
  const [article, empty] = await database.db.select().from(articles).orderBy(articles.id)
  expect(article?.blocks.map(block => articleBlock.parse(block))).toEqual(
    readMarkup(`
      只面向企业。
      ## 注册三步
      1. 验证手机
      2. 填写企业信息
      - 药店
      - 诊所
      | 证件 | 药店
      | 营业执照 | 必需
      | 许可证 | 必需
    `),
  )
  expect(empty?.blocks).toEqual([])
})

test('[RT-34 /yx/rule] [RT-36 /kxzq/goods/{url}/{ads?}] content of the first version gets the rules of the free-shipping zone and the pages of its promo rows', async () => {
  const [rule] = await database.db.select().from(articles).where(eq(articles.url, '/yx/rule'))
  const [draft] = ZONE_ARTICLES
  expect(rule).toMatchObject({ name: draft?.name, summary: draft?.summary, related: draft?.related })
  expect(rule?.blocks).toEqual(readMarkup(draft?.text ?? ''))
  const strips = await database.db.select().from(zoneStrips).orderBy(zoneStrips.id)
  expect(strips.map(({ url }) => url)).toEqual(['/kxzq/goods/hot/16,18', '/list'])
})

test('[AP-25] [RT-39 /hdmb] a filled shop of the first version gets coupons to claim, and activities that offer them', async () => {
  const claimable = await database.db.select().from(couponTemplates).where(gt(couponTemplates.quota, 0))
  expect(claimable).toHaveLength(9)
  expect(claimable.filter(coupon => coupon.claim_begin_at !== null)).toHaveLength(1)
  const pages = await database.db.select().from(promoPages).orderBy(promoPages.id)
  expect(pages.map(page => page.id)).toEqual([1, 2, 3, 11, 12, 13])
  const ids = new Set(claimable.map(coupon => coupon.id))
  const offered = pages.flatMap(page =>
    page.blocks.flatMap(block => (block.kind === 'coupons' ? block.template_ids : [])),
  )
  expect(offered).toHaveLength(5)
  expect(offered.every(id => ids.has(id))).toBe(true)
})

test('[RT-38 /welfare] [RT-38 /hb] [RT-39 /yyh] a filled shop of the first version gets the welfare discount, the cashback, and the departments with their articles', async () => {
  expect(await database.db.select().from(welfares)).toMatchObject([{ rate: 9400, category_ids: [500, 600] }])
  const [plan] = await database.db.select().from(cashbackPlans)
  expect(plan?.tiers[0]).toEqual({ amount: 300_000, cashback: 1_500 })
  const rows = await database.db.select().from(departments).orderBy(departments.sort)
  expect(rows.map(({ name }) => name)).toEqual([
    '呼吸科',
    '心血管科',
    '消化科',
    '儿科',
    '皮肤科',
    '骨科',
    '妇科',
    '五官科',
  ])
  expect(await database.db.select().from(departmentArticles)).toHaveLength(DOCTOR_ARTICLES.length)
  const written = await database.db.select().from(articles).where(eq(articles.category_id, 14))
  const bodies = new Map(written.map(({ id, blocks, url }) => [id, { blocks, url }]))
  for (const { id, text, url } of DOCTOR_ARTICLES)
    expect(bodies.get(id)).toEqual({ blocks: readMarkup(text), url })
})

test('enterprises of the first version have the licensed address and the scopes of their buyer', async () => {
  const of = async (id: number) =>
    (await database.db.select().from(enterprises).where(eq(enterprises.user_id, id)))[0]
  expect(await of(1)).toMatchObject({
    province_code: '420000',
    city_code: '420600',
    district_code: '420606',
    region: '湖北省襄阳市樊城区',
    address: '长虹路 18 号',
    contact: '陈立',
    scopes: ['化学药'],
    submitted_at: new Date('2026-01-02T03:04:05Z'),
  })
  expect(await of(2)).toMatchObject({ district_code: '', address: '', scopes: [], submitted_at: null })
})

test('events of the first version have the status that they led to', async () => {
  const rows = await database.db.select().from(orderEvents).orderBy(orderEvents.id)
  expect(rows.map(({ text, status }) => [text, status])).toEqual(EVENTS)
})

test('[SV-04] the balance that an order of the first version uses was spent when it was placed', async () => {
  const rows = await database.db
    .select({ id: orders.id, spent: orders.balance_paid })
    .from(orders)
    .orderBy(orders.id)
  expect(rows).toEqual([901, 902, 903].map(id => ({ id, spent: id === 902 ? 1500 : 0 })))
})

test('a buyer of the first version who could order has a signed supply contract for a year; another has none', async () => {
  const { rows } = await database.client.query(
    'select user_id, end_date - begin_date as days, begin_date = current_date as today, signed_at is not null as signed from supply_contracts',
  )
  expect(rows).toEqual([{ user_id: 1, days: 364, today: true, signed: true }])
})

test('[RT-22 /wdqb/xjq] a cash voucher of the first version keeps what its orders left, and has a ledger', async () => {
  const own = await database.db.select().from(userCoupons).orderBy(userCoupons.id)
  expect(own.map(({ id, status, parent_sn, spent }) => [id, status, parent_sn, spent])).toEqual([
    [901, 'unused', null, 2000],
    [902, 'used', 'H2', 5000],
    [903, 'unused', null, 0],
  ])
  const named = await database.client.query('select user_coupon_id, user_voucher_id from orders order by id')
  expect(named.rows.slice(-3)).toEqual([
    { user_coupon_id: null, user_voucher_id: 901 },
    { user_coupon_id: null, user_voucher_id: 901 },
    { user_coupon_id: null, user_voucher_id: 902 },
  ])
  const log = await database.db.select().from(voucherLog).orderBy(voucherLog.user_coupon_id, voucherLog.id)
  expect(
    log.map(row => [row.user_coupon_id, row.use_type, row.amount, row.balance_after, row.order_sn]),
  ).toEqual([
    [901, 5, 5000, 5000, null],
    [901, 2, -2000, 3000, 'S1'],
    [902, 5, 5000, 5000, null],
    [902, 2, -5000, 0, 'S3'],
    [903, 5, 5000, 5000, null],
  ])
})

test('[RT-26] an order of the first version counts the packs of its combinations, and its gifts', async () => {
  const rows = await database.db.select().from(orders).orderBy(orders.id)
  const counts = rows
    .filter(({ id }) => id >= 901)
    .map(({ goods_number, gift_number }) => [goods_number, gift_number])
  expect(counts).toEqual([
    [1, 0],
    [1, 0],
    [29, 2],
  ])
})

test('the group of all districts is no region any more, and a city that had only it is a place', async () => {
  const rows = await database.db.select().from(regions).orderBy(regions.code)
  expect(rows.map(({ code, has_children }) => [code, has_children])).toEqual([
    ['420000', 1],
    ['420100', 1],
    ['420102', 0],
    ['620000', 1],
    ['620200', 0],
  ])
})
