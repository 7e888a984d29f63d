/** One value of a facet, and how many products it would leave. */
export interface FacetValue {
  value: string
  name: string
  count: number
}

/** One thing to filter by, by the wire's name for it. */
export interface Facet {
  key: string
  name: string
  values: readonly FacetValue[]
  /** Several of its values can be chosen at once. */
  multiple?: boolean
}

/** The chosen values by facet; a facet with none may be left out. */
export type Chosen = Readonly<Record<string, readonly string[]>>

export interface ChosenChangeDetails {
  /** `value` a press on a value, `removed` one on a chosen value, `cleared` one on 清空条件. */
  readonly reason: 'value' | 'removed' | 'cleared'
}

/** The choice after a press on a value: on, off, or in place of another where only one can be chosen. */
export function toggleValue(chosen: Chosen, facet: Facet, value: string): Chosen {
  const held = chosen[facet.key] ?? []
  if (held.includes(value))
    return withValues(
      chosen,
      facet.key,
      held.filter(name => name !== value),
    )
  return withValues(chosen, facet.key, facet.multiple ? [...held, value] : [value])
}

/** The choice without any of these facets. */
export function clearFacets(chosen: Chosen, facets: readonly Facet[]): Chosen {
  return facets.reduce((left, facet) => withValues(left, facet.key, []), chosen)
}

/** Every chosen value with the names to show; a value that its facet no longer lists is shown as it is. */
export function chosenValues(chosen: Chosen, facets: readonly Facet[]) {
  return facets.flatMap(facet =>
    (chosen[facet.key] ?? []).map(value => ({
      facet,
      value,
      name: facet.values.find(known => known.value === value)?.name ?? value,
    })),
  )
}

/** The values to show: those found, or the first few and the chosen ones. */
export function shownValues(
  facet: Facet,
  held: readonly string[],
  { all, search, few }: { all: boolean; search: string; few: number },
): readonly FacetValue[] {
  const wanted = search.trim().toLowerCase()
  if (all) return facet.values.filter(({ name }) => name.toLowerCase().includes(wanted))
  return facet.values.filter(({ value }, index) => index < few || held.includes(value))
}

function withValues(chosen: Chosen, key: string, values: readonly string[]): Chosen {
  const { [key]: _before, ...others } = chosen
  return values.length === 0 ? others : { ...others, [key]: values }
}
