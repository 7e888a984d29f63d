'use client'
import { type AnchorHTMLAttributes, forwardRef, type MouseEvent } from 'react'
import { joinClass } from '../part/joinClass'
import * as css from './SkipLink.css'

export interface SkipLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** The id of the element that it leads to. The element need not be one that takes the focus by itself. */
  target: string
}

/**
 * A link for who presses Tab: in sight while it has the focus, it takes the focus past what comes before its target. The
 * address of the page stays as it is. Renders `a`.
 */
export const SkipLink = forwardRef<HTMLAnchorElement, SkipLinkProps>(function SkipLink(
  { target, className, onClick, ...rest },
  ref,
) {
  return (
    <a
      {...rest}
      ref={ref}
      className={joinClass(css.root, className)}
      href={`#${target}`}
      onClick={event => {
        onClick?.(event)
        if (!event.defaultPrevented) focusInstead(event, target)
      }}
    />
  )
})

function focusInstead(event: MouseEvent, target: string): void {
  const found = document.getElementById(target)
  if (!found) return
  event.preventDefault()
  if (found.tabIndex < 0) found.tabIndex = -1
  found.focus()
}
