import type { JsonSchema } from '@yaoji/api-client/contract/json-schema'

type Example = string | number | Example[] | { [name: string]: Example }

/** The smallest value that a schema allows: only what is required, lists of one. */
export function exampleOf(schema: JsonSchema): Example {
  if ('const' in schema) return schema.const as Example
  if (Array.isArray(schema.enum)) return schema.enum[0]
  const options = schema.anyOf ?? schema.oneOf
  if (Array.isArray(options)) return exampleOf(options[0])
  const make = EXAMPLES[String(schema.type)]
  return make ? make(schema) : ''
}

const EXAMPLES: Readonly<Record<string, (schema: JsonSchema) => Example>> = {
  integer: ({ minimum }) => Math.max(1, Number(minimum ?? 1)),
  number: ({ minimum }) => Number(minimum ?? 1),
  string: ({ pattern }) => digitsOf(pattern) ?? '…',
  array: ({ items }) => [exampleOf(items as JsonSchema)],
  object: ({ properties = {}, required = [] }) =>
    Object.fromEntries(
      (required as string[]).map(name => [
        name,
        exampleOf((properties as Record<string, JsonSchema>)[name] ?? {}),
      ]),
    ),
}

/** As few digits as a pattern like `^\d{6,32}$` asks for; undefined for another one. */
function digitsOf(pattern: unknown): string | undefined {
  const [, least] = /^\^\\d\{(\d+)(?:,\d+)?\}\$$/.exec(String(pattern)) ?? []
  return least && '1'.repeat(Number(least))
}
