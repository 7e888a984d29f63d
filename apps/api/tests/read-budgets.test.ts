import { endpoints } from '@yaoji/api-client/contract'
import { cartAdd, cartList, cartNextHint } from '@yaoji/api-client/contract/cart'
import { cartCheckout, cartCheckoutLines } from '@yaoji/api-client/contract/checkout'
import { goodsList } from '@yaoji/api-client/contract/goods'
import { invoiceList } from '@yaoji/api-client/contract/invoice'
import { orderDetail, orderList } from '@yaoji/api-client/contract/order'
import { purchaseListSave } from '@yaoji/api-client/contract/purchase-list'
import { quickBuyMatch } from '@yaoji/api-client/contract/quick-buy'
import { supplyContractList } from '@yaoji/api-client/contract/supply-contract'
import { authLogin } from '@yaoji/api-client/contract/user'
import { RETURN, TICKET } from '@yaoji/domain'
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../demo/accounts'
import { fileDemoReports } from '../demo/reports'
import { seedIfEmpty } from '../demo/seed'
import { articles } from '../src/modules/article/tables'
import { goods, goodsPrices } from '../src/modules/goods/tables'
import { orders } from '../src/modules/order/tables'
import { inspectionReports } from '../src/modules/report/tables'
import { orderReturns } from '../src/modules/return/tables'
import { serviceTickets } from '../src/modules/service-ticket/tables'
import { send } from './call-shop'
import { type Browser, startService, type TestService } from './service'
import { statementsOf } from './statements'

/*
 * What each read costs in CPU time and in statements, on the catalogue and the accounts of the demonstration. The embedded database works in
 * this process, so its work counts too. A read that costs more delays every other call of its process.
 */

/** Most CPU time of a read in milliseconds, on a machine that needs REFERENCE_MS for the reference work. */
const BUDGET_MS = 30

/** CPU time of the reference work on the machine for which the budgets were set. */
const REFERENCE_MS = 12

/**
 * Calls of one measurement, and measurements of which the cheapest counts: other programs slow down the rest. A read that
 * is within its budget is not measured again.
 */
const CALLS = 2
const ROUNDS = 12

type Input = Readonly<Record<string, string | number>>

/** What a read needs to find something; the others need nothing. */
const INPUTS: Record<string, Input> = {
  'goods.search': { keywords: 'amxl', type: 0 },
  'goods.fl': { keywords: '阿莫西林' },
  'quickBuy.suggest': { keywords: 'amxl' },
  'user.ledgerExport': { ledger: 'balance' },
  'focus.demo': { banner_id: 1 },
  'focus.kxzqAd': { ids: '18,16' },
  'promoPage.list': { kind: 'zone' },
  'promoPage.address': { alias: 'ganmao' },
  'draw.draw': { id: 1 },
  'draw.newRecord': { id: 1 },
  'article.category': { category_id: 3 },
  'article.list': { category_id: 3 },
  'article.page': { path: '/help/xrzn/hyzc' },
}

/** The first category of the demonstration. */
const FIRST_CATEGORY = 100

/** What a list of goods is asked for besides: filters, orders and counts. The first page of each list has its counts. */
const GOODS_LISTS: readonly Input[] = [
  { facets: 1 },
  { facets: 1, category: FIRST_CATEGORY },
  { facets: 1, in_stock: 1 },
  { facets: 1, price_visible: 1 },
  { facets: 1, zone: 'near_expiry', sort: 'expiry' },
  { facets: 1, keywords: '阿莫西林' },
  { sort: 'sales' },
  { sort: 'price_asc' },
  { sort: 'price_desc' },
  { sort: 'newest' },
]

const READS = endpoints.filter(({ method }) => method === 'GET')

let service: TestService
let buyer: Browser
let visitor: Browser

