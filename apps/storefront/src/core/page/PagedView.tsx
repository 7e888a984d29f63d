import type { ViewedQuery } from '@yaoji/hooks'
import type { QueryViewProps } from '@yaoji/ui/query-view'
import { PagedResults, type PagedResultsProps } from './PagedResults'
import { QueryView } from './QueryView'

type PagedAnswer = PagedResultsProps['answer'] & { readonly total: number }

export interface PagedViewProps<Answer extends PagedAnswer>
  extends Omit<QueryViewProps<Answer>, 'query' | 'isEmpty' | 'onReload'>,
    Pick<PagedResultsProps, 'keepScroll'> {
  query: ViewedQuery<Answer> & { readonly isPlaceholderData: boolean }
}

/** One page of a list in each state of its query, with links to the other pages. */
export function PagedView<Answer extends PagedAnswer>({
  query,
  keepScroll,
  children,
  ...states
}: PagedViewProps<Answer>) {
  return (
    <QueryView {...states} query={query} isEmpty={({ total }) => total === 0}>
      {answer => (
        <PagedResults answer={answer} refreshing={query.isPlaceholderData} keepScroll={keepScroll}>
          {children(answer)}
        </PagedResults>
      )}
    </QueryView>
  )
}
