import fc from 'fast-check'
import * as z from 'zod/mini'

/** Each scalar of the contract accepts some of these. */
const SCALARS = [
  '',
  '阿莫西林',
  0,
  7,
  -3,
  '0.00',
  '12.8000',
  '2026-11-21 10:00:00',
  '2026-11-21',
  '2026-11',
  '/goods/7',
]

/** Random values that a schema of answers accepts, as JSON has them. */
export function arbitraryOf(schema: z.core.$ZodType): fc.Arbitrary<unknown> {
  // Every schema of zod is one of these.
  const { def } = (schema as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'object': {
      const fields = Object.entries(def.shape)
      const requiredKeys = fields.filter(([, field]) => !field._zod.optin).map(([name]) => name)
      return fc.record(Object.fromEntries(fields.map(([name, field]) => [name, arbitraryOf(field)])), {
        requiredKeys,
        noNullPrototype: true,
      })
    }
    case 'array':
      return fc.array(arbitraryOf(def.element), { maxLength: 2 })
    case 'nullable':
      return fc.oneof(fc.constant(null), arbitraryOf(def.innerType))
    case 'optional':
      return arbitraryOf(def.innerType)
    case 'union':
      return fc.oneof(...def.options.map(arbitraryOf))
    case 'literal':
      return fc.constantFrom(...def.values)
    case 'transform':
      return fc.constant({ kind: 'later' })
    default:
      return fc.constantFrom(...SCALARS.filter(value => z.safeParse(schema, value).success))
  }
}
