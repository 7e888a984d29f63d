'use client'
import { type ComponentPropsWithoutRef, createContext, forwardRef, type HTMLAttributes } from 'react'
import { Link, type LinkProps } from '../link'
import { composeEventHandlers } from '../part/composeEventHandlers'
import { dataAttr } from '../part/dataAttr'
import { joinClass } from '../part/joinClass'
import { useRequiredContext } from '../part/useRequiredContext'
import * as css from './SortBar.css'

export const sortBarLabels = {
  /** Name of the bar, for screen readers. */
  bar: '排序和显示',
  inStock: '仅看有货',
  priceVisible: '仅看可见价',
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

interface Sorting {
  readonly sort: string
  readonly onSortChange: (sort: string) => void
  readonly words: typeof sortBarLabels
}

const Context = createContext<Sorting | null>(null)

export interface SortBarRootProps extends HTMLAttributes<HTMLDivElement> {
  /** The sort that is in use. */
  sort: string
  onSortChange: (sort: string) => void
  /** Words in place of those of {@link sortBarLabels}. */
  labels?: Partial<typeof sortBarLabels>
}

/** How a list is sorted and shown. Renders `div`, a group. */
export const SortBarRoot = forwardRef<HTMLDivElement, SortBarRootProps>(function SortBarRoot(
  { sort, onSortChange, labels, className, ...rest },
  ref,
) {
  const words = { ...sortBarLabels, ...labels }
  return (
    <Context.Provider value={{ sort, onSortChange, words }}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a bar in every browser */}
      <div
        role="group"
        aria-label={words.bar}
        {...rest}
        ref={ref}
        className={joinClass(css.root, className)}
      />
    </Context.Provider>
  )
})

export interface SortBarSortProps extends ComponentPropsWithoutRef<'button'> {
  /** The sort that it selects; two for one that a second press reverses, ascending first. */
  sorts: readonly [string] | readonly [ascending: string, descending: string]
}

/**
 * One sort. Renders `button`; sets `data-on` while it is in use, and `data-direction` to `up` or `down` where it can be
 * reversed.
 */
export const SortBarSort = forwardRef<HTMLButtonElement, SortBarSortProps>(function SortBarSort(
  { sorts, onClick, title, className, ...rest },
  ref,
) {
  const { sort, onSortChange, words } = useRequiredContext(Context, 'SortBarSort', 'SortBarRoot')
  const at = sorts.indexOf(sort)
  const next = sorts[(at + 1) % sorts.length] ?? sorts[0]
  const reversible = sorts.length === 2 && at >= 0
  const direction = at === 0 ? 'up' : 'down'
  const tooltip = at === 0 ? words.ascending : words.descending
  return (
    <button
      type="button"
      aria-pressed={at >= 0}
      title={reversible ? tooltip : title}
      {...rest}
      ref={ref}
      className={joinClass(css.sort, className)}
      onClick={composeEventHandlers(onClick, () => next !== sort && onSortChange(next))}
      data-on={dataAttr(at >= 0)}
      data-direction={reversible ? direction : undefined}
    />
  )
})

export interface SortBarViewProps extends LinkProps {
  /** The list is shown this way now. */
  current: boolean
}

/** One way to show the list, with an address of its own. Renders the application's link; sets `data-on`. */
export const SortBarView = forwardRef<HTMLAnchorElement, SortBarViewProps>(function SortBarView(
  { current, className, ...rest },
  ref,
) {
  return (
    <Link
      {...rest}
      ref={ref}
      className={joinClass(css.view, className)}
      aria-current={current ? 'true' : undefined}
      data-on={dataAttr(current)}
    />
  )
})
