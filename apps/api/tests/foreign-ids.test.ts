import { callOf, type Endpoint, endpoints, pathNames } from '@yaoji/api-client/contract'
import { acceptanceOrder } from '@yaoji/api-client/contract/acceptance'
import { cartAdd, cartBatchDelete, cartList } from '@yaoji/api-client/contract/cart'
import { fileUpload } from '@yaoji/api-client/contract/file'
import type { FilePurpose } from '@yaoji/api-client/contract/input/file'
import { invoiceCreate } from '@yaoji/api-client/contract/invoice'
import { type JsonSchema, toJsonSchema } from '@yaoji/api-client/contract/json-schema'
import { orderCreate } from '@yaoji/api-client/contract/order'
import { orderPay } from '@yaoji/api-client/contract/payment'
import { purchaseCodeList, purchaseCodeSave } from '@yaoji/api-client/contract/purchase-code'
import { purchaseListRemove, purchaseListSave } from '@yaoji/api-client/contract/purchase-list'
import { redemptionCreate } from '@yaoji/api-client/contract/redemption'
import { returnCreate } from '@yaoji/api-client/contract/return'
import { ticketCreate } from '@yaoji/api-client/contract/service-ticket'
import { wantedCreate } from '@yaoji/api-client/contract/wanted'
import { type FormInput, writeForm } from '@yaoji/api-client/form'
import { desc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { regionRows } from '../src/modules/address/official-regions'
import { regions } from '../src/modules/address/tables'
import { enterprises } from '../src/modules/licence/tables'
import { messages } from '../src/modules/message/tables'
import { lockOrder } from '../src/modules/order/change-status'
import { shippedBatches } from '../src/modules/order/parcels'
import { shipOrder } from '../src/modules/order/ship'
import { orders, parcelPacks } from '../src/modules/order/tables'
import { markPaid } from '../src/modules/payment/mark-paid'
import { orderReturns } from '../src/modules/return/tables'
import { serviceTickets } from '../src/modules/service-ticket/tables'
import { addSupplyContract } from '../src/modules/supply-contract/service'
import { supplyContracts } from '../src/modules/supply-contract/tables'
import { beginSession } from '../src/session/session'
import { givePoints, insertAddress, insertCoupon, insertPointsGift } from './buyer-data'
import { JPEG, namedFile } from './files'
import { insertBasics, insertBuyer, insertGoods } from './fixtures'
import { documentInput, insertDraft, type Registrant } from './registration'
import { type Browser, startService, TEST_USE, type TestService } from './service'

/*
 * Every id that a call takes, in its path, query or body, at any depth: it names what everybody may see, or there is a
 * row here that proves that another buyer's object looks like a missing one.
 */

let service: TestService
let owner: Registrant
let other: Registrant
let storeId: number
/** The lines of the log. */
const logged: { event: string; user?: number }[] = []

beforeAll(async () => {
  service = await startService({ log: { write: (text: string) => logged.push(JSON.parse(text)) > 0 } })
  const { db } = service
  await beginIdsApart(db)
  await insertBasics(db)
  await insertGoods(db, { id: 1, stock: 1000 })
  await insertPointsGift(db, { id: 1, stock: 1000 })
  await db.insert(regions).values(regionRows().filter(row => row.code.startsWith('31')))
  const ownerId = await insertBuyer(db, { phone: '13900000001' })
  const otherId = await insertBuyer(db, { phone: '13900000002', company: '别家药店总部' })
  storeId = await insertBuyer(db, { phone: '13900000003', company: '别家药店分店', head_id: otherId })
  for (const [at, user_id] of [ownerId, otherId].entries())
    await db
      .insert(enterprises)
      .values({ user_id, type: 'pharmacy', credit_code: `91310115MA1H7XYZ0${at}`, legal_person: '王康' })
  owner = await openBuyer(ownerId)
  other = await openBuyer(otherId)
  for (const id of [ownerId, otherId]) await insertAddress(db, id, { is_default: 1 })
})

afterAll(() => service.close())

async function openBuyer(userId: number): Promise<Registrant> {
  return { ...(await service.buyer(userId)), userId }
}

/** Each table begins its ids at a number of its own, which is no number of something else in an answer. */
async function beginIdsApart(db: TestService['db']): Promise<void> {
  await db.execute(sql`select setval(format('%I', sequencename)::regclass, 70000000 + 10000 * row_number() over ())
    from pg_sequences where schemaname = 'public'`)
}

const fileFor = (purpose: FilePurpose) => async (buyer: Registrant) => {
  const { file } = await buyer.upload(fileUpload, { purpose }, namedFile(JPEG, '照片.jpg'))
  return file.id
}

/** What a buyer has, made for each row of the table. Answers its id. */
const MAKE = {
  address: ({ userId }) => insertAddress(service.db, userId),
  cartLine: async (browser: Registrant) => {
    const { added, adjusted } = await browser.call(cartAdd, { params: [{ goods_id: 1, number: 2 }] })
    return (added[0] ?? adjusted[0])!.id
  },
  removedLine: async (browser: Registrant): Promise<number> => {
    const id: number = await MAKE.cartLine(browser)
    await browser.call(cartBatchDelete, { ids: [id] })
    return id
  },
  contract: async ({ userId }) => {
    await addSupplyContract({ db: service.db, now: service.clock.now }, userId)
    const own = eq(supplyContracts.user_id, userId)
    const [row] = await service.db.select().from(supplyContracts).where(own).orderBy(desc(supplyContracts.id))
    return row!.id
  },
  coupon: ({ userId }) => insertCoupon(service.db, userId),
  purchaseCode: async (browser: Registrant) => {
    await browser.call(purchaseCodeSave, { codes: [{ text: '001023', is_own: 1, goods_id: 1 }] })
    return (await browser.call(purchaseCodeList, {})).list[0]!.id
  },
  purchaseList: async (browser: Registrant): Promise<number> => {
    const lines = [{ query: '阿莫西林胶囊', number: '5' }]
    return (await browser.call(purchaseListSave, { name: `周一补货${browser.userId}`, lines })).list.id
  },
  removedList: async (browser: Registrant): Promise<number> => {
    const id: number = await MAKE.purchaseList(browser)
    await browser.call(purchaseListRemove, { id })
    return id
  },
  voucher: ({ userId }) => insertCoupon(service.db, userId, { kind: 'cash' }),
  licenceFile: fileFor('licence'),
  slipFile: fileFor('transfer_slip'),
  returnFile: fileFor('return'),
  ticketFile: fileFor('ticket'),
  receiptFile: fileFor('receipt'),
  feedbackFile: fileFor('feedback'),
  message: async ({ userId }) => {
    const text = { title: '发货通知', content: '', url: '' }
    const [row] = await service.db
      .insert(messages)
      .values({ user_id: userId, kind: 'order', ...text, created_at: service.clock.now })
      .returning({ id: messages.id })
    return row!.id
  },
  order: async (browser: Registrant) => {
    await MAKE.cartLine(browser)
    const ids = (await browser.call(cartList, {})).list.map(line => line.id)
    const address_id = await passedAddress(browser.userId)
    return (await browser.call(orderCreate, { ids, address_id, expected_total: '999999.00' })).order_id
  },
  batch: async (browser: Registrant) => (await shippedOrder(browser)).batch,
  parcel: async (browser: Registrant) => (await shippedParcel(browser)).id,
  parcelPack: async (browser: Registrant) => {
    const parcel = await shippedParcel(browser)
    if (browser === other) otherParcels.set(parcel.pack_id, parcel.id)
    return parcel.pack_id
  },
  orderLine: async (browser: Registrant) => (await shippedOrder(browser)).line,
  orderReturn: async (browser: Registrant) => {
    const { id, batch } = await shippedOrder(browser)
    const lines = [{ batch_id: batch, number: 1 }]
    const made = await browser.call(returnCreate, { id, kind: 'exchange', reason: 'wrong', lines })
    return made.order_return.id
  },
  ticket: (browser: Registrant) => openTicket(browser),
  paidOrder: async (browser: Registrant): Promise<number> => {
    const id = await MAKE.order(browser)
    await service.db.transaction(async tx => {
      const row = await lockOrder(tx, id)
      await markPaid({ db: tx, now: service.clock.now }, row!, { way: 'wechat', amount: row!.payable_amount })
    })
    return id
  },
  invoice: async (browser: Registrant): Promise<number> => {
    const order_ids = [await MAKE.paidOrder(browser)]
    return (await browser.call(invoiceCreate, { order_ids, type: 'digital' })).invoice.id
  },
  redemption: async (buyer: Registrant) => {
    await readyToRedeem(buyer)
    const address_id = await passedAddress(buyer.userId)
    const input = { gift_id: 1, number: 1, address_id, ...REDEMPTION_PRICE }
    return (await buyer.call(redemptionCreate, input)).redemption.id
  },
  self: async ({ userId }) => userId,
  session: async ({ userId }) => {
    const context = { db: service.db, now: service.clock.now }
    return (await beginSession(context, userId, TEST_USE)).sessionId
  },
  /** A store to which the other buyer may copy; the owner is none. */
  store: async buyer => (buyer === other ? storeId : buyer.userId),
  wanted: async (browser: Registrant) => {
    const made = await browser.call(wantedCreate, { data: { name: '三七粉', number: 3 } })
    return made.wanted.id
  },
} satisfies Record<string, (buyer: Registrant) => Promise<number>>

const REDEMPTION_PRICE = { expected_points: 100, expected_cash: '0.00' }

/** Gives a buyer the points for one gift. */
const readyToRedeem = ({ userId }: Registrant) =>
  givePoints(service.db, userId, REDEMPTION_PRICE.expected_points)

async function passedAddress(userId: number): Promise<number> {
  const { rows } = (await service.db.execute(
    sql`select id from addresses where review_state = 'passed' and user_id = ${userId} limit 1`,
  )) as unknown as { rows: { id: number }[] }
  return rows[0]!.id
}

type Input = Record<string, FormInput>

interface Row {
  /** Whose object the id names. */
  readonly make: keyof typeof MAKE
  /** An input of the other buyer that would be accepted if the object were theirs. */
  readonly input?: (id: number) => Input | Promise<Input>
  /** Who calls; the other buyer by default. */
  readonly caller?: () => Promise<Registrant>
}

const byId = (make: Row['make'], rest: Input = {}): Row => ({ make, input: id => ({ id, ...rest }) })

const byIds = (make: Row['make'], rest: Input = {}): Row => ({ make, input: id => ({ ids: [id], ...rest }) })

const ORDER = { expected_total: '999999.00' }

const RETURN = { kind: 'exchange', reason: 'wrong' }

const TICKET = { kind: 'documents', text: '少了发票' }

const SLIP = { payer: '别家药店总部', bank_serial: '1', paid_date: '2026-11-20' }

/** Every id that names one buyer's object, as call and field. A new one is added here, or below. */
const MATRIX: Readonly<Record<string, Row>> = {
  'acceptance.order id': byId('order'),
  'acceptance.create id': {
    make: 'parcel',
    input: async id => ({ id, inspector: '贼', lines: [{ pack_id: await packIn(id), ...NUMBERS }] }),
  },
  'acceptance.create pack_id': {
    make: 'parcelPack',
    input: async pack_id => ({
      id: otherParcels.get(pack_id) ?? (await shippedParcel(other)).id,
      inspector: '贼',
      lines: [{ pack_id, ...NUMBERS }],
    }),
  },
  'address.update id': byId('address', {
    consignee: '贼',
    mobile: '13900000002',
    district_code: '310115',
    detail: '别处',
  }),
  'address.setDefault id': byId('address'),
  'address.delete id': byId('address'),
  'cart.edit id': byId('cartLine', { params: { number: 9 } }),
  'cart.batchDelete ids': byIds('cartLine'),
  'cart.restore ids': byIds('removedLine'),
  'cart.batchSelect ids': byIds('cartLine', { is_selected: 0 }),
  'cart.checkout ids': byIds('cartLine'),
  'cart.checkout coupon_id': { make: 'coupon', input: async coupon_id => ({ ids: await line(), coupon_id }) },
  'cart.checkoutLines ids': { make: 'cartLine', input: id => ({ ids: [id], line_ids: [id] }) },
  'cart.checkoutLines line_ids': {
    make: 'cartLine',
    input: async id => ({ ids: await line(), line_ids: [id] }),
  },
  'cart.copy ids': { make: 'cartLine', input: id => ({ ids: [id], other_user_ids: [storeId] }) },
  'cart.copy other_user_ids': {
    make: 'store',
    input: async id => ({ ids: await line(), other_user_ids: [id] }),
  },
  'cart.distribute user_id': {
    make: 'store',
    input: user_id => ({ params: [{ user_id, goods_id: 1, number: 10 }] }),
  },
  'feedback.create file_ids': {
    make: 'feedbackFile',
    input: id => ({ data: { kind: 'other', content: '多谢', file_ids: [id] } }),
  },
  'feedback.create order_sn': {
    make: 'order',
    input: async id => ({ data: { kind: 'order', content: '少发一盒', order_sn: await snOf(id) } }),
  },
  'file.remove id': byId('licenceFile'),
  'invoice.change id': byId('invoice', { type: 'digital' }),
  'invoice.create order_ids': { make: 'paidOrder', input: id => ({ order_ids: [id], type: 'digital' }) },
  'invoice.withdraw id': byId('invoice'),
  'licence.update file_ids': {
    make: 'licenceFile',
    input: async id => ({ ...(await documentInput(service, other.userId, 'food_licence')), file_ids: [id] }),
  },
  'message.read ids': byIds('message'),
  'order.cancel id': byId('order'),
  'order.close id': byId('order', { reason: '不要了' }),
  'order.create ids': {
    make: 'cartLine',
    input: async id => ({ ids: [id], address_id: await ownAddress(), ...ORDER }),
  },
  'order.create address_id': {
    make: 'address',
    input: async address_id => ({ ids: await line(), address_id, ...ORDER }),
  },
  'cart.checkout voucher_id': {
    make: 'voucher',
    input: async voucher_id => ({ ids: await line(), voucher_id }),
  },
  'order.create voucher_id': {
    make: 'voucher',
    input: async voucher_id => ({ ids: await line(), address_id: await ownAddress(), voucher_id, ...ORDER }),
  },
  'order.create coupon_id': {
    make: 'coupon',
    input: async coupon_id => ({ ids: await line(), address_id: await ownAddress(), coupon_id, ...ORDER }),
  },
  'order.detail id': byId('order'),
  'order.export store_id': { make: 'store', input: store_id => ({ store_id }) },
  'order.list store_id': { make: 'store', input: store_id => ({ store_id }) },
  'order.pay id': byId('order', { pay_type: 'wechat' }),
  'order.payment id': byId('order'),
  'order.receive id': byId('order'),
  'order.reorder id': byId('order'),
  'order.transferSlip id': byId('order', { ...SLIP, file_ids: [1] }),
  'order.transferSlip file_ids': {
    make: 'slipFile',
    input: async id => ({ id: await transferOrder(), ...SLIP, file_ids: [id] }),
  },
  'payment.together ids': byIds('order', { password: 'Yaoji@2026' }),
  'purchaseCode.remove ids': byIds('purchaseCode'),
  'purchaseList.get id': byId('purchaseList'),
  'purchaseList.remove id': byId('purchaseList'),
  'purchaseList.rename id': byId('purchaseList', { name: '改名' }),
  'purchaseList.restore id': byId('removedList'),
  'receipt.send id': byId('order', { file_ids: [1] }),
  'receipt.send file_ids': {
    make: 'receiptFile',
    input: async id => ({ id: (await shippedOrder(other, { is_ephedrine: 1 })).id, file_ids: [id] }),
  },
  'redemption.cancel id': byId('redemption'),
  'redemption.create address_id': {
    make: 'address',
    input: async address_id => {
      await readyToRedeem(other)
      return { gift_id: 1, number: 1, address_id, ...REDEMPTION_PRICE }
    },
  },
  'redemption.receive id': byId('redemption'),
  'register.document file_ids': {
    make: 'licenceFile',
    input: async id => ({
      ...(await documentInput(service, await registrant(), 'clinic_record')),
      file_ids: [id],
    }),
    caller: async () => openBuyer(await registrant()),
  },
  'return.create id': byId('order', { ...RETURN, lines: [{ batch_id: 1, number: 1 }] }),
  'return.create batch_id': {
    make: 'batch',
    input: async batch_id => ({
      id: await orderWith(batch_id),
      ...RETURN,
      lines: [{ batch_id, number: 1 }],
    }),
  },
  'return.create file_ids': {
    make: 'returnFile',
    input: async id => {
      const { id: order, batch } = await shippedOrder(other)
      return { id: order, ...RETURN, lines: [{ batch_id: batch, number: 1 }], file_ids: [id] }
    },
  },
  'return.detail sn': {
    make: 'orderReturn',
    input: async id => ({ sn: await requestSn(orderReturns, id) }),
  },
  'return.list id': byId('order'),
  'return.send id': byId('orderReturn', { company: '邮政', tracking_no: 'E1' }),
  'return.withdraw id': byId('orderReturn'),
  'supplyContract.detail id': byId('contract'),
  'session.end id': byId('session'),
  'statement.get store_id': { make: 'store', input: store_id => ({ store_id }) },
  'store.switch id': byId('self'),
  'ticket.create id': byId('order', TICKET),
  'ticket.create line_ids': {
    make: 'orderLine',
    input: async id => ({ id: await orderWith(id), ...TICKET, line_ids: [id] }),
  },
  'ticket.create file_ids': {
    make: 'ticketFile',
    input: async id => ({ id: (await shippedOrder(other)).id, ...TICKET, file_ids: [id] }),
  },
  'ticket.detail sn': { make: 'ticket', input: async id => ({ sn: await requestSn(serviceTickets, id) }) },
  'ticket.done id': byId('ticket'),
  'ticket.list id': byId('order'),
  'ticket.reopen id': byId('ticket'),
  'ticket.reply file_ids': {
    make: 'ticketFile',
    input: async id => ({ id: await openTicket(other), text: '补充', file_ids: [id] }),
  },
  'ticket.reply id': byId('ticket', { text: '补充' }),
  'wanted.accept id': byId('wanted', { expected_price: '1.00' }),
  'wanted.close id': byId('wanted'),
  'wanted.detail id': byId('wanted'),
}

/** A buyer's order that was shipped, with one of its lines and batches. */
async function shippedOrder(browser: Registrant, change: Partial<typeof orders.$inferInsert> = {}) {
  await MAKE.cartLine(browser)
  const ids = (await browser.call(cartList, {})).list.map(row => row.id)
  const address_id = await passedAddress(browser.userId)
  const { order_id: id } = await browser.call(orderCreate, { ids, address_id, ...ORDER })
  const { db, clock } = service
  await db
    .update(orders)
    .set({ status: 30, paid_at: clock.now, receipt: 'due', ...change })
    .where(eq(orders.id, id))
  await db.transaction(async tx => {
    const [row] = await tx.select().from(orders).where(eq(orders.id, id))
    await shipOrder({ db: tx, now: clock.now }, row!, { company: '顺丰', tracking_no: 'SF1' })
  })
  const [batch] = await shippedBatches(db, id)
  if (browser === other) for (const part of [batch!.id, batch!.line_id]) otherOrders.set(part, id)
  return { id, batch: batch!.id, line: batch!.line_id }
}

const NUMBERS = { received: 0, rejected: 0 }

/** The parcel of a buyer's shipped order, and the packs in it. */
async function shippedParcel(browser: Registrant): Promise<{ id: number; pack_id: number }> {
  const { id } = await shippedOrder(browser)
  const [parcel] = (await browser.call(acceptanceOrder, { id })).parcels
  return { id: parcel!.id, pack_id: parcel!.packs[0]!.pack_id }
}

/** Parcels of the other buyer, by their packs. */
const otherParcels = new Map<number, number>()

/** The packs in a parcel; for one that does not exist any others. */
async function packIn(id: number): Promise<number> {
  const own = eq(parcelPacks.parcel_id, id)
  const [pack] = await service.db.select({ id: parcelPacks.id }).from(parcelPacks).where(own)
  return pack?.id ?? 1
}

/** Shipped orders of the other buyer, by their batches and lines. */
const otherOrders = new Map<number, number>()

/** The order of the other buyer that has this batch or line; any one when it is not theirs. */
async function orderWith(part: number): Promise<number> {
  return otherOrders.get(part) ?? (await shippedOrder(other)).id
}

async function openTicket(browser: Registrant): Promise<number> {
  const { id } = await shippedOrder(browser)
  return (await browser.call(ticketCreate, { id, kind: 'documents', text: '少了发票' })).ticket.id
}

async function line(): Promise<number[]> {
  return [await MAKE.cartLine(other)]
}

async function ownAddress(): Promise<number> {
  return passedAddress(other.userId)
}

/** An order of the other buyer that waits for a bank transfer. */
async function transferOrder(): Promise<number> {
  const input = { ids: await line(), address_id: await ownAddress(), ...ORDER }
  const { order_id } = await other.call(orderCreate, input)
  await other.call(orderPay, { id: order_id, pay_type: 'transfer' })
  return order_id
}

/** The number of an order; one that no order has for {@link MISSING}. */
async function snOf(id: number): Promise<string> {
  const [order] = await service.db.select({ sn: orders.sn }).from(orders).where(eq(orders.id, id))
  return order?.sn ?? 'YJ00000000000000'
}

/** The number of a return or a ticket; one that none has for {@link MISSING}. */
async function requestSn(table: typeof orderReturns | typeof serviceTickets, id: number): Promise<string> {
  const [row] = await service.db.select({ sn: table.sn }).from(table).where(eq(table.id, id))
  return row?.sn ?? 'YJ00000000000000-T1'
}

async function userOf(phone: string): Promise<number | undefined> {
  const { rows } = (await service.db.execute(
    sql`select id from users where phone = ${phone}`,
  )) as unknown as { rows: { id: number }[] }
  return rows[0]?.id
}

/** A buyer whose registration is open. */
async function registrant(): Promise<number> {
  const known = await userOf('13900000009')
  if (known !== undefined) return known
  const id = await insertDraft(service.db, '13900000009')
  await service.db
    .insert(enterprises)
    .values({ user_id: id, type: 'clinic', credit_code: '', legal_person: '' })
  return id
}

/** Ids of what everybody may see, by call and field, or by field. */
const PUBLIC: ReadonlySet<string> = new Set([
  // The signature of the callback guards it.
  'payment.callback payment_sn',
  ...['article.detail id', 'article.page id', 'article.vote id', 'cart.quickAdd id', 'coupon.claim id'],
  ...[
    'draw.activity id',
    'draw.draw id',
    'draw.newRecord id',
    'focus.brand id',
    'focus.kxzqAd ids',
    'goods.detail id',
    'goods.similar id',
    'promoPage.detail id',
    'promoPage.list ids',
  ],
  ...[
    'banner_id',
    'brand_id',
    'category_id',
    'ck_id',
    'gift_id',
    'goods_id',
    'goods_ids',
    'goods_manjian_id',
  ],
  ...['goods_price_id', 'ladder_price_id'],
])

interface Named {
  readonly endpoint: Endpoint
  /** Name of the field with the id, without the names of the lists and records around it. */
  readonly field: string
}

/** Names of fields that name an object: `id`, `file_ids`, `order_sn`. */
const NAMES_OBJECT = /(^|_)(ids?|sns?)$/

interface Parts {
  readonly properties?: Record<string, JsonSchema>
  readonly items?: JsonSchema
  readonly anyOf?: readonly JsonSchema[]
  readonly oneOf?: readonly JsonSchema[]
}

function idsIn(schema: JsonSchema): string[] {
  const { properties = {}, items, anyOf = [], oneOf = [] } = schema as Parts
  const parts = [...Object.values(properties), ...(items ? [items] : []), ...anyOf, ...oneOf]
  return [...Object.keys(properties).filter(name => NAMES_OBJECT.test(name)), ...parts.flatMap(idsIn)]
}

const ids: Named[] = endpoints.flatMap(endpoint => {
  const { schema } = toJsonSchema(callOf(endpoint).payload, 'input', '#/')
  return [...new Set(idsIn(schema))].map(field => ({ endpoint, field }))
})

const keyOf = ({ endpoint, field }: Named) => `${endpoint.name} ${field}`

const isPublic = (named: Named) => PUBLIC.has(keyOf(named)) || PUBLIC.has(named.field)

describe('[SV-05 1] another buyer’s object', () => {
  test('every id that a call takes is in the table', () => {
    expect(
      ids
        .filter(named => !isPublic(named))
        .map(keyOf)
        .toSorted(),
    ).toEqual(Object.keys(MATRIX).toSorted())
  })

  test.each(ids.filter(named => !isPublic(named)).map(named => [keyOf(named), named.endpoint] as const))(
    '%s: looks like a missing one, stays, and its refusal is in the log; the buyer’s own one is accepted',
    async (key, endpoint) => {
      const { make, input = id => ({ id }), caller } = MATRIX[key] as Row
      const id = await MAKE[make](owner)
      const browser = (await caller?.()) ?? other
      const [theirs, missing] = [await input(id), await input(MISSING)]
      const before = await contents()
      logged.length = 0
      const answer = await send(browser, endpoint, theirs)
      const lines = logged.splice(0)
      expect(await contents()).toBe(before)
      const expected = await send(browser, endpoint, missing)
      expect(masked(answer, id)).toBe(masked(expected, MISSING))
      const ownId = await MAKE[make](browser)
      const own = await send(browser, endpoint, await input(ownId))
      expect(masked(own, ownId), 'the buyer’s own object is accepted').not.toBe(masked(expected, MISSING))
      const isInPath = pathNames(endpoint.path).some(name => key === `${endpoint.name} ${name}`)
      if (isInPath) expect(answer.status).toBe(404)
      if (answer.status === 404 || answer.status === 422)
        expect(lines).toMatchObject([{ event: 'object_not_found', user: browser.userId }])
    },
  )
})

const MISSING = 2_000_000_000

async function send(browser: Browser, endpoint: Endpoint, { ...input }: Input) {
  const { method, path } = endpoint
  let address = path
  for (const name of pathNames(path)) {
    address = address.replace(`{${name}}`, String(input[name]))
    delete input[name]
  }
  const headers = { 'content-type': 'application/x-www-form-urlencoded', 'x-requested-with': 'test' }
  if (method === 'GET' || method === 'DELETE')
    return browser.raw(method, `${address}?${writeForm(input)}`, { headers })
  return browser.raw(method, address, { headers, body: writeForm(input) })
}

/** An answer as text, the id that was asked for replaced. */
function masked({ status, body }: { status: number; body: unknown }, id: number): string {
  return `${status} ${JSON.stringify(body).replace(new RegExp(`\\b${id}\\b`, 'g'), 'ID')}`
}

/** Tables in which a refused call may write: tries are counted, sessions begin. */
const COUNTED = ['attempts', 'sms_codes', 'sessions', 'idempotency_keys']

/** What is in the database. */
async function contents(): Promise<string> {
  const { rows: tables } = (await service.db.execute(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  )) as unknown as { rows: { name: string }[] }
  const parts = tables
    .filter(({ name }) => !COUNTED.includes(name))
    .map(
      ({ name }) =>
        sql`(select coalesce(string_agg(t::text, ' ' order by t::text), '') from ${sql.identifier(name)} t)`,
    )
  const { rows } = (await service.db.execute(
    sql`select md5(array_to_string(array[${sql.join(parts, sql`, `)}], '|')) as hash`,
  )) as unknown as { rows: { hash: string }[] }
  return rows[0]!.hash
}
