import type { JsonSchema } from '@yaoji/api-client/contract/json-schema'
import type { FormInput } from '@yaoji/api-client/form'
import fc from 'fast-check'

type Value = fc.Arbitrary<FormInput>

/** Text that breaks what is careless: quotes, wildcards, markup, other planes, nothing, too much. */
const TEXT = fc.oneof(
  fc.string({ maxLength: 30, unit: 'grapheme' }),
  fc.constantFrom(
    '',
    ' ',
    "'; drop table users; --",
    '%',
    '_%',
    '\\',
    '<script>',
    '阿莫西林',
    '😀'.repeat(20),
  ),
  fc.constantFrom('NaN', 'null', '1e9', '-1', '2026-11-20', '12.80', '__proto__', '\u0000', 'a'.repeat(5000)),
)

/** Numbers at a limit, and ids that may be there. */
const WHOLE = fc.oneof(
  fc.integer({ min: 1, max: 12 }),
  fc.constantFrom(0, -1, 2_147_483_647, 2_147_483_648, Number.MAX_SAFE_INTEGER),
)

/** Values of the wrong kind for any field. */
const ODD: Value = fc.oneof(
  TEXT,
  WHOLE,
  fc.constant([]),
  fc.array(TEXT, { maxLength: 3 }),
  fc.dictionary(fc.constantFrom('a', '0', 'goods_id', '__proto__'), TEXT, { maxKeys: 2 }),
)

/** Inputs of a call: mostly of its schema's shape, with a field now and then that is not. */
export function inputsOf(schema: JsonSchema): fc.Arbitrary<Record<string, FormInput>> {
  return fieldsOf(schema, 8) as fc.Arbitrary<Record<string, FormInput>>
}

/** One value in `right + 1` is of the wrong kind. */
function mostlyRight(schema: JsonSchema, right: number): Value {
  return fc.oneof({ arbitrary: rightOf(schema, right), weight: right }, { arbitrary: ODD, weight: 1 })
}

function rightOf(schema: JsonSchema, right: number): Value {
  if (Array.isArray(schema.enum)) return fc.constantFrom(...(schema.enum as FormInput[]))
  if ('const' in schema) return fc.constant(schema.const as FormInput)
  const options = schema.anyOf ?? schema.oneOf
  if (Array.isArray(options)) return fc.oneof(...options.map(option => rightOf(option as JsonSchema, right)))
  if (schema.type === 'object') return fieldsOf(schema, right)
  if (schema.type === 'array') {
    return fc.array(mostlyRight((schema.items ?? {}) as JsonSchema, right), { minLength: 1, maxLength: 4 })
  }
  if (schema.type === 'integer' || schema.type === 'number') {
    const { minimum = 0, maximum = 100 } = schema as { minimum?: number; maximum?: number }
    return fc.integer({ min: minimum, max: Math.min(maximum, minimum + 12) })
  }
  return TEXT
}

function fieldsOf({ properties = {}, required = [] }: JsonSchema, right: number): Value {
  const fields = Object.entries(properties as Record<string, JsonSchema>)
  const record = Object.fromEntries(fields.map(([name, schema]) => [name, mostlyRight(schema, right)]))
  const needed = required as string[]
  const some = fc.record(record, { requiredKeys: [] })
  return needed.length === 0
    ? some
    : fc.oneof(
        { arbitrary: fc.record(record, { requiredKeys: needed }), weight: right },
        { arbitrary: some, weight: 1 },
      )
}

/** Bodies that are no form at all, or no form of ours. */
export const BROKEN_FORMS = [
  '%',
  '%zz=1',
  'a[b=1',
  'a]b=1',
  'id=1&id=2',
  'ids[0]=1&ids[2]=2',
  'ids[]=1&ids[0]=2',
  `a${'[a]'.repeat(20)}=1`,
  '__proto__[polluted]=1',
  'constructor[prototype][polluted]=1',
  '&&&===',
  '{"ids":[1]}',
]
