import { forwardRef } from 'react'
import { Link, type LinkProps } from '../link'
import { dataAttr } from '../part/dataAttr'
import { joinClass } from '../part/joinClass'
import * as css from './TextLink.css'

export interface TextLinkProps extends LinkProps {
  /**
   * Between words, where colour alone does not show it.
   * @default false
   */
  underlined?: boolean
}

/** A link in the accent colour, on a phone high enough for a finger. Renders the application's link; sets `data-underlined`. */
export const TextLink = forwardRef<HTMLAnchorElement, TextLinkProps>(function TextLink(
  { underlined, className, ...rest },
  ref,
) {
  return (
    <Link
      {...rest}
      ref={ref}
      className={joinClass(css.root, className)}
      data-underlined={dataAttr(underlined)}
    />
  )
})
