'use client'
import { forwardRef, type HTMLAttributes, type ReactNode, type RefAttributes } from 'react'
import { useLabels } from '../labels/useLabels'
import { LoadMore } from '../pagination'
import { joinClass } from '../part/joinClass'
import { QueryError, type QueryErrorProps } from '../query-view'
import { Skeleton } from '../skeleton'
import * as css from './GoodsList.css'

export const goodsListLabels = {
  /** While the first products load. */
  loading: '正在加载商品',
}

/** One page of a list of products. */
export interface GoodsListPage<Goods> {
  readonly list: readonly Goods[]
  /** How many products the whole list has, where that is known. */
  readonly total?: number | null | undefined
}

/** A list that loads page after page: what `useInfiniteQuery` of TanStack Query gives, or an object with these fields. */
export interface GoodsListQuery<Page> {
  readonly data: { readonly pages: readonly Page[] } | undefined
  readonly error: Error | null
  readonly refetch: () => unknown
  /** What is shown is an answer to an earlier question, and the answer to this one is loading. */
  readonly isPlaceholderData: boolean
  readonly hasNextPage: boolean
  readonly isFetchingNextPage: boolean
  /** The next page did not load; `error` says why. */
  readonly isFetchNextPageError: boolean
  readonly fetchNextPage: () => unknown
}

export interface GoodsListProps<Page extends GoodsListPage<unknown>>
  extends Omit<HTMLAttributes<HTMLDivElement>, 'children'>,
    Pick<QueryErrorProps, 'onReload'> {
  /** The list, as the query library gives it. */
  query: GoodsListQuery<Page>
  /** Above the products, such as filters: it stays while they load. Gets the first page, undefined until it is there. */
  head?: (first: Page | undefined) => ReactNode
  /**
   * What is shown while the first products load: cards, or rows of a table.
   * @default 'grid'
   */
  skeleton?: 'grid' | 'rows'
  /** In place of the products when there are none. */
  empty: ReactNode
  /** The products: cards in a GoodsGrid, or a GoodsTable. */
  children: (goods: readonly Page['list'][number][], refreshing: boolean) => ReactNode
  /** Words in place of those of {@link goodsListLabels}. */
  labels?: Partial<typeof goodsListLabels>
}

const SKELETONS = 10

/**
 * A list of products in every state: loading, failed with a retry, empty, ready, and its further pages. Renders `div`;
 * `aria-busy` while the first products load.
 */
export const GoodsList = forwardRef<HTMLDivElement, GoodsListProps<GoodsListPage<unknown>>>(
  function GoodsList(props, ref) {
    const { query, head, skeleton = 'grid', empty, onReload, labels, className, children, ...rest } = props
    const words = useLabels('goodsList', goodsListLabels, labels)
    const { data, error } = query
    const [first] = data?.pages ?? []
    const failed = error !== null && data === undefined
    return (
      <div {...rest} ref={ref} className={joinClass(css.root, className)} aria-busy={!data && !failed}>
        {failed ? (
          <QueryError error={error} onRetry={() => void query.refetch()} onReload={onReload} />
        ) : (
          <>
            {head?.(first)}
            {data ? (
              <Goods {...{ query, empty, onReload }}>{children}</Goods>
            ) : (
              <Skeleton variant={skeleton} count={SKELETONS} label={words.loading} />
            )}
          </>
        )}
      </div>
    )
  },
  // The type parameter does not pass through forwardRef.
) as <Page extends GoodsListPage<unknown>>(
  props: GoodsListProps<Page> & RefAttributes<HTMLDivElement>,
) => ReactNode

type GoodsProps = Pick<GoodsListProps<GoodsListPage<unknown>>, 'query' | 'empty' | 'onReload' | 'children'>

function Goods({ query, empty, onReload, children }: GoodsProps) {
  const pages = query.data?.pages ?? []
  const goods = pages.flatMap(page => page.list)
  if (goods.length === 0) return empty
  const load = () => void query.fetchNextPage()
  return (
    <>
      {children(goods, query.isPlaceholderData)}
      {query.isFetchNextPageError && query.error ? (
        <QueryError error={query.error} onRetry={load} onReload={onReload} size="s" />
      ) : (
        <LoadMore
          shown={goods.length}
          total={pages[0]?.total ?? undefined}
          more={query.hasNextPage}
          loading={query.isFetchingNextPage}
          onMore={load}
        />
      )}
    </>
  )
}
