import type { ViewedQuery } from '@yaoji/hooks'
import { type ListCounts, ListPanel } from '@yaoji/ui/list-panel'
import { Tabs, type TabsProps } from '@yaoji/ui/tabs'
import type { ReactNode, Ref } from 'react'
import * as css from './PagedList.css'
import { PagedResults } from './PagedResults'
import { QueryView } from './QueryView'

type Answer = ListCounts & { readonly list: readonly unknown[] }

export interface PagedListProps<Data extends Answer> {
  /** What the list has, for screen readers: `订单`. */
  name: string
  query: ViewedQuery<Data> & { readonly isFetching: boolean; readonly isPlaceholderData: boolean }
  /** Above the rows. */
  filters?: ReactNode
  /** Tabs above the rows; each press chooses one. */
  tabs?: Pick<TabsProps, 'label' | 'items' | 'value'> & { readonly onValueChange: (value: string) => void }
  /** While the first rows load. */
  pending: ReactNode
  /** Without any row. */
  empty: ReactNode
  /** Cards instead of rows, which fill the panel. */
  cards?: boolean
  /** What is around the rows: it can take the focus of a button that disappears with them. */
  resultsRef?: Ref<HTMLDivElement>
  /** The rows of a page; they can be those of another one until the next ones are there. */
  children: (answer: Data, refreshing: boolean) => ReactNode
}

/** Records page by page, in one panel with their filters and tabs. */
export function PagedList<Data extends Answer>(props: PagedListProps<Data>) {
  const { name, query, filters, tabs, pending, empty, cards, resultsRef, children } = props
  const results = (
    <div ref={resultsRef} tabIndex={resultsRef ? -1 : undefined} className={cards ? css.cards : undefined}>
      <QueryView query={query} pending={pending} isEmpty={({ total }) => total === 0} empty={empty}>
        {answer => (
          <PagedResults answer={answer} refreshing={query.isPlaceholderData}>
            {children(answer, query.isPlaceholderData)}
          </PagedResults>
        )}
      </QueryView>
    </div>
  )
  return (
    <ListPanel name={name} counts={query.data} refreshing={query.isFetching} filters={filters}>
      {tabs ? (
        <Tabs {...tabs} activationMode="manual">
          {results}
        </Tabs>
      ) : (
        results
      )}
    </ListPanel>
  )
}
