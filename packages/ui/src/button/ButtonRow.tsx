import { forwardRef, type HTMLAttributes } from 'react'
import { joinClass } from '../part/joinClass'
import * as css from './ButtonRow.css'

export interface ButtonRowProps extends HTMLAttributes<HTMLDivElement> {
  /**
   * `end` at the end of a panel or a page, where the main button is the last one; on a phone it is the nearest to the
   * content.
   * @default 'start'
   */
  align?: 'start' | 'end'
}

/** Buttons beside each other, on a phone below each other and as wide as it. Renders `div`; sets `data-align`. */
export const ButtonRow = forwardRef<HTMLDivElement, ButtonRowProps>(function ButtonRow(
  { align = 'start', className, ...rest },
  ref,
) {
  return <div {...rest} ref={ref} className={joinClass(css.root, className)} data-align={align} />
})
