import { forwardRef, type HTMLAttributes } from 'react'
import { joinClass } from '../part/joinClass'
import * as css from './Stack.css'

export interface StackProps extends HTMLAttributes<HTMLDivElement> {
  /**
   * Space between the parts, as a step of `space`: 4, 8, 12, 16 or 24 px.
   * @default 4
   */
  gap?: 1 | 2 | 3 | 4 | 6
}

/** Parts below each other, each as wide as the stack. Renders `div`; sets `data-gap`. */
export const Stack = forwardRef<HTMLDivElement, StackProps>(function Stack(
  { gap = 4, className, ...rest },
  ref,
) {
  return <div {...rest} ref={ref} className={joinClass(css.root, className)} data-gap={gap} />
})
