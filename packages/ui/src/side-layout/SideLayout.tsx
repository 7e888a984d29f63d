import { forwardRef, type HTMLAttributes, type ReactNode } from 'react'
import { joinClass } from '../part/joinClass'
import * as css from './SideLayout.css'

export interface SideLayoutProps extends HTMLAttributes<HTMLDivElement> {
  /** Beside the page: the menu of an area, or what helps. */
  aside: ReactNode
  /**
   * `start` for a menu, on a phone above the page; `end` for what helps, on a narrow page below it.
   * @default 'start'
   */
  side?: 'start' | 'end'
  /** Above both, as the steps of a process. */
  top?: ReactNode
}

/** A page with a column beside it. Renders `div`; sets `data-side`. On paper only the page is there. */
export const SideLayout = forwardRef<HTMLDivElement, SideLayoutProps>(function SideLayout(
  { aside, side = 'start', top, className, children, ...rest },
  ref,
) {
  const column = aside && (
    <div className={css.aside} data-part="aside">
      {aside}
    </div>
  )
  return (
    <div {...rest} ref={ref} className={joinClass(css.root, className)} data-side={side}>
      {top && (
        <div className={css.top} data-part="top">
          {top}
        </div>
      )}
      {side === 'start' && column}
      <div className={css.page} data-part="page">
        {children}
      </div>
      {side === 'end' && column}
    </div>
  )
})
