import { forwardRef, type HTMLAttributes, type ReactNode } from 'react'
import { joinClass } from '../part/joinClass'
import * as css from './Columns.css'

export interface ColumnsProps extends HTMLAttributes<HTMLDivElement> {
  /** The panels of the second column; below the others where there is no room for two. */
  aside: ReactNode
  /**
   * Width of the second column: `s` is 300 px, from a page of 1200 px, for content beside a menu; `m` is 360 px, from a
   * page of medium width.
   * @default 's'
   */
  size?: 's' | 'm'
}

/** Panels in two columns, the children in the first one. Renders `div`; sets `data-size`. */
export const Columns = forwardRef<HTMLDivElement, ColumnsProps>(function Columns(
  { aside, size = 's', className, children, ...rest },
  ref,
) {
  return (
    <div {...rest} ref={ref} className={joinClass(css.root, className)} data-size={size}>
      <div className={css.column} data-part="main">
        {children}
      </div>
      {aside && (
        <div className={css.column} data-part="aside">
          {aside}
        </div>
      )}
    </div>
  )
})
