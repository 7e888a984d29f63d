import { wantedClose, wantedCreate, wantedDetail, wantedList } from '@yaoji/api-client/contract/wanted'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { insertBuyer } from '../../../tests/fixtures'
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
