import { invalidField } from '../../wire/refusal'

/** Reads a day, `YYYY-MM-DD`, of a field with this name. Throws a 422 for a day that no calendar has. */
export function readDay(name: string, value: string): string {
  const moment = new Date(`${value}T00:00:00Z`)
  const isDay = /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(moment.getTime())
  // 2026-02-30 is read as a day of March.
  if (!isDay || moment.toISOString().slice(0, 10) !== value)
    throw invalidField(name, `${name} 的格式为 2026-11-20`)
  return value
}
