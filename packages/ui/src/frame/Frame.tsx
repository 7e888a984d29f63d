import { forwardRef, type HTMLAttributes } from 'react'
import { joinClass } from '../part/withClass'
import * as css from './Frame.css'

/** The width that header, content and footer share: 1200 px, 1440 on wide screens, all there is below. Renders `div`. */
export const Frame = forwardRef<HTMLDivElement, HTMLAttributes<HTMLDivElement>>(function Frame(
  { className, ...rest },
  ref,
) {
  return <div {...rest} ref={ref} className={joinClass(css.content, className)} />
})
