import { Button } from '@yaoji/ui/button'
import type { ReactNode } from 'react'
import { Announcement } from './Announcement'
import { focusAround } from './focusAround'
import * as css from './ListPanel.css'
import { touchTarget } from './touchTarget.css'

/** What a page of a list tells about the whole list. */
export interface ListCounts {
  readonly total: number
  readonly page: number
  readonly last_page: number
}

export interface ListPanelProps {
  /** What the list has, for screen readers: `订单`. */
  name: string
  /** Above the list: keywords, days. Default: none. */
  filters?: ReactNode
  /** The list that is shown; undefined while the first one loads. */
  counts: ListCounts | undefined
  /** With a frame of its own. Default: true; false within another panel. */
  framed?: boolean
  /** Another list is loading. */
  refreshing: boolean
  /** Tabs and rows. */
  children: ReactNode
}

/** A list with its filters, in one panel: tabs count what the filters find. What they find is announced. */
export function ListPanel({ name, filters, counts, framed = true, refreshing, children }: ListPanelProps) {
  return (
    <>
      <div className={css.root} data-framed={framed}>
        {filters && <div className={css.filters}>{filters}</div>}
        {children}
      </div>
      <Announcement text={counts ? summaryOf(name, counts) : ''} pending={refreshing} />
    </>
  )
}

function summaryOf(name: string, { total, page, last_page }: ListCounts): string {
  if (total === 0) return `没有符合条件的${name}`
  const count = `共 ${total} 个${name}`
  return last_page > 1 ? `${count}，第 ${page} 页，共 ${last_page} 页` : count
}

export interface ShowAllButtonProps {
  /** Takes the filters back. */
  onShowAll: () => void
  children: ReactNode
}

/** In an empty list: shows the list without its filters. It disappears with the answer, so the page gets the focus. */
export function ShowAllButton({ onShowAll, children }: ShowAllButtonProps) {
  return (
    <Button
      className={touchTarget}
      onClick={() => {
        focusAround()
        onShowAll()
      }}
    >
      {children}
    </Button>
  )
}
