import { createHash } from 'node:crypto'
import { cartList } from '@yaoji/api-client/contract/cart'
import { cartCheckout } from '@yaoji/api-client/contract/checkout'
import { orderCreate, orderList } from '@yaoji/api-client/contract/order'
import {
  supplyContractDetail,
  supplyContractList,
  supplyContractSign,
} from '@yaoji/api-client/contract/supply-contract'
import { authSmsCode } from '@yaoji/api-client/contract/user'
import { eq, sql } from 'drizzle-orm'
import { afterEach, describe, expect, onTestFinished, test } from 'vitest'
import { insertBuyer, TERMS_VERSION } from '../../../tests/fixtures'
import { filesOf, operate } from '../../../tests/operate'
import { openOrderShop } from '../../../tests/order-shop'
import type { ContractContent } from '../../pdf/content'
import draw from '../../pdf/draw'
import { smsCodes, users } from '../../session/tables'
import { drawSigned } from './pdf'
import { addSupplyContract } from './service'
import { contractTerms, supplyContracts } from './tables'
import { termsOf } from './terms'
import { hashOf } from './text'

const shop = openOrderShop()

afterEach(() => {
  shop.service.pdf.draw = draw
})

const UNSIGNED = { kind: 'locked', code: 459, message: '采购前请先签订本年度的供货合同' }

async function removeContracts() {
  await shop.service.db.delete(supplyContracts).where(eq(supplyContracts.user_id, shop.buyerId))
}

async function changeContract(change: Partial<typeof supplyContracts.$inferInsert>) {
  await shop.service.db.update(supplyContracts).set(change).where(eq(supplyContracts.user_id, shop.buyerId))
}

const checkout = (ids: number[]) => shop.browser.call(cartCheckout, { ids })

test.each([
  ['has no signed contract', null],
  ['has a contract that ended yesterday', { end_date: '2026-11-19' }],
  ['has a contract that begins tomorrow', { begin_date: '2026-11-21' }],
])(
  '[ER-03] an approved buyer who %s gets a 459 at the checkout and for an order, and orders nothing',
  async (_who, change) => {
    const stock = await shop.stockOf(60)
    const ids = await shop.fill({ goods_id: 6, number: 1 })
    const { expected_total } = await checkout(ids)
    await (change ? changeContract(change) : removeContracts())
    await expect(checkout(ids)).rejects.toMatchObject(UNSIGNED)
    const order = { ids, address_id: shop.addressId, expected_total }
    await expect(shop.browser.call(orderCreate, order)).rejects.toMatchObject(UNSIGNED)
    expect((await shop.browser.call(orderList, {})).total).toBe(0)
    expect(await shop.stockOf(60)).toBe(stock)
    expect((await shop.browser.call(cartList, {})).list.map(line => line.id)).toEqual(ids)
  },
)

test('[ER-03] on the first and the last day of the contract the buyer orders', async () => {
  const ids = await shop.fill({ goods_id: 6, number: 1 })
  await changeContract({ begin_date: '2026-11-20', end_date: '2026-11-20' })
  expect((await checkout(ids)).blocked).toBe('')
})

test('[ER-03] a contract is valid for a year from the day on which it is made', async () => {
  const { db, clock } = shop.service
  const ids = await shop.fill({ goods_id: 6, number: 1 })
  await removeContracts()
  await addSupplyContract({ db, now: clock.now }, shop.buyerId)
  shop.browser = await shop.service.buyer(shop.buyerId)
  const [own] = await db.select().from(supplyContracts).where(eq(supplyContracts.user_id, shop.buyerId))
  expect(own).toMatchObject({ begin_date: '2026-11-20', end_date: '2027-11-19' })
  expect((await checkout(ids)).blocked).toBe('')
})

test('a buyer whose licence is not approved reads of the licence, not of the contract', async () => {
  const ids = await shop.fill({ goods_id: 6, number: 1 })
  await removeContracts()
  await shop.service.db.update(users).set({ licence_state: 'submitted' }).where(eq(users.id, shop.buyerId))
  expect((await checkout(ids)).blocked).toBe('资质审核中，通过后可下单')
})

