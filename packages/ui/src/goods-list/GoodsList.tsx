'use client'
import { forwardRef, type HTMLAttributes, type ReactNode, type RefAttributes, useId } from 'react'
import { useLabels } from '../labels/useLabels'
import { LoadMore } from '../pagination'
import { joinClass } from '../part/joinClass'
import { QueryError, type QueryErrorProps } from '../query-view'
import { Skeleton } from '../skeleton'
import { SkipLink } from '../skip-link'
import * as css from './GoodsList.css'

export const goodsListLabels = {
  /** While the first products load. */
  loading: '正在加载商品',
  /** The link past what is above the products, which Tab shows. */
  skip: '跳过筛选，到商品列表',
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
   * What is shown while the first products load: cards, or the rows of a GoodsTable.
   * @default 'grid'
   */
  skeleton?: 'grid' | 'table'
  /** In place of the products when there are none. */
  empty: ReactNode
  /** The products: cards in a GoodsGrid, or a GoodsTable. */
  children: (goods: readonly Page['list'][number][], refreshing: boolean) => ReactNode
  /** Words in place of those of {@link goodsListLabels}. */
  labels?: Partial<typeof goodsListLabels>
}

/**
 * A list of products in every state: loading, failed with a retry, empty, ready, and its further pages. Renders `div`;
 * `aria-busy` while the first products load.
 */
export const GoodsList = forwardRef<HTMLDivElement, GoodsListProps<GoodsListPage<unknown>>>(
  function GoodsList(props, ref) {
    const { query, head, skeleton = 'grid', empty, onReload, labels, className, children, ...rest } = props
    const words = useLabels('goodsList', goodsListLabels, labels)
    const id = useId()
    const { data, error } = query
    const [first] = data?.pages ?? []
    const failed = error !== null && data === undefined
    return (
      <div {...rest} ref={ref} className={joinClass(css.root, className)} aria-busy={!data && !failed}>
        {failed ? (
          <QueryError error={error} onRetry={() => void query.refetch()} onReload={onReload} />
        ) : (
          <>
            {head && data && <SkipLink target={id}>{words.skip}</SkipLink>}
            {head?.(first)}
            {data ? (
              <Goods {...{ id, query, empty, onReload }}>{children}</Goods>
            ) : (
              <Skeleton variant={skeleton} label={words.loading} className={css.loading} />
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

interface GoodsProps
  extends Pick<GoodsListProps<GoodsListPage<unknown>>, 'query' | 'empty' | 'onReload' | 'children'> {
  /** Of the products, or of what is in their place. */
  id: string
}

function Goods({ id, query, empty, onReload, children }: GoodsProps) {
  const pages = query.data?.pages ?? []
  const goods = pages.flatMap(page => page.list)
  if (goods.length === 0) return <div id={id}>{empty}</div>
  const load = () => void query.fetchNextPage()
  return (
    <>
      <span id={id} className={css.start} />
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
