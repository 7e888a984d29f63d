import { expect, test } from 'vitest'
import { MarketError } from '../transport/MarketError'
import { failWith } from './failWith'

test('a failure is what a client throws, with the details that a page reads', () => {
  expect(() => failWith('busy')).toThrow(MarketError)
  const fields = { password: ['密码不正确'] }
  const details = { message: '登录失败', code: 422, data: { attempts: 3 }, fields }
  expect(() => failWith('invalid', details)).toThrow(
    expect.objectContaining({ kind: 'invalid', ...details, firstFieldMessage: '密码不正确' }),
  )
})
