import { arrivalAdd } from '@yaoji/api-client/contract/arrival'
import { createFakeClient } from '@yaoji/api-client/testing'
import { test } from 'vitest'

const INPUT = { goods_ids: [1001] }
const ANSWER = { added: [], adjusted: [], refused: [] }

// The call itself succeeds; what fails such a test is the check after every test (vitest.setup.ts).
test.fails.each([
  ['a payload', { ...INPUT, number: 2 }, ANSWER],
  ['an answer', INPUT, { ...ANSWER, total: 1 }],
])('a test with %s outside the contract fails', async (_what, input, answer) => {
  await createFakeClient({ 'arrival.add': () => answer }).call(arrivalAdd, input)
})
