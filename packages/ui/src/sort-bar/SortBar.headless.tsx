'use client'
import { type ComponentPropsWithoutRef, createContext, forwardRef, type HTMLAttributes } from 'react'
import { Link, type LinkProps } from '../link'
import { composeEventHandlers } from '../part/composeEventHandlers'
import { dataAttr } from '../part/dataAttr'
import { useRequiredContext } from '../part/useRequiredContext'

interface Sorting {
  readonly sort: string
  readonly onSortChange: (sort: string) => void
}

const Context = createContext<Sorting | null>(null)

export interface SortBarRootProps extends HTMLAttributes<HTMLDivElement> {
  /** How the list is sorted now. */
  sort: string
  onSortChange: (sort: string) => void
}

/** How a list is sorted and shown. Renders a group. */
export const SortBarRoot = forwardRef<HTMLDivElement, SortBarRootProps>(function Root(
  { sort, onSortChange, ...rest },
  ref,
) {
  return (
    <Context.Provider value={{ sort, onSortChange }}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a bar in every browser */}
      <div role="group" aria-label="排序和显示" {...rest} ref={ref} />
    </Context.Provider>
  )
})

export interface SortBarSortProps extends ComponentPropsWithoutRef<'button'> {
  /** The sort it stands for; two for one that turns around when pressed again, ascending first. */
  sorts: readonly [string] | readonly [ascending: string, descending: string]
  /** Says which way round it is, for screen readers. */
  directionNames?: readonly [ascending: string, descending: string]
}

/** One sort. Renders `button`; sets `data-on`, and `data-direction` to `up` or `down` where it can turn around. */
export const SortBarSort = forwardRef<HTMLButtonElement, SortBarSortProps>(function Sort(
  { sorts, directionNames = ['从低到高', '从高到低'], onClick, title, ...rest },
  ref,
) {
  const { sort, onSortChange } = useRequiredContext(Context, 'SortBarSort', 'SortBarRoot')
  const at = sorts.indexOf(sort)
  const turns = sorts.length === 2
  const next = sorts[(at + 1) % sorts.length] ?? sorts[0]
  const direction = at === 0 ? 'up' : 'down'
  return (
    <button
      type="button"
      aria-pressed={at >= 0}
      title={turns && at >= 0 ? directionNames[at] : title}
      {...rest}
      ref={ref}
      onClick={composeEventHandlers(onClick, () => next !== sort && onSortChange(next))}
      data-on={dataAttr(at >= 0)}
      data-direction={turns && at >= 0 ? direction : undefined}
    />
  )
})

export interface SortBarViewProps extends Omit<LinkProps, 'href'> {
  href: string
  /** This is how the list is shown now. */
  current: boolean
}

/** One way to show the list, with an address of its own. Renders a link; sets `data-on`. */
export const SortBarView = forwardRef<HTMLAnchorElement, SortBarViewProps>(function View(
  { current, ...rest },
  ref,
) {
  return <Link {...rest} ref={ref} aria-current={current ? 'true' : undefined} data-on={dataAttr(current)} />
})
