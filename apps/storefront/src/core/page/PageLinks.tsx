import { Pagination } from '@yaoji/ui/pagination'
import { useLocation } from 'react-router-dom'
import * as css from './PageLinks.css'

export interface PageLinksProps {
  page: number
  pageCount: number
}

/** Links to the pages of a list: the address that is shown, with another page. Renders nothing for one page. */
export function PageLinks({ page, pageCount }: PageLinksProps) {
  const hrefOf = usePageHref()
  return <Pagination className={css.root} page={page} pageCount={pageCount} hrefOf={hrefOf} />
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