beforeAll(async () => {
  service = await startService()
  const { db } = service
  await seedIfEmpty(db, { now: service.clock.now, progress: () => {} })
  visitor = service.visitor()
  buyer = service.visitor()
  await buyer.call(authLogin, { account: DEMO_ACCOUNTS[0].phone, password: DEMO_PASSWORD })
  const normal = eq(goodsPrices.kind, 'normal')
  const [line] = await db.select().from(goodsPrices).where(normal).orderBy(asc(goodsPrices.goods_id)).limit(1)
  const [article] = await db.select({ id: articles.id }).from(articles).limit(1)
  const sn = await insertAfterSales()
  INPUTS['return.detail'] = { sn }
  INPUTS['ticket.detail'] = { sn }
  INPUTS['purchaseList.get'] = { id: await savedList() }
  INPUTS['goods.detail'] = { id: line?.goods_id ?? 0 }
  INPUTS['goods.similar'] = { id: line?.goods_id ?? 0 }
  INPUTS['article.detail'] = { id: article?.id ?? 0 }
}, 180_000)

afterAll(() => service.close())

/** A purchase list of fifty products. */
async function savedList(): Promise<number> {
  const rows = await service.db.select({ id: goods.id }).from(goods).orderBy(asc(goods.id)).limit(50)
  const lines = rows.map(({ id }) => ({ query: `${id}`, number: '10', goods_id: id }))
  return (await buyer.call(purchaseListSave, { name: '周一补货', lines })).list.id
}

/** A return and a ticket of the buyer, which the demonstration has none of; both have the number that it answers. */
async function insertAfterSales(): Promise<string> {
  const { db, clock } = service
  const { list } = await buyer.call(orderList, {})
  const [order] = list
  if (!order) throw new Error('tests: the buyer of the demonstration has no order.')
  const [row] = await db.select().from(orders).where(eq(orders.id, order.id))
  const common = {
    // Short: `send` cuts off what is longer in an address.
    sn: 'A-1',
    order_id: order.id,
    user_id: row?.user_id ?? 0,
    created_at: clock.now,
  }
  await db.insert(orderReturns).values({
    ...common,
    kind: 'refund_only',
    status: RETURN.waiting,
    reason: 'damaged',
    text: '外箱破损',
    goods_amount: 100,
    shipping_amount: 0,
    voucher_amount: 0,
  })
  await db.insert(serviceTickets).values({ ...common, kind: 'inspection_report', status: TICKET.waiting })
  return common.sn
}

describe.each([
  ['a buyer', () => buyer, READS],
  ['a visitor', () => visitor, READS.filter(({ access }) => access === 'anyone')],
] as const)('CPU time of a read for %s', (_caller, browserOf, reads) => {
  test.each(reads.map(read => [read.name, read] as const))('%s', async (_name, read) => {
    await expectInBudget(() => send(browserOf(), read, INPUTS[read.name] ?? {}))
  })

  test.each(GOODS_LISTS.map(input => [JSON.stringify(input), input] as const))(
    'goods.list of %s',
    async (_name, input) => {
      await expectInBudget(() => send(browserOf(), goodsList, input))
    },
  )
})

describe.each([
  ['a buyer', () => buyer, READS],
  ['a visitor', () => visitor, READS.filter(({ access }) => access === 'anyone')],
] as const)('statements of a read for %s', (caller, browserOf, reads) => {
  test('are as many as written down', async () => {
    const counted: Record<string, number> = {}
    for (const read of reads) {
      const call = () => send(browserOf(), read, INPUTS[read.name] ?? {})
      // What a process keeps is read by the first call.
      await call()
      counted[read.name] = (await statementsOf(service.db, call)).length
    }
    await expect(`${JSON.stringify(counted, null, 2)}\n`).toMatchFileSnapshot(
      `read-statements/${caller.replace(' ', '-')}.json`,
    )
  })
})

