import { expect, test } from 'vitest'
import { goodsSearch } from '../contract/goods'
import { userLogout } from '../contract/user'
import type { MarketError } from './MarketError'
import { readResponse } from './response'

const BUSY = '系统繁忙，请稍候再试'

/** The error of a response with this body and status. */
function errorOf(body: unknown, status = 200): Promise<MarketError> {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return readResponse(goodsSearch, Promise.resolve(new Response(text, { status }))).then(
    () => {
      throw new Error('the response was accepted')
    },
    (error: MarketError) => error,
  )
}

test.each(['<html>welcome</html>', '', '[]', 'null', '7', '{}', '{"code":"x"}'])(
  'a 200 without an envelope is malformed: %j',
  async body => {
    expect(await errorOf(body)).toMatchObject({
      kind: 'malformed',
      message: BUSY,
      cause: { message: 'api-client: goods.search sent invalid envelope.' },
    })
  },
)

test('data outside the contract names the field and the problem', async () => {
  const error = await errorOf({ code: 200, msg: '', data: { list: [{ name: '阿莫西林', count: 1.5 }] } })
  expect(error).toMatchObject({
    cause: { message: 'api-client: goods.search sent invalid data.list.0.count: invalid_type.' },
  })
})

test('an error status from 400 is an error even with a success code', async () => {
  expect(await errorOf({ code: 200, msg: '', data: { list: [] } }, 400)).toMatchObject({
    kind: 'refused',
    code: 400,
  })
})

test.each([
  [499, 'refused'],
  [500, 'busy'],
  [599, 'busy'],
  [600, 'refused'],
])('the code %i is %s', async (code, kind) => {
  expect(await errorOf({ code, msg: '', data: {} })).toMatchObject({ kind, code })
})

test('a message that is not text is not shown', async () => {
  expect(await errorOf({ code: 409, msg: { text: '库存不足' }, data: {} })).toMatchObject({ message: BUSY })
  expect(await errorOf({ code: 409, data: {} })).toMatchObject({ message: BUSY })
})

test('a field with one message, not a list, keeps it', async () => {
  const error = await errorOf({ code: 422, msg: '', data: { errors: { phone: '请填写手机号' } } }, 422)
  expect(error.fields).toEqual({ phone: ['请填写手机号'] })
})

test('a code in digits is a code', async () => {
  const response = new Response(JSON.stringify({ code: '200', msg: '', data: {} }))
  expect(await readResponse(userLogout, Promise.resolve(response))).toEqual({})
})
