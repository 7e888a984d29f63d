import type { DataOf } from '@yaoji/api-client'
import { focusPpzq } from '@yaoji/api-client/contract/focus'
import { useCommonConfig } from '@yaoji/hooks/data'
import { BrandGrid } from '@yaoji/ui/brand-grid'
import { Container } from '@yaoji/ui/container'
import { Empty } from '@yaoji/ui/empty'
import { Pagination } from '@yaoji/ui/pagination'
import { Stack } from '@yaoji/ui/stack'
import { Navigate } from 'react-router-dom'
import { readId, useParams } from '../../core/navigation/address'
import { linksTo } from '../../core/navigation/linksTo'
import { PageTop } from '../../core/page/PageTop'
import { QueryView } from '../../core/page/QueryView'
import { useListCall } from '../../core/page/useListCall'
import { ZonePictures, ZoneRows } from '../../features/zone/ZonePromos'
import { href } from '../../routes'
import { BrandsSkeleton } from './BrandsSkeleton'

/** RT-33: the brands, a page at a time, each with what sells most of it. */
export default function BrandsPage() {
  const page = readId(useParams().page) ?? 1
  const query = useListCall(focusPpzq, { page })
  // The brands above the rows are those of the shop: what comes later would move the rows.
  const { isPending } = useCommonConfig()
  return (
    <Container>
      <PageTop />
      <QueryView
        query={page === 1 && isPending ? { ...query, data: undefined } : query}
        pending={<BrandsSkeleton withTop={page === 1} />}
      >
        {answer => <Brands answer={answer} page={page} refreshing={query.isPlaceholderData} />}
      </QueryView>
    </Container>
  )
}

interface BrandsProps {
  answer: DataOf<typeof focusPpzq>
  page: number
  /** The answer is for another page. */
  refreshing: boolean
}

function Brands({ answer, page, refreshing }: BrandsProps) {
  const { list, ads, last_page, total } = answer
  if (total === 0)
    return (
      <Empty title="暂时没有品牌" text="全部商品可以按厂家筛选。" links={linksTo({ list: '看全部商品' })} />
    )
  if (list.length === 0 && !refreshing) return <Navigate to={hrefOf(last_page)} replace />
  return (
    <Stack gap={4} aria-busy={refreshing || undefined}>
      {page === 1 && <BrandsTop ads={ads} />}
      <ZoneRows list={list.map(toRow)} />
      <Pagination page={page} pageCount={last_page} hrefOf={hrefOf} />
    </Stack>
  )
}

function toRow({ id, name, describe, goods_count, goods }: BrandsProps['answer']['list'][number]) {
  return {
    id,
    title: name,
    words: [describe, `${goods_count} 种商品`],
    url: href('brand', { id }),
    goods,
  }
}

/** Above the first page: its pictures, and the brands that are asked for most. */
function BrandsTop({ ads }: Pick<BrandsProps['answer'], 'ads'>) {
  const brands = useCommonConfig().data?.brand ?? []
  return (
    <>
      <ZonePictures ads={ads} />
      <BrandGrid brands={brands} hrefOf={({ id }) => href('brand', { id })} labels={{ list: '热门品牌' }} />
    </>
  )
}

const hrefOf = (page: number) => href('brands', { page: page === 1 ? undefined : page })