/** Reads that are sent as a body, each with what a buyer's page sends. */
describe('CPU time of a read with a body', () => {
  test('quickBuy.match of three texts', async () => {
    const queries = ['阿莫西林胶囊 0.25g*24粒', 'YJ102408', 'amxljn']
    await expectInBudget(() => send(buyer, quickBuyMatch, { queries }))
  })

  test('cart.nextHint, cart.checkout and cart.checkoutLines of ten lines', async () => {
    const { list } = await buyer.call(goodsList, { in_stock: 1, price_visible: 1, per_page: 10 })
    const params = list.map(({ id, min_qty }) => ({ goods_id: id, number: min_qty }))
    await buyer.call(cartAdd, { params })
    const lines = (await buyer.call(cartList, {})).list
    const ids = lines.filter(line => line.is_selected === 1).map(line => line.id)
    expect(ids.length).toBeGreaterThanOrEqual(5)
    await expectInBudget(() => send(buyer, cartNextHint, params[0] ?? {}))
    await expectInBudget(() => send(buyer, cartCheckout, { ids }))
    await expectInBudget(() => send(buyer, cartCheckoutLines, { ids, line_ids: ids }))
  })
})

/** Reads beside the contract: files and pictures, at the addresses that answers name. */
const BESIDE: Readonly<Record<string, () => Promise<string>>> = {
  'the OpenAPI document': async () => '/api/openapi.json',
  async 'a picture of a product'() {
    const { list } = await buyer.call(goodsList, {})
    return list[0]?.goods_image[0]?.list ?? ''
  },
  async 'the PDF of an invoice'() {
    const { list } = await buyer.call(invoiceList, { tab: 'issued' })
    return list[0]?.pdf_url ?? ''
  },
  async 'the PDF of a contract'() {
    const { list } = await buyer.call(supplyContractList, {})
    return list[0]?.pdf_url ?? ''
  },
  async 'the inspection reports of an order'() {
    const { db, clock, app } = service
    const context = { db, now: clock.now, ports: app.deps.ports, logError: () => {} }
    await fileDemoReports(context)
    const [specimen] = await db.select().from(inspectionReports).limit(1)
    const { list } = await buyer.call(orderList, { tab: 'to_receive' })
    const { order } = await buyer.call(orderDetail, { id: list[0]?.id ?? 0 })
    const batches = order.lines.flatMap(({ goods_id, batches }) =>
      batches.map(({ batch_no }) => ({ goods_id, batch_no })),
    )
    const filed = { file_id: specimen?.file_id ?? 0, added_at: clock.now }
    await db
      .insert(inspectionReports)
      .values(batches.map(batch => ({ ...batch, ...filed })))
      .onConflictDoNothing()
    return `/api/order/${order.id}/reports.zip`
  },
}

test.each(Object.entries(BESIDE))('CPU time of %s', async (_name, addressOf) => {
  const address = await addressOf()
  await expectInBudget(() => buyer.raw('GET', address))
})

async function expectInBudget(
  call: () => Promise<{ readonly status: number; readonly body: { readonly msg: string } }>,
): Promise<void> {
  const { status, body } = await call()
  // A refused call costs little and proves nothing: give it what it needs in INPUTS.
  expect([status, status === 200 ? '' : body.msg]).toEqual([200, ''])
  expect(await costOf(call)).toBeLessThan(BUDGET_MS)
}

/** CPU time of one call in milliseconds of the machine of the budgets. */
async function costOf(call: () => Promise<unknown>): Promise<number> {
  let least = Number.POSITIVE_INFINITY
  for (let round = 0; round < ROUNDS && least >= BUDGET_MS; round += 1) {
    // How much slower this machine is now than that of the budgets.
    const slowness = Math.max(1, (await cpuOf(referenceWork)) / REFERENCE_MS)
    const cpu = await cpuOf(async () => {
      for (let calls = 0; calls < CALLS; calls += 1) await call()
    })
    least = Math.min(least, cpu / CALLS / slowness)
  }
  return least
}

/** CPU time of a work in milliseconds. */
async function cpuOf(work: () => unknown): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

/** Work on numbers and memory that a machine always does the same. */
function referenceWork(): number {
  const table = new Uint32Array(1 << 16)
  let state = 1
  for (let step = 0; step < 6_000_000; step += 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    table[state >>> 16] = (table[state >>> 16] as number) + step
  }
  return table[0] as number
}

test('work that costs more than a budget is noticed', async () => {
  const cpu = await cpuOf(() => {
    for (let rounds = 0; rounds < 10; rounds += 1) referenceWork()
  })
  expect(cpu).toBeGreaterThan(BUDGET_MS)
})
