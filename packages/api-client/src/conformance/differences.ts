import type { Schema } from '../contract/endpoint'

/** What is wrong with a value by a schema of the contract, each with its path below `at`: wrong fields, unknown fields. */
export function differences(schema: Schema, value: unknown, at: string): string[] {
  const read = schema.safeParse(value)
  return read.success
    ? unknownFields(value, read.data, at)
    : read.error.issues.map(issue => `${[at, ...issue.path].join('.')}: ${issue.message || issue.code}`)
}

/** The fields that a schema dropped. */
function unknownFields(given: unknown, known: unknown, at: string): string[] {
  if (typeof given !== 'object' || given === null) return []
  return Object.entries(given).flatMap(([name, value]) => {
    if (value === undefined) return []
    // A schema keeps the form of what it accepts, so `known` is an object where `given` is one.
    const other = (known as Record<string, unknown> | null | undefined)?.[name]
    return other === undefined ? [`${at}.${name}: unknown`] : unknownFields(value, other, `${at}.${name}`)
  })
}
