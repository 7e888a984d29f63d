import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { type Endpoint, endpoints } from '../contract'
import { goodsList } from '../contract/goods'
import { goodsFor, goodsListOf } from '../testing'
import { matcherOf } from './matcher'
import { readResponse } from './response'
import { arbitraryOf } from './testing/arbitraryOf'
import { damagedOf } from './testing/damagedOf'

const answer = (data: unknown) => Promise.resolve(new Response(JSON.stringify({ code: 200, msg: '', data })))

/** The data that the client reads, or the text of its error. */
const readBy = (endpoint: Endpoint, data: unknown): Promise<unknown> =>
  readResponse(endpoint, answer(data)).catch((error: Error) => String(error.cause))

/** The same by zod alone. */
function explained({ name, data: schema }: Endpoint, data: unknown): unknown {
  const read = schema.safeParse(data)
  if (read.success) return read.data
  const [issue] = read.error.issues
  return `Error: api-client: ${name} sent invalid data.${issue?.path.join('.')}: ${issue?.code}.`
}

const isEqual = (one: unknown, other: unknown) => {
  try {
    expect(one).toStrictEqual(other)
    return true
  } catch {
    return false
  }
}

test.each(endpoints.map(endpoint => [endpoint.name, endpoint] as const))(
  'answers of %s are read like by zod alone, right or damaged, with the same error',
  async (_name, endpoint) => {
    const matches = matcherOf(endpoint.data)
    await fc.assert(
      fc.asyncProperty(damagedOf(arbitraryOf(endpoint.data)), async data => {
        const expected = explained(endpoint, data)
        expect(await readBy(endpoint, data)).toStrictEqual(expected)
        // What zod would return unchanged is not copied, except where a value has one of several forms.
        const unchanged = isEqual(expected, data)
        if (!leftToZod(endpoint.data)) expect(matches(data)).toBe(unchanged)
        else if (matches(data)) expect(unchanged).toBe(true)
      }),
      { numRuns: 60 },
    )
  },
)

/** True if zod reads a part of what the schema describes. */
function leftToZod(schema: z.core.$ZodType): boolean {
  const { def } = (schema as z.core.$ZodTypes)._zod
  if (def.type === 'object') return Object.values(def.shape).some(leftToZod)
  if (def.type === 'array') return leftToZod(def.element)
  if (def.type === 'nullable' || def.type === 'optional') return leftToZod(def.innerType)
  return def.type === 'union'
}

test('only articles and pages of promotions have parts of several forms, which zod reads', () => {
  expect(endpoints.filter(({ data }) => leftToZod(data)).map(({ name }) => name)).toEqual([
    'promoPage.detail',
    'article.detail',
    'article.page',
  ])
})

test('a list of products that is right is returned as it was parsed: no object is copied', async () => {
  const products = Array.from({ length: 40 }, (_, index) => goodsFor(index))
  const parse = vi.spyOn(JSON, 'parse')
  const read = await readResponse(goodsList, answer(goodsListOf(...products)))
  expect(read).toBe(parse.mock.results[0]?.value.data)
  parse.mockRestore()
})

test('a field that the contract does not know is removed', async () => {
  const product = goodsFor(1)
  const list = [{ ...product, cost_price: '1.00' }]
  expect(await readBy(goodsList, { list, per_page: 20, next_key: null })).toEqual({
    list: [product],
    per_page: 20,
    next_key: null,
  })
})

test.each([
  ['a check of its own', z.string().check(({ issues }) => void issues.push({ code: 'custom', input: '' }))],
  ['two checks', z.number().check(z.gt(3), z.lt(2))],
  ['a default', z.object({ name: z._default(z.string(), '') })],
  ['a conversion', z.pipe(z.string(), z.transform(Number))],
  ['a type that no answer has', z.record(z.string(), z.string())],
])('a schema with %s is left to zod', (_what, schema) => {
  expect([{}, { name: '' }, '', '7', 7, [], null].filter(matcherOf(schema))).toEqual([])
})
