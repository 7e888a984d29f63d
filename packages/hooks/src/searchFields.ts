/** How a part of the state is written in the query of an address. */
export interface SearchField<Value> {
  /** Reads the text of the address; null where there is none. A text that is no value gives the default. */
  readonly read: (text: string | null) => Value
  /** The value when the address has none: it is not written. */
  readonly initial: Value
  /** Goes back to its default when another field changes, as a page number does. */
  readonly resets?: true
}

/** Any text but the empty one. */
export const textField: SearchField<string | undefined> = {
  read: text => text || undefined,
  initial: undefined,
}

/** The most characters that a list accepts as keywords. */
const MAX_KEYWORDS = 60

/** Keywords of a list, without spaces around them; what is too long for the service is cut off. */
export const keywordsField: SearchField<string | undefined> = {
  read: text => text?.trim().slice(0, MAX_KEYWORDS).trim() || undefined,
  initial: undefined,
}

/** A day, `YYYY-MM-DD`, from the year 2000 on. */
export const dayField: SearchField<string | undefined> = {
  read: text => (text && isDay(text) ? text : undefined),
  initial: undefined,
}

/** A month, `YYYY-MM`, from the year 2000 on. */
export const monthField: SearchField<string | undefined> = {
  read: text => (text && /^20\d{2}-(0[1-9]|1[0-2])$/.test(text) ? text : undefined),
  initial: undefined,
}

function isDay(text: string): boolean {
  if (!/^2\d{3}-\d{2}-\d{2}$/.test(text)) return false
  const time = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

interface Days {
  readonly from?: string | undefined
  readonly to?: string | undefined
}

/** The days of an address; none where the first is after the last. */
export function readDays({ from, to }: Days): Days {
  return from && to && from > to ? {} : { from, to }
}

/** An integer of at least `min`. */
export function integerField(min: number): SearchField<number | undefined>
export function integerField(min: number, initial: number): SearchField<number>
export function integerField(min: number, initial?: number): SearchField<number | undefined> {
  return {
    read(text) {
      const value = Number(text || Number.NaN)
      return Number.isSafeInteger(value) && value >= min ? value : initial
    },
    initial,
  }
}

/** One of a few values. */
export function choiceField<const Value extends string | number>(
  values: readonly Value[],
): SearchField<Value | undefined>
export function choiceField<const Value extends string | number>(
  values: readonly Value[],
  initial: Value,
): SearchField<Value>
export function choiceField(
  values: readonly (string | number)[],
  initial?: string | number,
): SearchField<string | number | undefined> {
  return { read: text => values.find(value => String(value) === text) ?? initial, initial }
}

/** The number of a page, from 1. A change of any other field leads back to page 1. */
export const pageField: SearchField<number> = { ...integerField(1, 1), resets: true }
