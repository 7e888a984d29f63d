export type { Chosen, Facet, FacetValue } from './choice'
export {
  FilterPanelChosen,
  type FilterPanelChosenProps,
  FilterPanelClear,
  FilterPanelFacet,
  FilterPanelMore,
  FilterPanelName,
  FilterPanelRoot,
  type FilterPanelRootProps,
  FilterPanelSearch,
  FilterPanelValues,
  type FilterPanelValuesProps,
  useFilterPanel,
} from './FilterPanel.headless'
