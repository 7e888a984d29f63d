import type { LinkProps } from '@yaoji/ui/link'
import { forwardRef } from 'react'
import { useHref, useLinkClickHandler } from 'react-router-dom'
import { usePrefetch } from './prefetch'

/** Whether the router opens this address: a page of the shop, not a file or an address of the service. */
function isInside(href: string): boolean {
  return href.startsWith('/') && !href.startsWith('//') && !/^\/(api|pay|pictures)\//.test(href)
}

/** The link of every component: the router's for pages of the shop, a plain one otherwise. Hover and focus prefetch the page. */
export const RouterLink = forwardRef<HTMLAnchorElement, LinkProps>(function RouterLink(props, ref) {
  const isPage = isInside(props.href) && props.target === undefined
  return isPage ? <PageLink {...props} ref={ref} /> : <a {...props} ref={ref} />
})

/** A link to a page. The router's own `Link` also brings the code of its framework mode. */
const PageLink = forwardRef<HTMLAnchorElement, LinkProps>(function PageLink(
  { href, onClick, onPointerEnter, onFocus, ...rest },
  ref,
) {
  const prefetch = usePrefetch()
  const open = useLinkClickHandler<HTMLAnchorElement>(href)
  return (
    <a
      {...rest}
      ref={ref}
      href={useHref(href)}
      onClick={event => {
        onClick?.(event)
        if (!event.defaultPrevented) open(event)
      }}
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
