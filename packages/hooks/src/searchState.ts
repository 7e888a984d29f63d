import type { SearchField } from './searchFields'

/** What the query of an address holds, by name. */
export type SearchFields = Readonly<Record<string, SearchField<unknown>>>

export type SearchState<Fields extends SearchFields> = {
  readonly [Name in keyof Fields]: ReturnType<Fields[Name]['read']>
}

/** Reads the state from the query of an address. */
export function readSearch<Fields extends SearchFields>(
  query: URLSearchParams,
  fields: Fields,
): SearchState<Fields> {
  const values = Object.entries(fields).map(([name, field]) => [name, field.read(query.get(name))])
  // Each name of the schema has the value that its own field reads.
  return Object.fromEntries(values) as SearchState<Fields>
}

/**
 * The query with a part of the state changed; a default is not written. Fields that `resets` go back to their default
 * unless they are changed themselves. What the query has besides stays.
 */
export function changeSearch(
  query: URLSearchParams,
  fields: SearchFields,
  part: Readonly<Record<string, unknown>>,
): URLSearchParams {
  const next = new URLSearchParams(query)
  for (const [name, field] of Object.entries(fields)) {
    if (name in part) write(next, name, part[name] === field.initial ? undefined : part[name])
    else if (field.resets) next.delete(name)
  }
  return next
}

function write(query: URLSearchParams, name: string, value: unknown): void {
  if (value === undefined) query.delete(name)
  else query.set(name, String(value))
}
