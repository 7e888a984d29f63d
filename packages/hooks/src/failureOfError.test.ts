import { expect, test } from 'vitest'
import { failureText, isConflictError, isMissingError, readFailure } from './failureOfError'

const failed = (kind: string, message = '服务的话', fields?: Record<string, string[]>) => ({
  kind,
  message,
  fields,
})

test.each([
  ['the message of the service', failed('refused'), '服务的话'],
  [
    'the first message of a field',
    failed('invalid', '', { mobile: ['请填写手机号', '太短'] }),
    '请填写手机号',
  ],
  ['an error without a message', failed('refused', ''), '没有成功'],
  ['an error that is no answer', new TypeError('undefined is not a function'), '没有成功'],
  ['nothing for a cancelled call', new DOMException('', 'AbortError'), null],
])('a failed write says: %s', (_what, error, text) => {
  expect(failureText(error, { failed: '没有成功' })).toBe(text)
})

test('what to do is said only where the outcome is unknown', () => {
  const unknown = (text: string) => `${text}，请查看`
  expect(failureText(failed('offline'), { unknown })).toBe('服务的话，请查看')
  expect(failureText(failed('refused'), { unknown })).toBe('服务的话')
})

test.each([
  ['busy', 'busy', undefined],
  ['malformed', 'busy', undefined],
  ['timeout', 'timeout', undefined],
  ['offline', 'offline', undefined],
  ['refused', 'failed', '服务的话'],
  ['locked', 'failed', '服务的话'],
  ['unauthenticated', 'failed', undefined],
])('a failed read of the kind %s is %s, with the words %s', (kind, shown, message) => {
  expect(readFailure(failed(kind))).toEqual({ kind: shown, message })
})

test('any other error is a failed read without words', () => {
  expect(readFailure(new TypeError('no json'))).toEqual({ kind: 'failed', message: undefined })
  expect(readFailure(null)).toEqual({ kind: 'failed', message: undefined })
})

test('an answer says by its code that a record is missing or has changed', () => {
  expect([isMissingError({ code: 404 }), isMissingError({ code: 409 }), isMissingError(null)]).toEqual([
    true,
    false,
    false,
  ])
  expect([isConflictError({ code: 409 }), isConflictError(new Error())]).toEqual([true, false])
})
