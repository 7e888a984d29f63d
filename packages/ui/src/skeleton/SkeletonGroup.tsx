'use client'
import { Fragment, forwardRef, type HTMLAttributes } from 'react'
import { useLabels } from '../labels/useLabels'
import { joinClass } from '../part/joinClass'
import { VisuallyHidden } from '../part/VisuallyHidden'
import { InGroup, skeletonLabels } from './Skeleton'
import * as css from './Skeleton.css'

export interface SkeletonGroupProps extends HTMLAttributes<HTMLDivElement> {
  /**
   * What is loading, read out once for the whole group.
   * @default '正在加载'
   */
  label?: string
  /**
   * How often the children are repeated: as many as are expected.
   * @default 1
   */
  count?: number
}

/**
 * The shape of content that is loading, of blocks and Skeletons: a page with panels, or rows that are all alike. Renders
 * `div`, a status that says what is loading and hides the shapes from screen readers. Its class places the children.
 */
export const SkeletonGroup = forwardRef<HTMLDivElement, SkeletonGroupProps>(function SkeletonGroup(
  { label, count = 1, className, children, ...rest },
  ref,
) {
  const words = useLabels('skeleton', skeletonLabels, undefined)
  return (
    <div role="status" {...rest} ref={ref} className={joinClass(css.group, className)}>
      <VisuallyHidden>{label ?? words.loading}</VisuallyHidden>
      <div aria-hidden className={css.groupShapes} data-part="shapes">
        <InGroup.Provider value>
          {Array.from({ length: count }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: empty shapes are all alike
            <Fragment key={index}>{children}</Fragment>
          ))}
        </InGroup.Provider>
      </div>
    </div>
  )
})
