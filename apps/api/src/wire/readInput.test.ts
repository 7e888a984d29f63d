import { callOf, endpoints } from '@yaoji/api-client/contract'
import type { FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import { readInput } from './readInput'
import { Refusal } from './refusal'

const payloadOf = (name: string) => {
  const endpoint = endpoints.find(each => each.name === name)
  if (!endpoint) throw new Error(`no endpoint is called ${name}`)
  return callOf(endpoint).payload
}

function refusalOf(name: string, body: object): Refusal {
  try {
    readInput(payloadOf(name), { body, query: {}, params: {} } as unknown as FastifyRequest)
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
  ['cart.batchSelect', { ids: [], is_selected: '1' }, '请先选择商品'],
])('[VA-03] %s with %o: a buyer reads “%s”', (name, body, message) => {
  expect(refusalOf(name, body).message).toBe(message)
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
