'use client'
import { forwardRef, type HTMLAttributes } from 'react'
import { useLabels } from '../labels/useLabels'
import { joinClass } from '../part/joinClass'
import { VisuallyHidden } from '../part/VisuallyHidden'
import { plain } from '../theme/base.css'
import * as css from './Timeline.css'

export const timelineSkeletonLabels = {
  /** What is loading, read out once; the prop `label` says it more exactly. */
  loading: '正在加载动态',
}

export interface TimelineSkeletonProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /**
   * What is loading, read out once.
   * @default '正在加载动态'
   */
  label?: string
  /**
   * How many entries are expected.
   * @default 3
   */
  count?: number
}

/**
 * Empty entries in place of a timeline that is loading; not shown for what comes within 150 ms. Renders `div`, a status that
 * says what is loading.
 */
export const TimelineSkeleton = forwardRef<HTMLDivElement, TimelineSkeletonProps>(function TimelineSkeleton(
  { label, count = 3, className, ...rest },
  ref,
) {
  const words = useLabels('timelineSkeleton', timelineSkeletonLabels, undefined)
  return (
    <div role="status" {...rest} ref={ref} className={joinClass(css.skeleton, className)}>
      <VisuallyHidden>{label ?? words.loading}</VisuallyHidden>
      <div aria-hidden className={css.list} data-part="list">
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: empty entries are all alike
          <div key={index} className={css.entry} data-part="entry" data-state="note">
            <span className={css.shape} data-part="shape" />
            <span className={plain} data-part="time" />
          </div>
        ))}
      </div>
    </div>
  )
})
