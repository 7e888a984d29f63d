import { messageList } from '@yaoji/api-client/contract/message'
import {
  wantedAccept,
  wantedClose,
  wantedCreate,
  wantedDetail,
  wantedList,
} from '@yaoji/api-client/contract/wanted'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { insertBasics, insertBuyer, insertGoods } from '../../../tests/fixtures'
import { operate, waiting } from '../../../tests/operate'
import { type Browser, startService, type TestService } from '../../../tests/service'
import { wanted, wantedReplies } from './tables'

let service: TestService
let browser: Browser
let phone = 13_900_000_000

beforeAll(async () => {
  service = await startService()
})

beforeEach(async () => {
  browser = await newBuyer()
})

afterAll(() => service.close())

async function newBuyer(): Promise<Browser> {
  phone += 1
  return service.buyer(await insertBuyer(service.db, { phone: String(phone) }))
}

const ASKED = {
  name: '复方丹参滴丸',
  ypgg: '27mg×180丸',
  number: 200,
  target_price: '26.5',
  deadline: '2026-12-20',
}

test('[AP-22] a wanted variety is kept as it was asked for', async () => {
  const { wanted: made } = await browser.call(wantedCreate, { data: ASKED })
  expect(made).toMatchObject({
    ...ASKED,
    target_price: '26.50',
    status: 10,
    status_text: '待处理',
    actions: ['close'],
    sccj: '',
  })
})

test('[AP-22] what cannot be asked for is refused by field, and nothing is kept', async () => {
  const refused = async (change: object) => {
    const call = browser.call(wantedCreate, { data: { ...ASKED, ...change } })
    return Object.keys((await call.catch(error => error)).fields)
  }
  expect(await refused({ name: ' ' })).toEqual(['data.name'])
  expect(await refused({ number: 0 })).toEqual(['data.number'])
  expect(await refused({ target_price: '-1' })).toEqual(['data.target_price'])
  expect(await refused({ target_price: '0.00' })).toEqual(['data.target_price'])
  expect(await refused({ deadline: '2026-11-19' })).toEqual(['data.deadline'])
  expect(await refused({ deadline: '2026-02-30' })).toEqual(['data.deadline'])
  expect((await browser.call(wantedList, {})).total).toBe(0)
})

test('[AP-22] a second press with the same key is the same request', async () => {
  const options = { idempotencyKey: 'one-press-0001' }
  const first = await browser.call(wantedCreate, { data: ASKED }, options)
  expect(await browser.call(wantedCreate, { data: ASKED }, options)).toEqual(first)
  expect((await browser.call(wantedList, {})).total).toBe(1)
})

test('[AP-23] the list comes newest first, with replies, by status', async () => {
  const { wanted: first } = await browser.call(wantedCreate, { data: ASKED })
  await browser.call(wantedCreate, { data: { ...ASKED, name: '三七粉' } })
  await service.db
    .insert(wantedReplies)
    .values({ wanted_id: first.id, at: service.clock.now, text: '26.80 元，三天到货' })
  await service.db.update(wanted).set({ status: 20 }).where(eq(wanted.id, first.id))
  const { list } = await browser.call(wantedList, {})
  expect(list.map(each => [each.name, each.status_text, each.replies.map(reply => reply.text)])).toEqual([
    ['三七粉', '待处理', []],
    ['复方丹参滴丸', '已报价', ['26.80 元，三天到货']],
  ])
  expect((await browser.call(wantedList, { status: 20 })).total).toBe(1)
})

test('one that is no longer needed is closed once', async () => {
  const { wanted: made } = await browser.call(wantedCreate, { data: ASKED })
  expect((await browser.call(wantedClose, { id: made.id })).wanted).toMatchObject({ status: 40, actions: [] })
  await expect(browser.call(wantedClose, { id: made.id })).rejects.toMatchObject({ code: 409 })
})

test('[SV-05] another buyer’s wanted variety looks like a missing one', async () => {
  const { wanted: made } = await browser.call(wantedCreate, { data: ASKED })
  const other = await newBuyer()
  await expect(other.call(wantedDetail, { id: made.id })).rejects.toMatchObject({ code: 404 })
  await expect(other.call(wantedClose, { id: made.id })).rejects.toMatchObject({ code: 404 })
  expect((await browser.call(wantedDetail, { id: made.id })).wanted.status).toBe(10)
})

const reply = (id: number, fields: Record<string, string>) => operate(service, `wanted/${id}/reply`, fields)

test('[RT-31] a reply with a price quotes a request, one with a product lists it, and the buyer gets messages', async () => {
  const { wanted: made } = await browser.call(wantedCreate, { data: ASKED })
  await insertBasics(service.db)
  await insertGoods(service.db, { id: 1 })
  expect((await reply(made.id, { text: '三天到货', price: '26.8' })).outcome).toBe('已报价')
  expect((await reply(made.id, { text: '已上架', goods_id: '1' })).outcome).toBe('已上架')
  const { wanted: shown } = await browser.call(wantedDetail, { id: made.id })
  expect(shown).toMatchObject({
    status: 30,
    actions: [],
    replies: [
      { text: '三天到货', price: '26.80', goods_id: null },
      { text: '已上架', price: null, goods_id: 1 },
    ],
  })
  const { list } = await browser.call(messageList, {})
  expect(list.map(({ kind, url }) => [kind, url])).toEqual([
    ['arrival', `/zzfw/pzqg/info?id=${made.id}`],
    ['system', `/zzfw/pzqg/info?id=${made.id}`],
  ])
})

