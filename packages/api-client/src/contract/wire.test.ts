import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { toJsonSchema } from './json-schema'
import { date, id, int, money, time } from './wire'

const CASES = [
  { name: 'int', schema: int, right: [0, -3, 9_007_199_254_740_991], wrong: [1.5, 2 ** 53, '1', null] },
  { name: 'id', schema: id, right: [1], wrong: [0.1, '1', undefined] },
  {
    name: 'money',
    schema: money,
    right: ['0.00', '-3.50', '12.3456'],
    wrong: ['1', '1.2', '1.23456', '.50', 1.23],
  },
  {
    name: 'time',
    schema: time,
    right: ['2026-11-20 10:00:00'],
    wrong: ['2026-11-20', '2026-11-20T10:00:00', ''],
  },
  { name: 'date', schema: date, right: ['2026-11-20'], wrong: ['2026-11-2', '2026-11-20 10:00:00', ''] },
] as const

test.each(CASES)('$name of a response is checked strictly', ({ schema, right, wrong }) => {
  for (const value of right) expect(schema.safeParse(value)).toEqual({ success: true, data: value })
  for (const value of wrong) expect(schema.safeParse(value).success, String(value)).toBe(false)
})

test('the JSON schema of every scalar describes its check', () => {
  const response = z.object({
    id,
    total: z.optional(int),
    next: z.nullable(int),
    price: z.optional(money),
    time,
    date,
  })
  expect(toJsonSchema(response, 'output', '#/').schema.properties).toMatchObject({
    id: { type: 'integer' },
    total: { type: 'integer' },
    next: { type: ['integer', 'null'] },
    price: { type: 'string', pattern: '^-?\\d+\\.\\d{2,4}$' },
    time: { type: 'string', pattern: expect.stringContaining(':\\d{2}') },
    date: { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}$' },
  })
})
