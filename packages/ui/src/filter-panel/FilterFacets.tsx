'use client'
import { Icon } from '../icon'
import { withClass } from '../part/withClass'
import * as css from './FilterPanel.css'
import * as Headless from './FilterPanel.headless'

export const FilterPanelFacet = withClass(Headless.FilterPanelFacet, css.facet, 'FilterPanelFacet')
export const FilterPanelName = withClass(Headless.FilterPanelName, css.name, 'FilterPanelName')
export const FilterPanelSearch = withClass(Headless.FilterPanelSearch, css.search, 'FilterPanelSearch')

/** The values of a facet with their counts. */
export function FilterPanelValues(props: Pick<Headless.FilterPanelValuesProps, 'emptyText'>) {
  return (
    <Headless.FilterPanelValues
      {...props}
      className={css.values}
      valueClassName={css.value}
      countClassName={css.count}
    />
  )
}

/** Unfolds and folds a facet. */
export function FilterPanelMore() {
  return (
    <Headless.FilterPanelMore className={css.more}>
      {open => (
        <>
          {open ? '收起' : '更多'}
          <Icon name={open ? 'chevron-up' : 'chevron-down'} size="s" />
        </>
      )}
    </Headless.FilterPanelMore>
  )
}

/** Every facet that has values, a row each. */
export function FilterFacets() {
  const { facets } = Headless.useFilterPanel('FilterFacets')
  return facets
    .filter(facet => facet.values.length > 0)
    .map(facet => (
      <FilterPanelFacet key={facet.key} facet={facet}>
        <FilterPanelName />
        <div className={css.body}>
          <FilterPanelSearch />
          <FilterPanelValues />
        </div>
        <FilterPanelMore />
      </FilterPanelFacet>
    ))
}
