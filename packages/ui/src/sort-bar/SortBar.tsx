'use client'
import type { ReactNode } from 'react'
import { Checkbox } from '../checkbox'
import { Icon, type IconName } from '../icon'
import { withClass } from '../part/withClass'
import * as css from './SortBar.css'
import * as Headless from './SortBar.headless'

export const SortBarRoot = withClass(Headless.SortBarRoot, css.root, 'SortBarRoot')
export const SortBarSort = withClass(Headless.SortBarSort, css.sort, 'SortBarSort')
export const SortBarView = withClass(Headless.SortBarView, css.view, 'SortBarView')

export interface SortChoice {
  name: string
  sorts: Headless.SortBarSortProps['sorts']
  directionNames?: Headless.SortBarSortProps['directionNames']
}

/** The sorts of a goods list, by the wire's names. */
export const GOODS_SORTS: readonly SortChoice[] = [
  { name: '综合', sorts: ['default'] },
  { name: '销量', sorts: ['sales'] },
  { name: '价格', sorts: ['price_asc', 'price_desc'] },
  { name: '新品', sorts: ['newest'] },
  { name: '效期', sorts: ['expiry'] },
]

export type ListView = 'card' | 'table' | 'no_image'

const VIEWS: readonly { view: ListView; name: string; icon: IconName }[] = [
  { view: 'card', name: '卡片', icon: 'grid' },
  { view: 'table', name: '表格', icon: 'rows' },
  { view: 'no_image', name: '无图', icon: 'lines' },
]

export interface SortBarProps extends Omit<Headless.SortBarRootProps, 'children'> {
  sorts?: readonly SortChoice[]
  /** What stands before the boxes, such as the button of a filter. */
  start?: ReactNode
  /** Only goods in stock: 1. Without a handler the box is left out. */
  in_stock?: number
  onInStockChange?: (in_stock: 0 | 1) => void
  /** Only goods whose price the buyer may see: 1. */
  price_visible?: number
  onPriceVisibleChange?: (price_visible: 0 | 1) => void
  /** How many goods there are; left out while that is not known. */
  total?: number
  view?: ListView
  /** Address of a way to show the list; a way without one is left out. */
  viewHref?: (view: ListView) => string | undefined
}

/** Sorts, what to leave out, how many there are, and how to show them, in one bar above a list. */
export function SortBar(props: SortBarProps) {
  const {
    sorts = GOODS_SORTS,
    start,
    in_stock,
    onInStockChange,
    price_visible,
    onPriceVisibleChange,
    ...more
  } = props
  const { total, view, viewHref, ...root } = more
  return (
    <SortBarRoot {...root}>
      <div className={css.sorts}>
        {sorts.map(({ name, ...choice }) => (
          <SortBarSort key={name} {...choice}>
            {name}
            {choice.sorts.length === 2 && <span aria-hidden className={css.arrows} />}
          </SortBarSort>
        ))}
      </div>
      <div className={css.toggles}>
        {start}
        {onInStockChange && (
          <Checkbox
            label="仅看有货"
            checked={in_stock === 1}
            onCheckedChange={checked => onInStockChange(checked ? 1 : 0)}
          />
        )}
        {onPriceVisibleChange && (
          <Checkbox
            label="仅看可见价"
            checked={price_visible === 1}
            onCheckedChange={checked => onPriceVisibleChange(checked ? 1 : 0)}
          />
        )}
      </div>
      {total !== undefined && <span className={css.total}>共 {total} 种</span>}
      {viewHref && <Views view={view} viewHref={viewHref} />}
    </SortBarRoot>
  )
}

function Views({ view: current, viewHref }: Required<Pick<SortBarProps, 'viewHref'>> & { view?: ListView }) {
  return (
    <div className={css.views}>
      {VIEWS.map(({ view, name, icon }) => {
        const href = viewHref(view)
        if (href === undefined) return null
        return (
          <SortBarView key={view} href={href} current={view === current} aria-label={name} title={name}>
            <Icon name={icon} />
          </SortBarView>
        )
      })}
    </div>
  )
}
