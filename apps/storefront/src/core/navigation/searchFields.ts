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
