import { useNavigate, useSearchParams } from 'react-router-dom'
import { KEEP_SCROLL } from './keepScroll'
import type { SearchField } from './searchFields'

type Schema = Readonly<Record<string, SearchField<unknown>>>

export type SearchState<Fields extends Schema> = {
  readonly [Name in keyof Fields]: ReturnType<Fields[Name]['read']>
}

export interface SearchStateOptions {
  /** A change replaces the entry of the history. Default: it adds one, so that Back undoes it. */
  replace?: boolean
  /** Where a change leads, on a page whose path has a page number. Default: the path that is shown. */
  pathname?: string
  /** A change leaves the page where it is scrolled to. Default: true; false where it shows another page. */
  keepScroll?: boolean
}

/**
 * State in the query of the address: tabs, filters, a page number. Returns the state, and a function that changes a
 * part of it: `change({ tab: 'paid' })`; undefined takes a value back. What the address has besides stays.
 */
export function useSearchState<const Fields extends Schema>(
  fields: Fields,
  { replace, pathname, keepScroll = true }: SearchStateOptions = {},
) {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  function change(part: Partial<SearchState<Fields>>) {
    const search = `?${changeQuery(query, fields, part)}`
    const state = keepScroll ? KEEP_SCROLL : null
    navigate({ ...(pathname !== undefined && { pathname }), search }, { replace, state })
  }
  return [readQuery(query, fields), change] as const
}

function readQuery<Fields extends Schema>(query: URLSearchParams, fields: Fields): SearchState<Fields> {
  const values = Object.entries(fields).map(([name, field]) => [name, field.read(query.get(name))])
  // Each name of the schema has the value that its own field reads.
  return Object.fromEntries(values) as SearchState<Fields>
}

function changeQuery(query: URLSearchParams, fields: Schema, part: Readonly<Record<string, unknown>>) {
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
