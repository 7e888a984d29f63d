import * as z from 'zod/mini'
import type { Schema } from '../contract'
import type { Answers } from './answers'

/**
 * A small value of a schema of answers, for tests that need a whole one: all required fields, and no rows in its lists.
 * `change` has the fields that the test is about.
 */
export function sampleOf<S extends Schema>(schema: S, change: Partial<z.output<S>> = {}): z.output<S> {
  // `sample` has found what the schema accepts.
  return Object.assign(sample(schema) as object, change) as z.output<S>
}

/** Answers every call with a sample of its `data`: `createFakeClient({ ...SAMPLE_ANSWERS, 'user.base': () => buyer() })`. */
export const SAMPLE_ANSWERS: Answers = { '*': (_input, { endpoint }) => sampleOf(endpoint.data) }

function sample(schema: z.core.$ZodType): unknown {
  // Every schema of zod is one of these.
  const { def } = (schema as z.core.$ZodTypes)._zod
  if (def.type === 'object') {
    return Object.fromEntries(Object.entries(def.shape).map(([name, field]) => [name, sample(field)]))
  }
  const values = def.type === 'literal' ? def.values : scalars()
  return values.find(value => z.safeParse(schema, value).success)
}

/** Each scalar and each list of the contract accepts one of these. */
const scalars = () => [undefined, null, [], '', 0, '0.00', '2026-11-21 10:00:00', '2026-11-21', '2026-11']
