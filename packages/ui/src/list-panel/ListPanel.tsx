'use client'
import { focusAround } from '@yaoji/hooks'
import { forwardRef, type HTMLAttributes, type ReactNode } from 'react'
import { Announcement } from '../announcement'
import { Button, type ButtonProps } from '../button'
import { useLabels } from '../labels/useLabels'
import { composeEventHandlers } from '../part/composeEventHandlers'
import { joinClass } from '../part/joinClass'
import * as css from './ListPanel.css'

export const listPanelLabels = {
  none: (name: string) => `没有符合条件的${name}`,
  /** `pages` only where there are several. */
  found: (name: string, { total, page, last_page }: ListCounts) =>
    last_page > 1 ? `共 ${total} 个${name}，第 ${page} 页，共 ${last_page} 页` : `共 ${total} 个${name}`,
}

/** What a page of a list says about the whole list. */
export interface ListCounts {
  readonly total: number
  readonly page: number
  readonly last_page: number
}

export interface ListPanelProps extends HTMLAttributes<HTMLDivElement> {
  /** What the list has, for screen readers: `订单`. */
  name: string
  /** Above the list: keywords, days. */
  filters?: ReactNode
  /** The list that is shown; undefined while the first one loads. */
  counts: ListCounts | undefined
  /**
   * With a frame of its own; false within another panel.
   * @default true
   */
  framed?: boolean
  /** Another list is loading. */
  refreshing: boolean
  /** Words in place of those of {@link listPanelLabels}. */
  labels?: Partial<typeof listPanelLabels>
}

/**
 * A list with its filters, in one panel; tabs and rows are its children. What the filters find is announced. Renders
 * `div`; sets `data-framed`.
 */
export const ListPanel = forwardRef<HTMLDivElement, ListPanelProps>(function ListPanel(props, ref) {
  const { name, filters, counts, framed = true, refreshing, labels, className, children, ...rest } = props
  const words = useLabels('listPanel', listPanelLabels, labels)
  return (
    <>
      <div {...rest} ref={ref} className={joinClass(css.root, className)} data-framed={framed}>
        {filters && (
          <div className={css.filters} data-part="filters">
            {filters}
          </div>
        )}
        {children}
      </div>
      <Announcement text={counts ? textOf(counts) : ''} pending={refreshing} />
    </>
  )

  function textOf(found: ListCounts): string {
    return found.total === 0 ? words.none(name) : words.found(name, found)
  }
})

export interface ShowAllButtonProps extends ButtonProps {
  /** Removes the filters. */
  onShowAll: () => void
}

/**
 * In an empty list: shows the list without its filters. It disappears with the answer, so the page or the dialog around
 * it gets the focus. Renders Button.
 */
export const ShowAllButton = forwardRef<HTMLButtonElement, ShowAllButtonProps>(function ShowAllButton(
  { onShowAll, onClick, ...rest },
  ref,
) {
  return (
    <Button
      {...rest}
      ref={ref}
      onClick={composeEventHandlers(onClick, () => {
        focusAround()
        onShowAll()
      })}
    />
  )
})