const REFUSED = '验证码不正确，请核对或重新获取'
const PARTY = { company: '康宁大药房', address: '上海市浦东新区张江路 1 号' }

async function askCode(browser = shop.browser, purpose: 'contract' | 'login' = 'contract') {
  shop.service.clock.now = new Date(shop.service.clock.now.getTime() + 61_000)
  await browser.call(authSmsCode, { phone: String(shop.phone), purpose })
  return /\d{6}/.exec(shop.service.sms.at(-1)?.text ?? '')?.[0] ?? ''
}

const sign = (code: string, terms_version = TERMS_VERSION) =>
  shop.browser.call(supplyContractSign, { code, terms_version, agreement: 1 })

describe('a buyer without a contract', () => {
  test('[RT-23 /dzht] [ER-03] signs the offered year with a code, and the checkout opens', async () => {
    const ids = await shop.fill({ goods_id: 6, number: 1 })
    await removeContracts()
    const { offer, list } = await shop.browser.call(supplyContractList, {})
    expect(list).toEqual([])
    expect(offer).toMatchObject({ begin_date: '2026-11-20', end_date: '2027-11-19', buyer: PARTY })
    const { contract } = await sign(await askCode())
    expect(contract).toMatchObject({ state: 'running', begin_date: '2026-11-20', end_date: '2027-11-19' })
    expect(shop.service.sms.at(-1)?.text).toContain('签订供货合同')
    expect((await checkout(ids)).blocked).toBe('')
    expect(await shop.browser.call(supplyContractList, {})).toMatchObject({ offer: null, list: [contract] })
  })

  test('[SV-05] signs with no other code: a wrong one, one for the login, one of another browser', async () => {
    await removeContracts()
    const right = await askCode()
    const other = await askCode(shop.service.visitor())
    const login = await askCode(shop.browser, 'login')
    for (const code of [right === '000000' ? '000001' : '000000', login, other]) {
      await expect(sign(code)).rejects.toMatchObject({ fields: { code: [REFUSED] } })
    }
    await sign(right)
    expect((await shop.browser.call(supplyContractList, {})).list).toHaveLength(1)
  })

  test('signs one contract when it signs twice at the same time', async () => {
    await removeContracts()
    const code = await askCode()
    const body = new URLSearchParams({
      code,
      terms_version: String(TERMS_VERSION),
      agreement: '1',
    }).toString()
    const headers = { 'content-type': 'application/x-www-form-urlencoded', 'x-requested-with': 'test' }
    const request = () => shop.browser.raw('POST', supplyContractSign.path, { body, headers })
    const answers = await Promise.all([request(), request()])
    expect(answers.map(({ status }) => status).filter(status => status === 200)).toHaveLength(1)
    expect((await shop.browser.call(supplyContractList, {})).list).toHaveLength(1)
  })

  test('signs only the terms that it has read', async () => {
    await removeContracts()
    const code = await askCode()
    await expect(sign(code, 1)).rejects.toMatchObject({ code: 409 })
    await sign(code)
  })

  test('has nothing to sign before its licence is approved', async () => {
    await removeContracts()
    const code = await askCode()
    await shop.service.db.update(users).set({ licence_state: 'submitted' }).where(eq(users.id, shop.buyerId))
    expect((await shop.browser.call(supplyContractList, {})).offer).toBeNull()
    await expect(sign(code)).rejects.toMatchObject({ code: 409 })
  })
})

test('a signed contract keeps the buyer as it signed, and hides the middle of the number', async () => {
  await removeContracts()
  const { contract } = await sign(await askCode())
  await shop.service.db.update(users).set({ company: '康宁连锁' }).where(eq(users.id, shop.buyerId))
  const shown = await shop.browser.call(supplyContractDetail, { id: contract.id })
  const signed_phone = String(shop.phone).replace(/^(...)..../, '$1****')
  expect(shown.contract).toMatchObject({ ...contract, buyer: PARTY, signed_phone })
  expect(shown.contract.terms.length).toBeGreaterThan(5)
})

