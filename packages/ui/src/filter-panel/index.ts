export type { Chosen, Facet, FacetValue } from './choice'
export * from './FilterPanel'
