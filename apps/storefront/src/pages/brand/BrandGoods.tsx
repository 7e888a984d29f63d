import { goodsList } from '@yaoji/api-client/contract/goods'
import { Pagination } from '@yaoji/ui/pagination'
import { Skeleton } from '@yaoji/ui/skeleton'
import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { QueryView } from '../../core/page/QueryView'
import { useListCall } from '../../core/page/useListCall'
import { BrowseFilters, NoMatchingGoods } from '../../features/browse/BrowseFilters'
import { BrowseGoods } from '../../features/browse/BrowseGoods'
import { useBrowseQuery } from '../../features/browse/useBrowseQuery'
import { useBrowseView } from '../../features/browse/useBrowseView'
import { href } from '../../routes'

/** Products of one page: whole rows of five, four and two. */
const PER_PAGE = 40

export interface BrandGoodsProps {
  /** Of the brand. */
  id: number
  page: number
  /** Below the products, from when they are there: they would push it down. */
  children: ReactNode
}

/** All products of a brand with filters, in numbered pages. A change of the filters leads to the first page. */
export function BrandGoods({ id, page, children }: BrandGoodsProps) {
  const { search } = useLocation()
  // The pictures above the products are not on the page of a choice: it starts at its top.
  const { choice, change } = useBrowseQuery({ pathname: href('brand', { id }), keepScroll: false })
  const query = useListCall(goodsList, { ...choice, brand_id: id, page, per_page: PER_PAGE, facets: 1 })
  const views = useBrowseView()
  const hrefOf = (to: number) => href('brand', { id, page: to === 1 ? undefined : to }) + search

  function content(data: typeof query.data) {
    const total = data?.total
    const pageCount = Math.max(1, Math.ceil((total ?? 0) / PER_PAGE))
    if (data && page > pageCount && !query.isPlaceholderData)
      return <Navigate to={hrefOf(pageCount)} replace />
    return (
      <>
        <BrowseFilters
          choice={choice}
          defaultSort={undefined}
          onChange={change}
          facets={data?.facets}
          total={total}
          {...views}
          withCategory
          withExpiry={false}
        />
        {!data && <Skeleton variant="grid" count={10} label="正在加载商品" />}
        {data && total === 0 && <NoGoods id={id} />}
        {data && total !== 0 && (
          <BrowseGoods
            list={data.list}
            label="品牌商品"
            view={views.view}
            refreshing={query.isPlaceholderData}
          />
        )}
        <Pagination page={page} pageCount={pageCount} hrefOf={hrefOf} />
        {data && children}
      </>
    )
  }

  return (
    <section aria-label="全部商品">
      <QueryView query={query} pending={content(undefined)}>
        {content}
      </QueryView>
    </section>
  )
}

function NoGoods({ id }: { id: number }) {
  return <NoMatchingGoods href={href('brand', { id })} />
}
