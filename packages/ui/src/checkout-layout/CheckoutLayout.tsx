import { forwardRef, type HTMLAttributes, type ReactNode } from 'react'
import { joinClass } from '../part/joinClass'
import * as css from './CheckoutLayout.css'

export interface CheckoutLayoutProps extends HTMLAttributes<HTMLDivElement> {
  /** What the buyer decides, and the amounts. Beside the content; it scrolls where it is higher than the window. */
  aside: ReactNode
  /** The bar with the total and the button, below that; it stays visible. */
  bar: ReactNode
}

/**
 * A checkout in two columns from a window of 1000 px: the children, and beside them what decides, which stays in the
 * window. In a narrower window one column, with the bar at the bottom of the window. Renders `div`.
 */
export const CheckoutLayout = forwardRef<HTMLDivElement, CheckoutLayoutProps>(function CheckoutLayout(
  { aside, bar, className, children, ...rest },
  ref,
) {
  return (
    <div {...rest} ref={ref} className={joinClass(css.root, className)}>
      <div className={css.main} data-part="main">
        {children}
      </div>
      <div className={css.side} data-part="side">
        <div className={css.aside} data-part="aside">
          {aside}
        </div>
        {bar}
      </div>
    </div>
  )
})
