'use client'
import { forwardRef, type ReactNode } from 'react'
import { Checkbox } from '../checkbox'
import { Icon, type IconName } from '../icon'
import * as css from './SortBar.css'
import {
  SortBarRoot,
  type SortBarRootProps,
  SortBarSort,
  type SortBarSortProps,
  SortBarView,
  sortBarLabels,
} from './SortBarParts'

export interface SortChoice extends Pick<SortBarSortProps, 'sorts'> {
  /** The text that is shown. */
  name: string
}

/** The sorts of a list of products, by the wire's names. */
export const GOODS_SORTS: readonly SortChoice[] = [
  { name: '综合', sorts: ['default'] },
  { name: '销量', sorts: ['sales'] },
  { name: '价格', sorts: ['price_asc', 'price_desc'] },
  { name: '新品', sorts: ['newest'] },
  { name: '效期', sorts: ['expiry'] },
]

export type ListView = 'card' | 'table' | 'no_image'

const VIEWS: readonly { view: ListView; icon: IconName }[] = [
  { view: 'card', icon: 'grid' },
  { view: 'table', icon: 'rows' },
  { view: 'no_image', icon: 'lines' },
]

export interface SortBarProps extends Omit<SortBarRootProps, 'children'> {
  /** @default GOODS_SORTS */
  sorts?: readonly SortChoice[]
  /** Before the boxes, such as the button of a filter. */
  start?: ReactNode
  /** Only products in stock: 1. */
  in_stock?: number
  /** Without it the box is left out. */
  onInStockChange?: (in_stock: 0 | 1) => void
  /** Only products whose price the buyer may see: 1. */
  price_visible?: number
  /** Without it the box is left out. */
  onPriceVisibleChange?: (price_visible: 0 | 1) => void
  /** How many products there are; left out while it is not known. */
  total?: number
  /** How the list is shown now. */
  view?: ListView
  /** Address of a way to show the list; a way without one is left out. */
  viewHref?: (view: ListView) => string | undefined
}

/** Sorts, what to leave out, how many there are, and how to show them, in one bar above a list. Renders `div`, a group. */
export const SortBar = forwardRef<HTMLDivElement, SortBarProps>(function SortBar(props, ref) {
  const {
    sorts = GOODS_SORTS,
    start,
    in_stock,
    onInStockChange,
    price_visible,
    onPriceVisibleChange,
    total,
    view,
    viewHref,
    ...root
  } = props
  const words = { ...sortBarLabels, ...root.labels }
  return (
    <SortBarRoot {...root} ref={ref}>
      <div className={css.sorts} data-part="sorts">
        {sorts.map(({ name, sorts: each }) => (
          <SortBarSort key={name} sorts={each}>
            {name}
            {each.length === 2 && <span aria-hidden className={css.arrows} data-part="arrows" />}
          </SortBarSort>
        ))}
      </div>
      <div className={css.toggles} data-part="toggles">
        {start}
        <Toggle label={words.inStock} on={in_stock} onChange={onInStockChange} />
        <Toggle label={words.priceVisible} on={price_visible} onChange={onPriceVisibleChange} />
      </div>
      {total !== undefined && (
        <span className={css.total} data-part="total">
          {words.total(total)}
        </span>
      )}
      {viewHref && <Views view={view} viewHref={viewHref} words={words} />}
    </SortBarRoot>
  )
})

interface ToggleProps {
  label: string
  on: number | undefined
  onChange: ((on: 0 | 1) => void) | undefined
}

function Toggle({ label, on, onChange }: ToggleProps) {
  if (!onChange) return null
  return <Checkbox label={label} checked={on === 1} onCheckedChange={checked => onChange(checked ? 1 : 0)} />
}

interface ViewsProps {
  view: ListView | undefined
  viewHref: NonNullable<SortBarProps['viewHref']>
  words: typeof sortBarLabels
}

function Views({ view: current, viewHref, words }: ViewsProps) {
  return (
    <div className={css.views} data-part="views">
      {VIEWS.map(({ view, icon }) => {
        const href = viewHref(view)
        if (href === undefined) return null
        return (
          <SortBarView
            key={view}
            href={href}
            current={view === current}
            aria-label={words[view]}
            title={words[view]}
          >
            <Icon name={icon} />
          </SortBarView>
        )
      })}
    </div>
  )
}
