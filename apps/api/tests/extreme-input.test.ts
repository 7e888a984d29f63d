import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { paymentNotices } from '../src/modules/payment/tables'
import { JPEG, multipartBody, namedFile } from './files'
import { insertBasics, insertBuyer, insertGoods } from './fixtures'
import { type Browser, OPERATOR_KEY, startService, type TestService } from './service'

let service: TestService
let browser: Browser

beforeAll(async () => {
  service = await startService()
  await insertBasics(service.db)
  await insertGoods(service.db, { id: 1 })
  browser = await service.buyer(await insertBuyer(service.db))
})

afterAll(() => service.close())

beforeEach(async () => {
  await service.db.delete(paymentNotices)
})

const keyOf = (...parts: unknown[]) => Buffer.from(JSON.stringify(parts)).toString('base64url')

test.each([
  ['sales', '1e5', 1],
  ['sales', '--', 1],
  ['sales', '.', 1],
  ['sales', '99999999999999999999', 1],
  ['sales', '1', 2_147_483_648],
  ['sales', '1', Number.MAX_SAFE_INTEGER],
  ['sales', '1', -1],
  ['price_asc', '1.5', 1],
  ['newest', '1', 1],
  ['newest', '2026-13-45', 1],
  ['expiry', '2026-02-30', 1],
  ['expiry', '--', 1],
])('[AP-13] sort=%s: a page key of %s and %s is refused', async (sort, value, id) => {
  const { status, body } = await browser.raw('GET', `/api/goods/list?sort=${sort}&key=${keyOf(value, id)}`)
  expect([status, body.msg]).toEqual([422, '翻页位置已失效，请从第一页重新开始'])
})

test.each(['1e999', '1e-400', '-0.1e-399', '1e', '+-1', '..', '1-1'])(
  '[AP-13] a page key of a search of %s is refused',
  async value => {
    const { status } = await browser.raw('GET', `/api/goods/list?keywords=阿莫西林&key=${keyOf(value, 1)}`)
    expect(status).toBe(422)
  },
)

test.each(['99999999999', '2147483648', '1e3', '0x1', '-1', '%00', '', '1%00'])(
  'the picture of brand "%s" is missing',
  async id => {
    expect((await browser.raw('GET', `/pictures/v2/brands/${id}.svg`)).status).toBe(404)
  },
)

test.each(['brands', 'banners', 'goods', 'categories'])(
  'a name with NUL in /pictures/v2/%s is missing',
  async folder => {
    expect((await browser.raw('GET', `/pictures/v2/${folder}/a%00b.svg`)).status).toBe(404)
  },
)

test.each(['%00', 'P1%00'])('[SV-03] the page of the gateway for "%s" is missing', async sn => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  expect((await browser.raw('GET', `/pay/gateway/${sn}`)).status).toBe(404)
  const sent = await browser.raw('POST', `/pay/gateway/${sn}`, { headers, body: 'action=confirm' })
  expect(sent.status).toBe(404)
})

test.each([
  ['transfers/%00/confirm', 'received=1.00'],
  ['registrations/%00/pass', ''],
  ['registrations/99999999999/pass', ''],
  ['wanted/%00/reply', 'text=x'],
  ['feedback/99999999999/answer', 'text=x'],
  ['permissions/%00/grant', 'goods=1'],
  ['permissions/13500000000/grant', 'goods=1'],
])('an operator’s call of %s names nothing', async (record, body) => {
  const headers = {
    authorization: `Bearer ${OPERATOR_KEY}`,
    'content-type': 'application/x-www-form-urlencoded',
  }
  const address = `/operator/desks/${record}`
  expect((await browser.raw('POST', address, { headers, body })).status).toBe(404)
})

const FORM = 'application/x-www-form-urlencoded'

test.each([
  ['a text that is cut inside a character', FORM, `payment_sn=${'a'.repeat(199)}%F0%9F%98%80`],
  ['NUL', FORM, 'payment_sn=P%00&amount=%00'],
  ['lists and records', FORM, 'payment_sn[]=P1&amount[a][b]=1'],
  ['nothing', FORM, ''],
  ['a form that cannot be read', FORM, 'payment_sn=%zz'],
  ['a field that is given twice', FORM, 'payment_sn=1&payment_sn=2'],
  ['JSON', 'application/json', '{"payment_sn":"P1"}'],
  ['no known type', 'text/\u00e4', 'payment_sn=P1'],
  ['a body that is too long', FORM, `payment_sn=${'a'.repeat(1_600_000)}`],
])('[SV-03] a notice with %s is refused and logged', async (_what, type, body) => {
  const { status } = await service
    .visitor()
    .raw('POST', '/api/pay/callback', { headers: { 'content-type': type }, body })
  expect(status).toBeGreaterThanOrEqual(400)
  expect(status).toBeLessThan(500)
  expect(await service.db.select().from(paymentNotices)).toHaveLength(1)
})

test('[SV-03] a file in place of a notice is refused and logged', async () => {
  const body = await multipartBody([], [namedFile(JPEG, 'P1.jpg')])
  const { status } = await service.visitor().raw('POST', '/api/pay/callback', body)
  expect(status).toBe(415)
  expect(await service.db.select().from(paymentNotices)).toHaveLength(1)
})
