'use client'
import { forwardRef, type HTMLAttributes } from 'react'
import { useLabels } from '../labels/useLabels'
import { joinClass } from '../part/joinClass'
import * as css from './LoadingBar.css'

export const loadingBarLabels = {
  /** For screen readers. */
  opening: '正在打开页面',
}

export interface LoadingBarProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** A page is loading. */
  active: boolean
  /** Words in place of those of {@link loadingBarLabels}. */
  labels?: Partial<typeof loadingBarLabels>
}

/** A thin bar at the top while the next page is loading. Renders `div`, a progress bar without a value, or nothing. */
export const LoadingBar = forwardRef<HTMLDivElement, LoadingBarProps>(function LoadingBar(
  { active, labels, className, ...rest },
  ref,
) {
  const words = useLabels('loadingBar', loadingBarLabels, labels)
  if (!active) return null
  return (
    <div
      role="progressbar"
      aria-label={words.opening}
      {...rest}
      ref={ref}
      className={joinClass(css.root, className)}
    />
  )
})
