import { expect, test } from 'vitest'
import { syllablesOf } from './syllables'

test.each([
  ['阿莫西林胶囊', 'a/e mo/mu xi lin jiao nang'],
  ['VC 泡腾片', 'v c pao teng pian'],
  ['', ''],
])('%s is spelled %s', (name, spelled) => {
  expect(syllablesOf(name)).toBe(spelled)
  expect(syllablesOf(name)).toBe(spelled)
})