test('[SV-05] nobody replies without the operator’s key', async () => {
  const { wanted: made } = await browser.call(wantedCreate, { data: ASKED })
  for (const address of [`wanted/${made.id}/reply`, 'feedback/1/answer']) {
    expect((await operate(service, address, { text: 'x' }, 'guessed')).status).toBe(403)
  }
  expect((await browser.call(wantedDetail, { id: made.id })).wanted.replies).toEqual([])
})

test('[RT-31] [SV-05] a reply that makes no sense changes nothing, nor does one to a closed request', async () => {
  const { wanted: made } = await browser.call(wantedCreate, { data: ASKED })
  const wrongs: Record<string, string>[] = [
    { text: '' },
    { price: 'abc' },
    { price: '0' },
    { goods_id: '999999' },
    { goods_id: '-1' },
    { price: '26.8', valid: '2026-11-01' },
    { price: '26.8', valid: '2026-02-30' },
    { valid: '2027-01-01' },
  ]
  for (const wrong of wrongs) {
    expect((await reply(made.id, { text: 'x', ...wrong })).status, JSON.stringify(wrong)).toBe(422)
  }
  expect((await operate(service, 'wanted/abc/reply', { text: 'x' })).status).toBe(404)
  await browser.call(wantedClose, { id: made.id })
  expect((await reply(made.id, { text: 'x' })).status).toBe(409)
  expect((await browser.call(wantedDetail, { id: made.id })).wanted.replies).toEqual([])
})

test('[RT-31] the shop closes a request that it cannot meet, and the buyer reads why', async () => {
  const { wanted: made } = await browser.call(wantedCreate, { data: ASKED })
  const close = () => operate(service, `wanted/${made.id}/close`, { text: '厂家已停产' })
  expect((await close()).outcome).toBe('已关闭')
  expect((await close()).status).toBe(409)
  const { wanted: shown } = await browser.call(wantedDetail, { id: made.id })
  expect(shown).toMatchObject({ status: 40, actions: [], replies: [{ text: '厂家已停产' }] })
})

test('[AP-22] [SV-05] a buyer asks for fifty varieties in a day; another buyer and the next day are not affected', async () => {
  const ask = (by = browser) => by.call(wantedCreate, { data: ASKED })
  for (let at = 0; at < 49; at += 1) await ask()
  await expect(browser.call(wantedCreate, { data: { ...ASKED, number: 0 } })).rejects.toMatchObject({
    code: 422,
  })
  await ask()
  await expect(ask()).rejects.toMatchObject({
    code: 429,
    message: expect.stringContaining('最多提交 50 条求购'),
  })
  expect((await browser.call(wantedList, {})).total).toBe(50)
  await ask(await newBuyer())
  const start = service.clock.now
  service.clock.now = new Date(start.getTime() + 86_400_000)
  await ask()
  service.clock.now = start
})

test('[RT-31] a buyer accepts the price that holds, the shop sees it, and another price needs another acceptance', async () => {
  const { wanted: made } = await browser.call(wantedCreate, { data: ASKED })
  const accept = (expected_price: string) => browser.call(wantedAccept, { id: made.id, expected_price })
  await expect(accept('26.80')).rejects.toMatchObject({ code: 409 })
  await reply(made.id, { text: '三天到货', price: '26.8', valid: '2027-01-31' })
  await expect(accept('20.00')).rejects.toMatchObject({ code: 409, message: '报价已更新，请查看后再接受' })
  const { wanted: accepted } = await accept('26.80')
  expect(accepted).toMatchObject({
    status: 25,
    status_text: '已接受报价',
    actions: ['close'],
    replies: [{ price: '26.80', valid_until: '2027-01-31', accepted_at: expect.stringMatching(/^20/) }],
  })
  const row = (await waiting(service, 'wanted')).find(({ id }) => id === String(made.id))
  expect(row?.text).toContain('已接受报价  单价 26.80')
  await expect(accept('26.80')).rejects.toMatchObject({ code: 409 })
  expect((await reply(made.id, { text: '厂家涨价', price: '27.5' })).outcome).toBe('已报价')
  expect((await browser.call(wantedDetail, { id: made.id })).wanted.actions).toEqual(['accept', 'close'])
  expect((await accept('27.50')).wanted.replies.map(({ accepted_at }) => accepted_at !== null)).toEqual([
    true,
    true,
  ])
})

test('[RT-31] a price holds for a week when the shop names no day, and cannot be accepted after it', async () => {
  const { wanted: made } = await browser.call(wantedCreate, { data: ASKED })
  await reply(made.id, { text: '三天到货', price: '26.8' })
  const start = service.clock.now
  const after = async (days: number) => {
    service.clock.now = new Date(start.getTime() + days * 86_400_000)
    return (await browser.call(wantedDetail, { id: made.id })).wanted.actions
  }
  expect([await after(7), await after(8)]).toEqual([['accept', 'close'], ['close']])
  await expect(browser.call(wantedAccept, { id: made.id, expected_price: '26.80' })).rejects.toMatchObject({
    code: 409,
    message: '报价已过有效期，请等待重新报价',
  })
  service.clock.now = start
})

test('[SV-05] a price of another buyer’s request cannot be accepted', async () => {
  const { wanted: made } = await browser.call(wantedCreate, { data: ASKED })
  await reply(made.id, { text: '三天到货', price: '26.8' })
  const other = await newBuyer()
  await expect(other.call(wantedAccept, { id: made.id, expected_price: '26.80' })).rejects.toMatchObject({
    code: 404,
  })
})
