'use client'
import { CART_LIST_FILTER } from '@yaoji/domain'
import { plain } from '../theme/base.css'
import * as css from './CartTable.css'
import { useCartTable } from './CartTableContext'

export interface CartTableFiltersProps {
  /** What the cart can be narrowed to, each with its number of lines. */
  filters: readonly { filter: number; name: string; count: number }[]
  /**
   * The filter that applies.
   * @default CART_LIST_FILTER, which is 99999 and shows all lines
   */
  filter?: number
  onFilter?: (filter: number) => void
}

/** Narrows the cart to what a buyer looks for: toggle buttons, or nothing without a choice. */
export function CartTableFilters({ filters, filter = CART_LIST_FILTER, onFilter }: CartTableFiltersProps) {
  const { words } = useCartTable('CartTable')
  const others = filters.filter(choice => choice.filter !== CART_LIST_FILTER)
  if (others.length === 0) return null
  const all = filters.find(choice => choice.filter === CART_LIST_FILTER)
  const choices = [all ?? { filter: CART_LIST_FILTER, name: words.allLines, count: null }, ...others]
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset draws a frame and cannot be a flex row everywhere
    <div role="group" aria-label={words.filters} className={css.filters} data-part="filters">
      {choices.map(choice => (
        <button
          key={choice.filter}
          type="button"
          aria-pressed={choice.filter === filter}
          className={css.filter}
          data-part="filter"
          onClick={() => onFilter?.(choice.filter)}
        >
          {choice.name}{' '}
          {choice.count !== null && (
            <span className={plain} data-part="filter-count">
              {choice.count}
            </span>
          )}
        </button>
      ))}
    </div>
  )
}
