import { goodsDetail } from '@yaoji/api-client/contract/goods'
import { messageList } from '@yaoji/api-client/contract/message'
import { wantedCreate, wantedDetail } from '@yaoji/api-client/contract/wanted'
import { permissionRequest } from '@yaoji/domain'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { insertBasics, insertBuyer, insertGoods } from '../../../tests/fixtures'
import { operate, waiting } from '../../../tests/operate'
import { type Browser, startService, type TestService } from '../../../tests/service'

let service: TestService
let browser: Browser
let phone = 13_500_000_100

beforeAll(async () => {
  service = await startService()
  await insertBasics(service.db)
  await insertGoods(service.db, { id: 1, code: 'K0001', special_flag: 'controlled' })
  await insertGoods(service.db, { id: 2, code: 'K0002' })
})

afterAll(() => service.close())

beforeEach(async () => {
  phone += 1
  browser = await service.buyer(await insertBuyer(service.db, { phone: String(phone) }))
})

const permit = (action: string, fields: Record<string, string>) =>
  operate(service, `permissions/${phone}/${action}`, fields)

const stateOf = async (id: number) => (await browser.call(goodsDetail, { id })).goods.buy_state

async function ask() {
  const data = { name: '控销品种', number: 36, remark: `${permissionRequest('K0001')}；商圈内独家` }
  return (await browser.call(wantedCreate, { data })).wanted.id
}

test('[RT-36] a granted permission shows the price of its product, and answers the request', async () => {
  const id = await ask()
  expect(await stateOf(1)).toBe('controlled')
  const row = (await waiting(service, 'permissions')).find(each => each.id === String(phone))
  expect(row?.text).toMatch(/^goods=1 .*商圈内独家$/)
  expect((await permit('grant', { goods: '1' })).outcome).toBe('已开通采购权限')
  expect(await stateOf(1)).toBe('ok')
  const { wanted } = await browser.call(wantedDetail, { id })
  expect(wanted).toMatchObject({ status: 30, replies: [{ goods_id: 1 }] })
  expect((await permit('grant', { goods: '1' })).status).toBe(409)
  expect((await waiting(service, 'permissions')).map(each => each.id)).not.toContain(String(phone))
})

test('[RT-36] a permission can be granted without a request, and the message leads to the product', async () => {
  await permit('grant', { goods: '1' })
  expect(await stateOf(1)).toBe('ok')
  expect((await browser.call(messageList, {})).list).toMatchObject([{ url: '/list/info/1' }])
})

test('[RT-36] a refused request is closed with its reason, and the price stays hidden', async () => {
  const id = await ask()
  expect((await permit('refuse', { goods: '1', reason: '区域已有合作门店' })).outcome).toBe('已拒绝')
  const { wanted } = await browser.call(wantedDetail, { id })
  expect(wanted).toMatchObject({ status: 40, replies: [{ text: '区域已有合作门店' }] })
  expect(await stateOf(1)).toBe('controlled')
  expect((await permit('refuse', { goods: '1', reason: '再次' })).status).toBe(404)
})

test('[SV-05] no permission for a product that needs none, that is missing, or for nobody', async () => {
  expect((await permit('grant', { goods: '2' })).msg).toContain('不是控销商品')
  expect((await permit('grant', { goods: '999999' })).status).toBe(404)
  expect((await permit('grant', { goods: 'x' })).status).toBe(404)
  expect((await operate(service, 'permissions/13999999999/grant', { goods: '1' })).status).toBe(404)
})
