import { invalidField } from '../../wire/refusal'
import { type Fields, fieldOf } from './desk'

/** A field with a day, `YYYY-MM-DD`. Throws a 422 for a day that no calendar has. */
export function readDay(fields: Fields, name: string): string {
  const text = fieldOf(fields, name)
  const day = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : null
  if (!day || Number.isNaN(day.getTime()) || !day.toISOString().startsWith(text))
    throw invalidField(name, `${name} 应为日期，如 2028-03-15`)
  return text
}
