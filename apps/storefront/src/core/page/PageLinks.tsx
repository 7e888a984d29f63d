import { type LinkProps, LinkProvider } from '@yaoji/ui/link'
import { Pagination } from '@yaoji/ui/pagination'
import { forwardRef } from 'react'
import { useLinkClickHandler, useLocation } from 'react-router-dom'
import { KEEP_SCROLL } from '../navigation/keepScroll'
import { RouterLink } from '../navigation/RouterLink'
import * as css from './PageLinks.css'

export interface PageLinksProps {
  page: number
  pageCount: number
  /** For a list at the foot of its page: another page of it does not scroll. Default: false, the page starts at its top. */
  keepScroll?: boolean | undefined
}

/** Links to the pages of a list: the address that is shown, with another page. Renders nothing for one page. */
export function PageLinks({ page, pageCount, keepScroll }: PageLinksProps) {
  const hrefOf = usePageHref()
  const links = <Pagination className={css.root} page={page} pageCount={pageCount} hrefOf={hrefOf} />
  return keepScroll ? <LinkProvider link={KeepScrollLink}>{links}</LinkProvider> : links
}

/** The address of each page of the list that is shown. */
export function usePageHref(): (page: number) => string {
  const { pathname, search } = useLocation()
  return page => {
    const query = new URLSearchParams(search)
    if (page === 1) query.delete('page')
    else query.set('page', String(page))
    const text = query.toString()
    return pathname + (text && `?${text}`)
  }
}

/** A link to another state of the page that is shown: the page stays where it is scrolled to. */
const KeepScrollLink = forwardRef<HTMLAnchorElement, LinkProps>(function KeepScrollLink(props, ref) {
  const { href, onClick } = props
  const open = useLinkClickHandler<HTMLAnchorElement>(href, { state: KEEP_SCROLL })
  return (
    <RouterLink
      {...props}
      ref={ref}
      onClick={event => {
        onClick?.(event)
        // It prevents the default of a click that it handles, so that RouterLink does not handle it too.
        if (!event.defaultPrevented) open(event)
      }}
    />
  )
})
