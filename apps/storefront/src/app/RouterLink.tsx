import type { LinkProps } from '@yaoji/ui/link'
import { forwardRef } from 'react'
import { Link } from 'react-router-dom'
import { prefetch } from './prefetch'

/** Addresses that the router follows: in the shop, and not a file or the service's own. */
function isInside(href: string): boolean {
  return href.startsWith('/') && !href.startsWith('//') && !/^\/(api|pay|pictures)\//.test(href)
}

/** The link of every component: the router's for pages of the shop, a plain one otherwise. Its page loads on intent. */
export const RouterLink = forwardRef<HTMLAnchorElement, LinkProps>(function RouterLink(
  { href, onPointerEnter, onFocus, ...rest },
  ref,
) {
  if (!isInside(href) || rest.target !== undefined) {
    return <a {...rest} href={href} ref={ref} onPointerEnter={onPointerEnter} onFocus={onFocus} />
  }
  return (
    <Link
      {...rest}
      to={href}
      ref={ref}
      onPointerEnter={event => {
        onPointerEnter?.(event)
        prefetch(href)
      }}
      onFocus={event => {
        onFocus?.(event)
        prefetch(href)
      }}
    />
  )
})
