export type { Chosen, Facet, FacetValue } from './choice'
export {
  FilterPanel,
  FilterPanelChosen,
  FilterPanelClear,
  FilterPanelFacet,
  FilterPanelMore,
  FilterPanelName,
  type FilterPanelProps,
  FilterPanelRoot,
  FilterPanelSearch,
  FilterPanelValues,
} from './FilterPanel'
export {
  type FilterPanelChosenProps,
  type FilterPanelRootProps,
  type FilterPanelValuesProps,
  useFilterPanel,
} from './FilterPanel.headless'
