import type { DataOf } from '@yaoji/api-client'
import {
  GOODS_FACET_NAMES,
  GOODS_FACETS,
  type GoodsFacet,
  type GoodsListInput,
  type goodsList,
} from '@yaoji/api-client/contract/goods'
import { focusAround } from '@yaoji/hooks'
import { LinkButton } from '@yaoji/ui/button'
import { Empty } from '@yaoji/ui/empty'
import { type Chosen, type Facet, FilterPanel } from '@yaoji/ui/filter-panel'
import { GOODS_SORTS, SortBar, type SortBarProps } from '@yaoji/ui/sort-bar'
import type { MouseEvent } from 'react'
import { useLinkClickHandler } from 'react-router-dom'
import { KEEP_SCROLL } from '../../core/navigation/keepScroll'
import * as css from './BrowseFilters.css'
import { type BrowseChoice, sortOf } from './useBrowseQuery'

type Facets = NonNullable<DataOf<typeof goodsList>['facets']>

/** Every order but that of other lists. */
const OWN_SORTS = GOODS_SORTS.filter(({ sorts }) => sorts[0] !== 'default')

export interface BrowseFiltersProps extends Pick<SortBarProps, 'view' | 'viewHref' | 'onViewChange'> {
  choice: BrowseChoice
  /** The order without a choice, on a page with an order of its own: its bar has no 综合. */
  defaultSort: GoodsListInput['sort']
  onChange: (part: BrowseChoice) => void
  /** Undefined while the first page loads. */
  facets: Facets | undefined
  total: number | undefined
  /** Whether the category can be chosen: not on the page of a category. */
  withCategory: boolean
  /** Whether the months left can be chosen: only in near-expiry stock. */
  withExpiry: boolean
}

/** The controls above a product list: filters, order, view. */
export function BrowseFilters({
  choice,
  defaultSort,
  onChange,
  facets,
  total,
  withCategory,
  withExpiry,
  ...views
}: BrowseFiltersProps) {
  const shown = GOODS_FACET_NAMES.filter(
    key => (withCategory || key !== 'category') && (withExpiry || key !== 'expiry_months'),
  )
  const rows: Facet[] = shown.map(key => ({
    key,
    name: GOODS_FACETS[key].name,
    values: facets?.[key] ?? [],
  }))

  function choose(chosen: Chosen) {
    const values = shown.map(key => [key, readValue(key, chosen[key]?.[0])])
    // `readValue` gives each facet a value of its own type.
    onChange(Object.fromEntries(values) as BrowseChoice)
  }

  return (
    <FilterPanel
      facets={rows}
      chosen={chosenOf(choice)}
      onChosenChange={choose}
      total={total}
      sticky
      className={css.root}
    >
      {(controls, clear) => (
        <SortBar
          start={controls}
          end={clear}
          sort={choice.sort ?? defaultSort ?? 'default'}
          sorts={defaultSort ? OWN_SORTS : GOODS_SORTS}
          onSortChange={sort => onChange({ sort: sortOf(sort) })}
          in_stock={choice.in_stock ?? 0}
          onInStockChange={on => onChange({ in_stock: on === 1 ? 1 : undefined })}
          price_visible={choice.price_visible ?? 0}
          onPriceVisibleChange={on => onChange({ price_visible: on === 1 ? 1 : undefined })}
          total={total}
          {...views}
        />
      )}
    </FilterPanel>
  )
}

/** A chosen value as the address has it: a text, or a number. */
function readValue(key: GoodsFacet, value: string | undefined): string | number | undefined {
  return value === undefined || GOODS_FACETS[key].kind === 'text' ? value : Number(value)
}

function chosenOf(choice: BrowseChoice): Chosen {
  const values = GOODS_FACET_NAMES.map(
    key => [key, choice[key] === undefined ? [] : [String(choice[key])]] as const,
  )
  return Object.fromEntries(values.filter(([, chosen]) => chosen.length > 0))
}

export interface NoMatchingGoodsProps {
  /** Default: 没有符合条件的商品. */
  title?: string
  /** The address of the list without filters. */
  href: string
}

/** In place of products that none match: a link that takes all filters back. It disappears, so the page gets the focus. */
export function NoMatchingGoods({ title = '没有符合条件的商品', href }: NoMatchingGoodsProps) {
  const open = useLinkClickHandler<HTMLAnchorElement>(href, { state: KEEP_SCROLL })

  function clear(event: MouseEvent<HTMLAnchorElement>) {
    focusAround()
    open(event)
  }

  return (
    <Empty
      title={title}
      text="换一个条件，或清除全部条件再看。"
      actions={
        <LinkButton href={href} onClick={clear}>
          清除全部条件
        </LinkButton>
      }
    />
  )
}
