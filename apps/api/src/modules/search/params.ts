/** Collects the values of a statement and names their places. */
export interface Params {
  readonly values: unknown[]
  /** Keeps a value and answers its placeholder, cast: `$3::text`. */
  add(value: unknown, type?: 'text' | 'text[]' | 'bigint' | 'integer'): string
}

/** Opens a collection whose first placeholder is `$first`. */
export function collectParams(first: number): Params {
  const values: unknown[] = []
  return {
    values,
    add: (value, type = 'text') => {
      values.push(value)
      return `$${first + values.length - 1}::${type}`
    },
  }
}
