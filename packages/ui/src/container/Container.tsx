import { forwardRef, type HTMLAttributes } from 'react'
import { joinClass } from '../part/joinClass'
import * as css from './Container.css'

/**
 * The width that header, content and footer share: 1200 px, 1440 on wide screens, the whole width on narrow ones.
 * Renders `div`.
 */
export const Container = forwardRef<HTMLDivElement, HTMLAttributes<HTMLDivElement>>(function Container(
  { className, ...rest },
  ref,
) {
  return <div {...rest} ref={ref} className={joinClass(css.root, className)} />
})
