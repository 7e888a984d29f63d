import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { glossary } from './glossary'
import { ACCOUNT_TERMS } from './glossary/account'
import { CONTENT_TERMS } from './glossary/content'
import { GOODS_TERMS } from './glossary/goods'
import { TRADE_TERMS } from './glossary/trade'
import { calls } from './index'

/** Names of all properties in a JSON schema, at any depth. */
function namesIn(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return []
  if (Array.isArray(node)) return node.flatMap(namesIn)
  const { properties, ...rest } = node as { properties?: object }
  return [
    ...Object.keys(properties ?? {}),
    ...namesIn(Object.values(properties ?? {})),
    ...namesIn(Object.values(rest)),
  ]
}

const used = new Set(
  calls.flatMap(({ endpoint: { data }, payload }) => [
    ...namesIn(z.toJSONSchema(payload, { io: 'input', unrepresentable: 'any' })),
    ...namesIn(z.toJSONSchema(data, { io: 'output', unrepresentable: 'any' })),
  ]),
)

test('the glossary explains every field name of the contract', () => {
  expect([...used].filter(name => !Object.hasOwn(glossary, name))).toEqual([])
})

test('the glossary has no name that no call uses', () => {
  expect(Object.keys(glossary).filter(name => !used.has(name))).toEqual([])
})

test('every name has one explanation, in both languages', () => {
  const parts = [GOODS_TERMS, TRADE_TERMS, ACCOUNT_TERMS, CONTENT_TERMS]
  expect(parts.flatMap(part => Object.keys(part))).toHaveLength(Object.keys(glossary).length)
  const wrong = Object.entries(glossary).filter(
    ([, [chinese, english]]) => !/\p{Script=Han}/u.test(chinese) || !/^[A-Z0-9].*\.$/s.test(english),
  )
  expect(wrong).toEqual([])
})
