import { CODE, calls, type Endpoint } from '../contract'
import { cartAdd, cartBatchDelete, cartList } from '../contract/cart'
import { type Goods, goodsList } from '../contract/goods'
import type { Call } from '../contract/input/call'
import { orderList } from '../contract/order'
import { authLogin } from '../contract/user'
import { createReport, type Finding, type Report } from './report'
import { type Input, openSession, type Session } from './session'

export type { Finding } from './report'

export interface CheckOptions {
  /** Origin of the service: `https://shop.example`. */
  readonly baseUrl: string
  /** Default: the global `fetch`. */
  readonly fetch?: typeof fetch
  /** A buyer who may see prices and order. Without it only what a visitor can call is checked. */
  readonly account?: string
  readonly password?: string
}

export interface CheckResult {
  readonly findings: readonly Finding[]
  /** Calls that were sent at least once, and answers that were compared. */
  readonly counts: { readonly calls: number; readonly steps: number }
}

/** Names of fields that say what a product costs: nobody without a checked licence gets one. */
const PRICE_FIELDS = ['price', 'base_price', 'market_price', 'ladder_price']

/** Reads whose input is known before anything was read. The others need nothing, or an id of a list. */
const INPUTS: Readonly<Record<string, Input>> = {
  'goods.search': { keywords: 'a', type: 0 },
  'goods.fl': { keywords: 'a' },
  'user.ledgerExport': { ledger: 'balance' },
  'promoPage.list': { kind: 'zone' },
}

/**
 * Compares a service with the contract, call by call: what it answers to reads, whom it refuses, how it says that input is
 * wrong, and what the client relies on (pages by key, idempotency, forms and JSON, protection against other sites). It
 * writes nothing that it does not take back: one line of the buyer's cart.
 */
export async function checkContract(options: CheckOptions): Promise<CheckResult> {
  const { account, password } = options
  const doFetch = options.fetch ?? fetch
  const baseUrl = new URL(options.baseUrl).href.replace(/\/$/, '')
  const report = createReport()
  const visitor = openSession(baseUrl, doFetch)
  await checkVisitor(visitor, report)
  if (account !== undefined && password !== undefined) {
    const buyer = openSession(baseUrl, doFetch)
    const login = await buyer.send(authLogin, { account, password })
    if (report.success(authLogin, 'login of the buyer', login) !== undefined) await checkBuyer(buyer, report)
  }
  return { findings: report.findings, counts: report.counts() }
}

async function checkVisitor(visitor: Session, report: Report): Promise<void> {
  const goods = await firstGoods(visitor)
  for (const { endpoint, payload } of calls) {
    if (endpoint.access === 'buyer') {
      report.refusal(endpoint, 'without a login', await visitor.send(endpoint, {}), CODE.unauthenticated)
    } else if (isRead(endpoint)) {
      await read(visitor, report, { endpoint, payload }, { step: 'read as a visitor', goods })
    }
  }
  const { body } = await visitor.send(goodsList, {})
  report.note(
    goodsList,
    'prices for a visitor',
    pricesIn(body?.data).map(path => `${path}: is for buyers with a checked licence only`),
  )
  await checkPages(visitor, report)
  await checkGuard(visitor, report)
}

async function checkBuyer(buyer: Session, report: Report): Promise<void> {
  const goods = await firstGoods(buyer)
  const orders = report.success(orderList, 'orders of the buyer', await buyer.send(orderList, {}))
  const order = (orders as { list?: { id: number }[] } | undefined)?.list?.[0]
  for (const { endpoint, payload } of calls)
    if (isRead(endpoint))
      await read(buyer, report, { endpoint, payload }, { step: 'read as a buyer', goods, order })
  for (const each of calls) await checkEmptyInput(buyer, report, each)
  if (goods) await checkCart(buyer, report, goods)
}

const isRead = ({ method, multipart }: Endpoint) => method === 'GET' && !multipart

interface Known {
  readonly step: string
  /** A product of the list. */
  readonly goods: Goods | undefined
  readonly order?: { readonly id: number } | undefined
}

