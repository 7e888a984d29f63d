import { type Call, callOf, calls, endpoints } from '@yaoji/api-client/contract'
import type { FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import { ZodMiniObject, ZodMiniOptional } from 'zod/mini'
import { readInput } from './read-input'
import { Refusal } from './refusal'

const namedCall = (name: string) => {
  const endpoint = endpoints.find(each => each.name === name)
  if (!endpoint) throw new Error(`no endpoint is called ${name}`)
  return callOf(endpoint)
}

function refusalOf(name: string, body: object): Refusal {
  try {
    readInput(namedCall(name), { body, query: {}, params: {} } as unknown as FastifyRequest)
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
  throw new Error(`${name} took it`)
}

test.each([
  ['goods.list', { keywords: '药'.repeat(61) }, '搜索关键词不能超过 60 个字'],
  ['goods.list', { per_page: '101' }, '每页条数不能大于 100'],
  ['goods.list', { type: '7' }, '类型代码只能是 0、1'],
  ['order.create', { ids: ['1'] }, '请填写收货地址编号'],
  ['auth.login', {}, '请填写账号'],
  ['cart.add', { params: [{ goods_id: '1', number: '0' }] }, '数量不能小于 1'],
  ['cart.batchSelect', { ids: ['0'], is_selected: '1' }, '编号列表第 1 项不正确'],
  ['cart.batchSelect', { ids: [], is_selected: '1' }, '请先选择商品'],
  ['quickBuy.list', { order: 'x' }, '排序方式只能是 times、recent、number'],
  ['auth.smsLogin', { phone: '13900000001', code: '1'.repeat(13) }, '请填写 6 位短信验证码'],
  ['user.updateInfo', { name: '王', phone: '13900000001', code: '1234567' }, '验证码不能超过 6 个字'],
  ['user.updateInfo', { name: '\u200b\u2060', phone: '13900000001' }, '请填写姓名'],
  ['user.updateInfo', { name: '王'.repeat(31), phone: '13900000001' }, '姓名不能超过 30 个字'],
  ['wanted.create', { data: { name: '药'.repeat(61), number: '1' } }, '药品名称不能超过 60 个字'],
  ['register.document', { type: 'business', number: '1'.repeat(61), file_ids: [] }, '请选择证照类型'],
  ['user.phone', { value: '1'.repeat(41) }, '手机号不能超过 40 个字'],
  ['goods.list', { in_stock: '2' }, '是否仅看有货只能是 0、1'],
])('[VA-03] %s with %o: a buyer reads “%s”', (name, body, message) => {
  expect(refusalOf(name, body).message).toBe(message)
})

const namesOf = ({ payload }: Call) =>
  payload instanceof ZodMiniObject
    ? Object.entries(payload.shape).flatMap(([name, schema]) =>
        schema instanceof ZodMiniOptional ? [name] : [],
      )
    : []

test.each(calls.filter(({ endpoint }) => endpoint.method === 'GET' && namesOf(callOf(endpoint)).length > 0))(
  'an empty filter of $endpoint.name is none',
  call => {
    const given = {
      ...{ id: '1', keywords: '阿莫西林', category_id: '1', path: '/help', ids: ['1'], kind: 'zone' },
      ledger: 'balance',
    }
    const read = (query: object) => readInput(call, { query, body: undefined, params: {} }).input
    const empty = Object.fromEntries(namesOf(call).map(name => [name, '']))
    const needed = Object.fromEntries(Object.entries(given).filter(([name]) => !namesOf(call).includes(name)))
    expect(read({ ...needed, ...empty })).toEqual(read(needed))
  },
)

test('ids that may be absent are none when they are 0 or empty, in queries and bodies', () => {
  const none = { goods_price_id: '', ladder_price_id: '0', goods_manjian_id: '0' }
  const read = (name: string, parts: object) =>
    readInput(namedCall(name), { query: {}, body: undefined, params: {}, ...parts }).input
  expect(read('goods.detail', { params: { id: '7' }, query: none })).toMatchObject({ id: 7 })
  const order = { ids: ['1'], address_id: '1', expected_total: '1.00', coupon_id: '0' }
  expect(read('order.create', { body: order })).not.toHaveProperty('coupon_id', 0)
  expect(() => read('goods.detail', { params: { id: '0' } })).toThrow('编号不能小于 1')
  expect(() => read('goods.detail', { params: { id: '7' }, query: { goods_price_id: 'x' } })).toThrow(
    '商品销售行编号格式不正确',
  )
})

test('[AP-47] the ids of the controlled strip are a list, or one text as in its address', () => {
  const read = (ids: unknown) =>
    readInput(namedCall('focus.kxzqAd'), { query: { ids }, body: undefined, params: {} }).input
  expect([read('16,18'), read(['16', '18']), read('16')]).toEqual([
    { ids: [16, 18] },
    { ids: [16, 18] },
    { ids: [16] },
  ])
  for (const ids of ['', ',', '16,', '16 18', '16,x', Array(51).fill('1').join()])
    expect(() => read(ids), ids).toThrow()
})

test('[VA-03] no call’s refusal of nothing at all reads like a program', () => {
  for (const { name } of endpoints) {
    const said = [{}, { ids: 'x', params: 'x', data: 'x', id: 'x' }].flatMap(body => {
      try {
        return [refusalOf(name, body).message]
      } catch {
        return []
      }
    })
    for (const message of said)
      expect(message, name).not.toMatch(/string|number|undefined|array|object|[<>=]/)
  }
})
