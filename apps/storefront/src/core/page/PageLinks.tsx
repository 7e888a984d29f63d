import { type LinkProps, LinkProvider } from '@yaoji/ui/link'
import { Pagination } from '@yaoji/ui/pagination'
import { forwardRef } from 'react'
import { useLocation } from 'react-router-dom'
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
  return (
    <LinkProvider link={keepScroll ? KeepScrollLink : RouterLink}>
      <Pagination className={css.root} page={page} pageCount={pageCount} hrefOf={hrefOf} />
    </LinkProvider>
  )
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

const KeepScrollLink = forwardRef<HTMLAnchorElement, LinkProps>(function KeepScrollLink(props, ref) {
  return <RouterLink {...props} data-keep-scroll ref={ref} />
})
