import { forwardRef, type HTMLAttributes } from 'react'
import { dataAttr } from '../part/dataAttr'
import { joinClass } from '../part/joinClass'
import * as css from './Container.css'

export interface ContainerProps extends HTMLAttributes<HTMLDivElement> {
  /**
   * With space above and below, for a page without a heading of its own.
   * @default false
   */
  padded?: boolean
}

/**
 * The width that header, content and footer share: 1200 px, 1440 on wide screens, the whole width on narrow ones.
 * Renders `div`; sets `data-padded`.
 */
export const Container = forwardRef<HTMLDivElement, ContainerProps>(function Container(
  { padded, className, ...rest },
  ref,
) {
  return <div {...rest} ref={ref} className={joinClass(css.root, className)} data-padded={dataAttr(padded)} />
})
