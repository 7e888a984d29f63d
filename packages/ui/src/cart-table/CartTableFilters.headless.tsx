import { CART_LIST_FILTER } from '@yaoji/domain'
import { forwardRef, type HTMLAttributes } from 'react'

export interface CartTableFiltersProps extends Omit<HTMLAttributes<HTMLDivElement>, 'onChange'> {
  /** What the cart can be narrowed to, as the totals carry it. */
  filter_data: readonly { filter: number; name: string; count: number }[]
  /** The one in force; 99999 is all. */
  filter?: number
  onFilter?: (filter: number) => void
  chipClassName?: string
}

/** Narrows the cart to what a buyer looks for. Renders a group of toggle buttons, or nothing where there is no choice. */
export const CartTableFilters = forwardRef<HTMLDivElement, CartTableFiltersProps>(function Filters(
  { filter_data, filter = CART_LIST_FILTER, onFilter, chipClassName, ...rest },
  ref,
) {
  const others = filter_data.filter(choice => choice.filter !== CART_LIST_FILTER)
  if (others.length === 0) return null
  const all = filter_data.find(choice => choice.filter === CART_LIST_FILTER)
  const choices = [all ?? { filter: CART_LIST_FILTER, name: '全部', count: null }, ...others]
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset draws a frame and cannot be a flex row everywhere
    <div role="group" aria-label="筛选购物车" {...rest} ref={ref}>
      {choices.map(choice => (
        <button
          key={choice.filter}
          type="button"
          aria-pressed={choice.filter === filter}
          className={chipClassName}
          onClick={() => onFilter?.(choice.filter)}
        >
          {choice.name} {choice.count !== null && <span>{choice.count}</span>}
        </button>
      ))}
    </div>
  )
})
