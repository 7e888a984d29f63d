import type { DataOf } from '@yaoji/api-client'
import { focusBrand } from '@yaoji/api-client/contract/focus'
import { useCall } from '@yaoji/hooks/data'
import { BrandSummary } from '@yaoji/ui/brand-grid'
import { Container } from '@yaoji/ui/container'
import { Skeleton } from '@yaoji/ui/skeleton'
import { Stack } from '@yaoji/ui/stack'
import { useLocation } from 'react-router-dom'
import { readId, useParams } from '../../core/navigation/address'
import { linksTo } from '../../core/navigation/linksTo'
import { PageTop } from '../../core/page/PageTop'
import { QueryView } from '../../core/page/QueryView'
import { StatusMessage } from '../../core/page/StatusMessage'
import { useDocumentTitle } from '../../core/page/useDocumentTitle'
import { ZonePictures, ZoneRows } from '../../features/zone/ZonePromos'
import { BrandGoods } from './BrandGoods'
import { top } from './BrandsSkeleton.css'

/** RT-33: one brand: its pictures, all of its products in numbered pages, and what sells most by category. */
export default function BrandPage() {
  const { id, page } = useParams()
  const brandId = readId(id)
  return brandId === null ? <NoBrand /> : <Brand key={brandId} id={brandId} page={readId(page) ?? 1} />
}

function Brand({ id, page }: { id: number; page: number }) {
  const query = useCall(focusBrand, { id }, { inline: true })
  useDocumentTitle(query.data?.brand.name)
  return (
    <QueryView query={query} pending={<BrandSkeleton />} missing={<NoBrand />}>
      {answer => <BrandView answer={answer} page={page} />}
    </QueryView>
  )
}

function BrandView({ answer, page }: { answer: DataOf<typeof focusBrand>; page: number }) {
  const location = useLocation()
  const { brand, ads, list } = answer
  // A filter or a further page is about the products alone.
  const isFirst = page === 1 && location.search === ''
  return (
    <Container>
      <Stack gap={2}>
        <PageTop
          title={brand.name}
          parents={['brands']}
          size="s"
          notes={
            <>
              <BrandSummary brand={brand} />
              {isFirst && <ZonePictures ads={ads} />}
            </>
          }
        />
        <BrandGoods id={brand.id} page={page}>
          {isFirst && list.length > 1 && <ZoneRows list={list} />}
        </BrandGoods>
      </Stack>
    </Container>
  )
}

/** The heading's place and the first rows. */
function BrandSkeleton() {
  return (
    <Container>
      <div className={top}>
        <Skeleton variant="grid" count={10} label="正在加载品牌" />
      </div>
    </Container>
  )
}

function NoBrand() {
  return (
    <StatusMessage
      title="没有这个品牌"
      text="品牌可能已经调整，或地址写错了。全部品牌都在品牌专区。"
      links={linksTo({ brands: '看全部品牌', home: '回首页' })}
    />
  )
}
