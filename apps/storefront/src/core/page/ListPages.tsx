import type { ReactNode } from 'react'
import { Navigate } from 'react-router-dom'
import { PageLinks, usePageHref } from './PageLinks'

export interface ListPagesProps {
  answer: { readonly list: readonly unknown[]; readonly page: number; readonly last_page: number }
  /** The answer is that to earlier filters, or another page; that to these is on its way. */
  refreshing: boolean
  /** The rows. */
  children: ReactNode
}

/** One page of a list that is not empty, with links to the others. A page past the end leads to the last one. */
export function ListPages({ answer: { list, page, last_page }, refreshing, children }: ListPagesProps) {
  const hrefOf = usePageHref()
  // Rows have left the list, or the address was written by hand.
  if (list.length === 0 && !refreshing) return <Navigate to={hrefOf(last_page)} replace />
  return (
    <>
      {children}
      <PageLinks page={page} pageCount={last_page} />
    </>
  )
}
