import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { articleBlock } from '@yaoji/api-client/contract/article'
import { eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { MIGRATIONS } from '../../tests/template'
import { readMarkup } from '../modules/article/markup'
import { articles } from '../modules/article/tables'
import { enterprises } from '../modules/licence/tables'
import { orderEvents } from '../modules/order/tables'
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
insert into article_categories values (31, 3, '新用户指南', 1);
insert into articles (id, category_id, name, summary, image, source, url, published_on, sort, blocks) values
  (301, 31, '会员注册', '', '', '', '/help', '2026-07-25', 1, '[
    {"kind": "paragraph", "text": "只面向企业。"},
    {"kind": "heading", "text": "注册三步"},
    {"kind": "steps", "items": ["验证手机", "填写企业信息"]},
    {"kind": "list", "items": ["药店", "诊所"]},
    {"kind": "table", "rows": [["证件", "药店"], ["营业执照", "必需"], ["许可证", "必需"]]}
  ]'), (302, 31, '空', '', '', '', '/help', '2026-07-25', 1, '[]');
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
