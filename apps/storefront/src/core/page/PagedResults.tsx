import type { ReactNode } from 'react'
import { Navigate } from 'react-router-dom'
import { KEEP_SCROLL } from '../navigation/keepScroll'
import { PageLinks, type PageLinksProps, usePageHref } from './PageLinks'

export interface PagedResultsProps extends Pick<PageLinksProps, 'keepScroll'> {
  /** The answer of a list in pages. */
  answer: { readonly list: readonly unknown[]; readonly page: number; readonly last_page: number }
  /** The answer is for earlier filters or another page; the answer for the current ones is loading. */
  refreshing?: boolean
  /** The entries of the page. */
  children: ReactNode
}

/** One page of a list, and links to the others. A page that does not exist leads to the last one. */
export function PagedResults({ answer, refreshing = false, keepScroll, children }: PagedResultsProps) {
  const hrefOf = usePageHref()
  const { list, page, last_page } = answer
  // Entries have left the list, or the address was written by hand.
  if (list.length === 0 && page > last_page && !refreshing)
    return <Navigate to={hrefOf(last_page)} replace state={KEEP_SCROLL} />
  return (
    <>
      {children}
      <PageLinks page={page} pageCount={last_page} keepScroll={keepScroll} />
    </>
  )
}
