import { forwardRef, type HTMLAttributes } from 'react'
import { VisuallyHidden } from '../part/VisuallyHidden'

export interface SkeletonRootProps extends HTMLAttributes<HTMLDivElement> {
  /** What is being fetched, read out once. */
  label?: string
}

/** Around empty shapes: says what is being fetched and keeps the shapes silent. Renders `div` as a status. */
export const SkeletonRoot = forwardRef<HTMLDivElement, SkeletonRootProps>(function Root(
  { label = '正在加载', children, ...rest },
  ref,
) {
  return (
    <div role="status" {...rest} ref={ref}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <div aria-hidden>{children}</div>
    </div>
  )
})
