/** Collects the values of a statement and returns their placeholders. */
export interface Params {
  readonly values: unknown[]
  /** Adds a value and returns its placeholder with a cast: `$3::text`. */
  add(value: unknown, type?: 'text' | 'text[]' | 'bigint' | 'integer' | 'integer[]'): string
}

/** Opens a collection, whose first placeholder is `$1`. */
export function collectParams(): Params {
  const values: unknown[] = []
  return {
    values,
    add: (value, type = 'text') => {
      values.push(value)
      return `$${values.length}::${type}`
    },
  }
}
