import type { DataOf } from '@yaoji/api-client'
import type { goodsList } from '@yaoji/api-client/contract/goods'
import { type Chosen, type Facet, FilterPanel } from '@yaoji/ui/filter-panel'
import { SortBar } from '@yaoji/ui/sort-bar'
import * as css from './BrowseFilters.css'
import type { BrowseView } from './BrowseResults'
import { type BrowseChoice, sortOf } from './useBrowseQuery'

type Facets = NonNullable<DataOf<typeof goodsList>['facets']>

/** Facets of a product list, by the fields of the address. */
const FACETS = [
  { key: 'category', name: '分类' },
  { key: 'dosage_form', name: '剂型' },
  { key: 'sccj', name: '厂家' },
] as const

export interface BrowseFiltersProps {
  choice: BrowseChoice
  onChange: (part: BrowseChoice) => void
  /** Undefined while the first page loads. */
  facets: Facets | undefined
  total: number | undefined
  view: BrowseView
  views: Readonly<Partial<Record<BrowseView, string>>>
  /** Whether the category can be chosen: not on the page of a category. */
  withCategory: boolean
}

/** The controls above a product list: filters, order, view. */
export function BrowseFilters({
  choice,
  onChange,
  facets,
  total,
  view,
  views,
  withCategory,
}: BrowseFiltersProps) {
  const shown = FACETS.filter(({ key }) => withCategory || key !== 'category')
  const rows: Facet[] = shown.map(({ key, name }) => ({ key, name, values: facets?.[key] ?? [] }))

  function choose(chosen: Chosen) {
    const category = chosen.category?.[0]
    onChange({
      dosage_form: chosen.dosage_form?.[0],
      sccj: chosen.sccj?.[0],
      ...(withCategory && { category: category === undefined ? undefined : Number(category) }),
    })
  }

  return (
    <FilterPanel
      facets={rows}
      chosen={chosenOf(choice)}
      onChosenChange={choose}
      total={total}
      className={css.root}
    >
      {opener => (
        <SortBar
          start={opener}
          sort={choice.sort ?? 'default'}
          onSortChange={sort => onChange({ sort: sortOf(sort) })}
          in_stock={choice.in_stock ?? 0}
          onInStockChange={on => onChange({ in_stock: on === 1 ? 1 : undefined })}
          price_visible={choice.price_visible ?? 0}
          onPriceVisibleChange={on => onChange({ price_visible: on === 1 ? 1 : undefined })}
          total={total}
          view={view}
          viewHref={each => views[each]}
        />
      )}
    </FilterPanel>
  )
}

function chosenOf(choice: BrowseChoice): Chosen {
  const values = FACETS.map(
    ({ key }) => [key, choice[key] === undefined ? [] : [String(choice[key])]] as const,
  )
  return Object.fromEntries(values.filter(([, chosen]) => chosen.length > 0))
}
