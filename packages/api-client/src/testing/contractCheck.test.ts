import { expect, test } from 'vitest'
import { arrivalAdd } from '../contract/arrival'
import { checkAnswer, checkPayload, expectContractKept } from './contractCheck'

const INPUT = { goods_ids: [1001] }
const ANSWER = { added: [], adjusted: [], refused: [] }
const REFUSED = { entry: 0, id: 1001, reason: 'ok', message: '有货' }

function check(input: object, answer: unknown): void {
  checkPayload(arrivalAdd, input)
  checkAnswer(arrivalAdd, answer)
}

const PAYLOAD = /^api-client\/testing: outside the contract\.\narrival\.add payload/
const DATA = /^api-client\/testing: outside the contract\.\narrival\.add data/
const OUTSIDE = [
  ['a payload with a wrong type', { goods_ids: 'all' }, ANSWER, PAYLOAD],
  ['a payload without a required field', {}, ANSWER, PAYLOAD],
  ['a payload with an unknown field', { ...INPUT, number: 2 }, ANSWER, /payload\.number: unknown$/],
  ['an answer with a wrong type', INPUT, { ...ANSWER, added: 1 }, DATA],
  ['an answer without a required field', INPUT, { added: [], adjusted: [] }, DATA],
  ['an answer with an unknown field', INPUT, { ...ANSWER, total: 1 }, /data\.total: unknown$/],
  [
    'an answer with an unknown field in a row',
    INPUT,
    { ...ANSWER, refused: [{ ...REFUSED, code: 1 }] },
    /data\.refused\.0\.code: unknown$/,
  ],
  ['no answer', INPUT, undefined, DATA],
] as const

test.each(OUTSIDE)('%s is reported once', (_what, input, answer, message) => {
  check(input, answer)
  expect(expectContractKept).toThrow(message)
  expect(expectContractKept).not.toThrow()
})

test('what the contract allows is not reported, also with a row and with a field that is undefined', () => {
  check(INPUT, { ...ANSWER, refused: [REFUSED], total: undefined })
  expect(expectContractKept).not.toThrow()
})
