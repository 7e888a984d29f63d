import type { LinkProps } from '@yaoji/ui/link'
import { forwardRef } from 'react'
import { Link } from 'react-router-dom'
import { usePrefetch } from './prefetch'

/** Whether the router opens this address: a page of the shop, not a file or an address of the service. */
function isInside(href: string): boolean {
  return href.startsWith('/') && !href.startsWith('//') && !/^\/(api|pay|pictures)\//.test(href)
}

/** The link of every component: the router's for pages of the shop, a plain one otherwise. Hover and focus prefetch the page. */
export const RouterLink = forwardRef<HTMLAnchorElement, LinkProps>(function RouterLink(
  { href, onPointerEnter, onFocus, ...rest },
  ref,
) {
  const prefetch = usePrefetch()
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
