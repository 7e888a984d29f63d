import { forwardRef, type HTMLAttributes } from 'react'
import { joinClass } from '../part/withClass'
import * as css from './LoadingBar.css'

export interface LoadingBarProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** A page is on its way. */
  active: boolean
}

/** A thin bar at the top while the next page is on its way. Renders a progress bar without a value, or nothing. */
export const LoadingBar = forwardRef<HTMLDivElement, LoadingBarProps>(function LoadingBar(
  { active, className, ...rest },
  ref,
) {
  if (!active) return null
  return (
    <div
      role="progressbar"
      aria-label="正在打开页面"
      {...rest}
      ref={ref}
      className={joinClass(css.root, className)}
    />
  )
})