test('the next year can be signed in the last thirty days, and follows without a gap', async () => {
  await changeContract({ end_date: '2026-12-21' })
  expect((await shop.browser.call(supplyContractList, {})).offer).toBeNull()
  await expect(sign(await askCode())).rejects.toMatchObject({ code: 409 })
  await changeContract({ end_date: '2026-12-20' })
  const { offer } = await shop.browser.call(supplyContractList, {})
  expect(offer).toMatchObject({ begin_date: '2026-12-21', end_date: '2027-12-20' })
  expect((await sign(await askCode())).contract).toMatchObject({ state: 'coming', begin_date: '2026-12-21' })
})

test('[RT-23 /dzht] a new version of the terms changes no signed one', async () => {
  const { db } = shop.service
  const versions = await Promise.all([1, 2, TERMS_VERSION].map(version => termsOf(db, version)))
  const [signed, second, current] = versions.map(({ terms }) => JSON.stringify(terms))
  expect(signed).toContain('除质量问题、错发漏发和召回外，药品售出后不予退换')
  expect(current).not.toContain('药品售出后不予退换')
  expect(current).toContain('只送到证照载明的地址或经审核通过的地址')
  const batchesOnInvoices = '品名、规格、批号、数量应与随货同行单一致'
  expect([signed, second, current].map(text => text?.includes(batchesOnInvoices))).toEqual([
    true,
    true,
    false,
  ])
  expect(versions.map(({ terms }) => terms.length)).toEqual([10, 10, 10])
  // What the shop sets is not in the terms that are signed now.
  const setByTheShop = /签收后 \d+ (天|小时)|签收 \d+ 天|收货后 \d+ 天内上传|到期前 \d+ 天/
  expect([second, current].map(text => setByTheShop.test(text ?? ''))).toEqual([true, false])
})

test.each([
  ['changed', sql`update contract_terms set articles = '[]' where version = 1`],
  ['deleted', sql`delete from contract_terms where version = 3`],
])('[RT-23 /dzht] the database lets no version of the terms be %s', async (_what, statement) => {
  await expect(shop.service.db.execute(statement)).rejects.toMatchObject({
    cause: expect.objectContaining({ message: expect.stringContaining('a version never changes') }),
  })
})

/** A contract that was signed by a code just now. */
async function signed() {
  await removeContracts()
  return (await sign(await askCode())).contract
}

function pdfContext() {
  const { app, db, clock } = shop.service
  return { db, now: clock.now, ports: app.deps.ports, logError() {} }
}

const drawnOf = (contents: ContractContent[], bytes = '%PDF-1.3 first') => {
  shop.service.pdf.draw = async content => {
    contents.push(content as ContractContent)
    return Buffer.from(bytes)
  }
}

const pdfOf = (id: number, browser = shop.browser) => browser.raw('GET', `/api/supply_contract/${id}/pdf`)

test('[RT-23 /dzht] a signed contract is one PDF, which later code, parties and terms do not change', async () => {
  const contents: ContractContent[] = []
  drawnOf(contents)
  const { id, number, pdf_url } = await signed()
  await drawSigned(pdfContext())
  expect(await drawSigned(pdfContext())).toBe(0)
  drawnOf(contents, '%PDF-1.3 second')
  await shop.service.db.update(users).set({ company: '康宁连锁' }).where(eq(users.id, shop.buyerId))
  const { status, body, headers } = await shop.browser.raw('GET', pdf_url)
  expect([status, body.msg, headers['content-type']]).toEqual([200, '%PDF-1.3 first', 'application/pdf'])
  expect(headers['content-disposition']).toBe(`inline; filename*=UTF-8''${number}.pdf`)
  const own = contents.filter(content => content.number === number)
  expect(own).toMatchObject([{ buyer: PARTY, terms_version: TERMS_VERSION }])
  const { contract } = await shop.browser.call(supplyContractDetail, { id })
  expect(contract.text_sha256).toBe(own[0]!.text_sha256)
  expect(contract.pdf_sha256).toBe(createHash('sha256').update('%PDF-1.3 first').digest('hex'))
  const other = await shop.service.buyer(await insertBuyer(shop.service.db, { phone: '13700009998' }))
  expect((await pdfOf(id, other)).status).toBe(404)
  expect((await pdfOf(id, shop.service.visitor())).status).toBe(404)
})

