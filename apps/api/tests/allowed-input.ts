import type { JsonSchema } from '@yaoji/api-client/contract/json-schema'
import type { FormInput } from '@yaoji/api-client/form'

export type Input = Record<string, FormInput>

/** A field of a payload. */
export interface Field {
  readonly name: string
  readonly schema: JsonSchema
  readonly required: boolean
}

export function fieldsOf({ properties = {}, required = [] }: JsonSchema): Field[] {
  const needed = required as string[]
  return Object.entries(properties as Record<string, JsonSchema>).map(([name, schema]) => ({
    name,
    schema,
    required: needed.includes(name),
  }))
}

/** Whether a value is one of its JSON schema, as far as a form can say it. */
export function isAllowed({ schema, name, required }: Field, value: FormInput): boolean {
  if (value === undefined) return !required
  // Absent ids are written as 0 or as an empty text.
  if (!required && schema.type === 'integer' && (value === '0' || value === '')) return true
  const options = schema.enum ?? ('const' in schema ? [schema.const] : undefined)
  if (Array.isArray(options)) return options.map(String).includes(String(value)) || value === '00'
  const choices = schema.anyOf ?? schema.oneOf
  if (Array.isArray(choices)) return choices.some(each => isAllowed({ schema: each, name, required }, value))
  const check = CHECKS[String(schema.type)]
  return check ? check(schema, value, name) : true
}

const CHECKS: Readonly<Record<string, (schema: JsonSchema, value: FormInput, name: string) => boolean>> = {
  integer: ({ minimum, maximum }, value) =>
    /^-?\d{1,15}$/.test(String(value)) &&
    typeof value !== 'object' &&
    Number(value) >= Number(minimum ?? Number.NEGATIVE_INFINITY) &&
    Number(value) <= Number(maximum ?? Number.POSITIVE_INFINITY),
  string: ({ maxLength }, value, name) =>
    typeof value !== 'object' &&
    [...String(value).trim()].length <= Number(maxLength ?? Number.POSITIVE_INFINITY) &&
    // Only passwords are never written as text.
    (!String(value).includes('\0') || name.endsWith('password')),
  array: (schema, value, name) =>
    Array.isArray(value) &&
    value.length <= Number(schema.maxItems ?? Number.POSITIVE_INFINITY) &&
    value.length >= Number(schema.minItems ?? 0) &&
    value.every(entry => isAllowed(entryOf({ name, schema, required: true }), entry)),
  object: (schema, value) =>
    typeof value === 'object' &&
    !Array.isArray(value) &&
    fieldsOf(schema).every(field => isAllowed(field, (value as Input)[field.name])),
}

/** An entry of a list, as a field. */
export const entryOf = ({ name, schema }: Field): Field => ({
  name,
  schema: (schema.items ?? {}) as JsonSchema,
  required: true,
})
