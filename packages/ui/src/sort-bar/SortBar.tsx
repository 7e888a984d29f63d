'use client'
import { forwardRef, type HTMLAttributes, type ReactNode } from 'react'
import { Checkbox } from '../checkbox'
import { Icon, type IconName } from '../icon'
import { useLabels } from '../labels/useLabels'
import { Link } from '../link'
import { dataAttr } from '../part/dataAttr'
import { joinClass } from '../part/joinClass'
import * as css from './SortBar.css'

export const sortBarLabels = {
  /** Name of the bar, for screen readers. */
  bar: '排序和显示',
  inStock: '仅看有货',
  priceVisible: '仅看可见价',
  /** Sorts without a name of their own, by the wire's name of the first one. */
  sorts: {
    default: '综合',
    sales: '销量',
    price_asc: '价格',
    newest: '新品',
    expiry: '效期',
  } as Record<string, string>,
  /** How many products there are. */
  total: (total: number) => `共 ${total} 种`,
  /** Tooltip of a sort that can be reversed, and is in use. */
  ascending: '从低到高',
  descending: '从高到低',
  /** The ways to show the list. */
  card: '卡片',
  table: '表格',
  no_image: '无图',
}

export interface SortChoice {
  /**
   * The text that is shown.
   * @default the word of the first sort
   */
  name?: string
  /** The sort that it selects; two for one that a second press reverses, ascending first. */
  sorts: readonly [string] | readonly [ascending: string, descending: string]
}

/** The sorts of a list of products, by the wire's names. */
export const GOODS_SORTS: readonly SortChoice[] = [
  { sorts: ['default'] },
  { sorts: ['sales'] },
  { sorts: ['price_asc', 'price_desc'] },
  { sorts: ['newest'] },
  { sorts: ['expiry'] },
]

export type ListView = 'card' | 'table' | 'no_image'

const VIEWS: readonly { view: ListView; icon: IconName }[] = [
  { view: 'card', icon: 'grid' },
  { view: 'table', icon: 'rows' },
  { view: 'no_image', icon: 'lines' },
]

export interface SortBarProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** The sort that is in use. */
  sort: string
  onSortChange: (sort: string) => void
  /** @default GOODS_SORTS */
  sorts?: readonly SortChoice[]
  /** Before the boxes, such as the buttons of a filter. */
  start?: ReactNode
  /** Before the number of products, where there is room that nothing else takes. */
  end?: ReactNode
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
  /** Another way to show the list was pressed; its link is followed besides. */
  onViewChange?: (view: ListView) => void
  /** Words in place of those of {@link sortBarLabels}. */
  labels?: Partial<typeof sortBarLabels>
}

/** What to leave out, sorts, how many there are, and how to show them, in one bar above a list. Renders `div`, a group. */
export const SortBar = forwardRef<HTMLDivElement, SortBarProps>(function SortBar(props, ref) {
  const { sort, onSortChange, sorts = GOODS_SORTS, start, end, total, labels, ...others } = props
  const { in_stock, onInStockChange, price_visible, onPriceVisibleChange, ...views } = others
  const { view, viewHref, onViewChange, className, ...rest } = views
  const words = useLabels('sortBar', sortBarLabels, labels)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a bar in every browser
    <div role="group" aria-label={words.bar} {...rest} ref={ref} className={joinClass(css.root, className)}>
      <div className={css.toggles} data-part="toggles">
        {start}
        <Toggle label={words.inStock} on={in_stock} onChange={onInStockChange} />
        <Toggle label={words.priceVisible} on={price_visible} onChange={onPriceVisibleChange} />
      </div>
      <div className={css.sorts} data-part="sorts">
        {sorts.map(choice => (
          <Sort key={choice.sorts[0]} {...choice} sort={sort} onSortChange={onSortChange} words={words} />
        ))}
      </div>
      <div className={css.end} data-part="end">
        {end}
        {total !== undefined && (
          <span className={css.total} data-part="total">
            {words.total(total)}
          </span>
        )}
      </div>
      {viewHref && <Views {...{ view, viewHref, onViewChange, words }} />}
    </div>
  )
})

interface SortProps extends SortChoice, Pick<SortBarProps, 'sort' | 'onSortChange'> {
  words: typeof sortBarLabels
}

function Sort({ name, sorts, sort, onSortChange, words }: SortProps) {
  const at = sorts.indexOf(sort)
  const next = sorts[(at + 1) % sorts.length] ?? sorts[0]
  const reversible = sorts.length === 2 && at >= 0
  const direction = at === 0 ? 'up' : 'down'
  const tooltip = at === 0 ? words.ascending : words.descending
  return (
    <button
      type="button"
      aria-pressed={at >= 0}
      title={reversible ? tooltip : undefined}
      className={css.sort}
      data-part="sort"
      data-on={dataAttr(at >= 0)}
      data-direction={reversible ? direction : undefined}
      onClick={() => next !== sort && onSortChange(next)}
    >
      {name ?? words.sorts[sorts[0]] ?? sorts[0]}
      {sorts.length === 2 && <span aria-hidden className={css.arrows} data-part="arrows" />}
    </button>
  )
}

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
  onViewChange: SortBarProps['onViewChange']
  words: typeof sortBarLabels
}

function Views({ view: current, viewHref, onViewChange, words }: ViewsProps) {
  return (
    <div className={css.views} data-part="views">
      {VIEWS.map(({ view, icon }) => {
        const href = viewHref(view)
        if (href === undefined) return null
        return (
          <Link
            key={view}
            href={href}
            onClick={() => onViewChange?.(view)}
            aria-current={view === current ? 'true' : undefined}
            aria-label={words[view]}
            title={words[view]}
            className={css.view}
            data-part="view"
            data-on={dataAttr(view === current)}
          >
            <Icon name={icon} />
          </Link>
        )
      })}
    </div>
  )
}