/** Sends a read whose input is known; one that asks for the id of something else is left out. */
async function read(
  session: Session,
  report: Report,
  { endpoint, payload }: Pick<Call, 'endpoint' | 'payload'>,
  { step, goods, order }: Known,
): Promise<void> {
  const [resource = ''] = endpoint.name.split('.')
  const id = new Map([
    ['goods', goods?.id],
    ['order', order?.id],
  ]).get(resource)
  const input = INPUTS[endpoint.name] ?? (payload.safeParse({}).success ? {} : id && { id })
  if (!input || !payload.safeParse(input).success) return
  report.success(endpoint, step, await session.send(endpoint, input))
}

async function firstGoods(session: Session): Promise<Goods | undefined> {
  const { body } = await session.send(goodsList, { in_stock: 1 })
  const list = (body?.data as { list?: Goods[] } | undefined)?.list
  return list?.find(goods => goods.buy_state === 'ok') ?? list?.[0]
}

/** Paths of the fields that say a price. */
function pricesIn(value: unknown, at = 'data'): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) =>
    PRICE_FIELDS.includes(name) ? [`${at}.${name}`] : pricesIn(inner, `${at}.${name}`),
  )
}

/** Two pages that follow each other by key have no product in common, and the first is there again. */
async function checkPages(session: Session, report: Report): Promise<void> {
  const page = async (input: Input) =>
    (await session.send(goodsList, { per_page: 5, ...input })).body?.data as
      | { list?: { goods_price_id: number }[]; next_key?: string | null }
      | undefined
  const first = await page({})
  if (!first?.next_key) return
  const second = await page({ key: first.next_key })
  const ids = new Set(first.list?.map(goods => goods.goods_price_id))
  const again = second?.list?.filter(goods => ids.has(goods.goods_price_id)) ?? []
  const problems = again.map(({ goods_price_id }) => `has the line ${goods_price_id} of the page before`)
  report.note(goodsList, 'the page after the first, by its key', problems)
}

/** A write without the header that pages of other sites cannot send is refused. */
async function checkGuard(session: Session, report: Report): Promise<void> {
  const input = { account: '13800000000', password: 'wrong' }
  const answer = await session.send(authLogin, input, { headers: { 'X-Requested-With': undefined } })
  report.refusal(authLogin, 'without X-Requested-With', answer, 403)
}

/** A write that needs something says what, by field. */
async function checkEmptyInput(
  session: Session,
  report: Report,
  { endpoint, payload, bulk }: Call,
): Promise<void> {
  if (isRead(endpoint) || endpoint.multipart || bulk || endpoint.path.includes('{')) return
  if (payload.safeParse({}).success) return
  report.refusal(endpoint, 'with an empty form', await session.send(endpoint, {}), CODE.invalid)
}

interface CartRow {
  readonly id: number
  readonly goods: { readonly goods_price_id: number }
  readonly number: number
}

/** A line is added by form and by JSON, once for each key, and removed again. */
async function checkCart(buyer: Session, report: Report, goods: Goods): Promise<void> {
  const { id, goods_price_id, min_qty, step_qty } = goods
  const lineOf = async () => {
    const { body } = await buyer.send(cartList, {})
    const data = body?.data as { list?: CartRow[] } | undefined
    return data?.list?.find(line => line.goods.goods_price_id === goods_price_id)
  }
  if (await lineOf()) return
  const add = { params: [{ goods_id: id, goods_price_id, number: min_qty }] }
  const headers = { 'Idempotency-Key': `conformance-${Date.now()}-${id}` }
  for (const step of ['by form', 'by form, again with the same key'])
    report.success(cartAdd, step, await buyer.send(cartAdd, add, { headers }))
  const once = await lineOf()
  const problems = once?.number === min_qty ? [] : [`the cart has ${once?.number ?? 0} packs, not ${min_qty}`]
  report.note(cartAdd, 'a key that is sent twice', problems)
  const more = { params: [{ goods_id: id, goods_price_id, number: step_qty }] }
  report.success(cartAdd, 'by JSON', await buyer.send(cartAdd, more, { json: true }))
  const line = await lineOf()
  if (line)
    report.success(cartBatchDelete, 'remove the line', await buyer.send(cartBatchDelete, { ids: [line.id] }))
}