test('[RT-23 /dzht] a contract of before gets its PDF once, with its parties, when it is read', async () => {
  const contents: ContractContent[] = []
  drawnOf(contents)
  const { list } = await shop.browser.call(supplyContractList, {})
  const id = list[0]!.id
  expect(await drawSigned(pdfContext())).toBe(0)
  await Promise.all([pdfOf(id), pdfOf(id), pdfOf(id)])
  await shop.service.db.update(users).set({ company: '康宁连锁' }).where(eq(users.id, shop.buyerId))
  await pdfOf(id)
  expect(contents).toMatchObject([{ text_sha256: '', signed_phone: '', buyer: PARTY }])
  expect((await shop.browser.call(supplyContractDetail, { id })).contract.buyer).toMatchObject(PARTY)
})

test('[RT-23 /dzht] a PDF that is not drawn is a 503, and the signature stays', async () => {
  const { id } = await signed()
  shop.service.pdf.draw = () => Promise.reject(new Error('no thread'))
  expect((await pdfOf(id)).status).toBe(503)
  expect((await shop.browser.call(supplyContractList, {})).list).toHaveLength(1)
  drawnOf([])
  expect((await pdfOf(id)).status).toBe(200)
})

test('the row of a signed contract has address, browser, code and the hash of what was signed', async () => {
  const { id } = await signed()
  const [row] = await shop.service.db.select().from(supplyContracts).where(eq(supplyContracts.id, id))
  expect(row).toMatchObject({
    signed_address: '127.0.0.1',
    signed_browser: expect.stringContaining('lightMyRequest'),
    signed_at: shop.service.clock.now,
    signed_phone: String(shop.phone),
    supplier: expect.objectContaining({ phone: expect.any(String) }),
  })
  const [code] = await shop.service.db.select().from(smsCodes).where(eq(smsCodes.id, row!.code_id!))
  expect(code).toMatchObject({ purpose: 'contract', used_at: shop.service.clock.now })
  const { contract } = await shop.browser.call(supplyContractDetail, { id })
  expect(hashOf(contract)).toBe(row!.text_sha256)
})

test('an operator sees what proves a signature, and what was not recorded', async () => {
  drawnOf([])
  const { id, number } = await signed()
  await pdfOf(id)
  const [row] = await shop.service.db.select().from(supplyContracts).where(eq(supplyContracts.id, id))
  const { outcome } = await operate(shop.service, `contracts/${number}/evidence`)
  for (const part of [
    number,
    String(shop.phone),
    '127.0.0.1',
    `验证码编号 ${row!.code_id}`,
    `条款第 ${TERMS_VERSION} 版`,
  ])
    expect(outcome).toContain(part)
  expect(outcome).toContain(`${row!.text_sha256}（与保存的文本一致）`)
  expect(await filesOf(shop.service, `contracts/${number}`)).toMatchObject([{ name: `${number}.pdf` }])
  await changeContract({ buyer: { ...row!.buyer!, company: '另一家' } })
  expect((await operate(shop.service, `contracts/${id}/evidence`)).outcome).toContain('与保存的文本不一致')
  await changeContract({ text_sha256: '', signed_address: '', code_id: null })
  expect((await operate(shop.service, `contracts/${id}/evidence`)).outcome).toContain(
    '验证码编号 没有记录；网络地址 没有记录',
  )
  expect((await operate(shop.service, 'contracts/abc/evidence')).status).toBe(404)
})

test('[RT-23 /dzht] a version that comes between reading and signing is not signed unread', async () => {
  const { db } = shop.service
  await removeContracts()
  const code = await askCode()
  const next = TERMS_VERSION + 1
  const { terms } = await termsOf(db, TERMS_VERSION)
  onTestFinished(async () => {
    await removeContracts()
    await db.execute(sql`alter table contract_terms disable trigger contract_terms_never_change`)
    await db.delete(contractTerms).where(eq(contractTerms.version, next))
    await db.execute(sql`alter table contract_terms enable trigger contract_terms_never_change`)
  })
  await db.insert(contractTerms).values({ version: next, articles: terms })
  await expect(sign(code)).rejects.toMatchObject({ code: 409 })
  expect((await sign(code, next)).contract.state).toBe('running')
})
