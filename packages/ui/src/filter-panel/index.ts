export type { Chosen, ChosenChangeDetails, Facet, FacetValue } from './choice'
export * from './FilterPanel'
export * from './filterPanelLabels'
