import { goodsDetail } from '@yaoji/api-client/contract/goods'
import { useCall } from '@yaoji/hooks/data'
import { LinkButton } from '@yaoji/ui/button'
import { Frame } from '@yaoji/ui/frame'
import { Skeleton } from '@yaoji/ui/skeleton'
import { useEffect } from 'react'
import { useParams, useSearchParams } from 'react-router-dom'
import { ErrorPanel } from '../../app/errors/ErrorPanel'
import { isMissing } from '../../app/errors/isMissing'
import { PRODUCT_TITLE } from '../../app/frame/usePageAnnouncement'
import { StatusMessage } from '../../app/status/StatusMessage'
import { href } from '../../routes'
import { GoodsView } from './GoodsView'

/** Parts of the address that pick one line or offer of the goods. */
const PICKS = ['goods_price_id', 'ladder_price_id', 'goods_manjian_id', 'is_yj', 'is_jxq'] as const

/** RT-10: one goods with everything a purchaser decides by. */
export default function GoodsPage() {
  const { id } = useParams()
  const [query] = useSearchParams()
  const goodsId = Number(id)
  const detail = useCall(goodsDetail, { id: goodsId, ...readPicks(query) }, { inline: true })
  const name = detail.data?.goods.name

  useEffect(() => {
    if (name) document.title = `${name} - ${PRODUCT_TITLE}`
  }, [name])

  if (detail.data) {
    return (
      <GoodsView
        key={detail.data.goods.goods_price_id}
        detail={detail.data}
        onOfferEnd={() => void detail.refetch()}
      />
    )
  }
  if (detail.isError) {
    return isMissing(detail.error) ? (
      <NoGoods />
    ) : (
      <ErrorPanel error={detail.error} onRetry={detail.refetch} />
    )
  }
  return (
    <Frame>
      <Skeleton variant="lines" count={12} label="正在加载商品" />
    </Frame>
  )
}

function readPicks(query: URLSearchParams) {
  const picks: Partial<Record<(typeof PICKS)[number], number>> = {}
  for (const name of PICKS) {
    const value = Number(query.get(name) ?? '')
    if (query.has(name) && Number.isSafeInteger(value) && value >= 0) picks[name] = value
  }
  // Flags of the address are 0 or 1; the service refuses anything else.
  return picks as { goods_price_id?: number; is_yj?: 0 | 1; is_jxq?: 0 | 1 }
}

function NoGoods() {
  return (
    <StatusMessage title="没有找到这个商品" text="商品可能已经下架，或地址写错了。您可以搜索同类商品。">
      <LinkButton href={href('list')} variant="primary">
        看全部商品
      </LinkButton>
      <LinkButton href={href('home')}>回首页</LinkButton>
    </StatusMessage>
  )
}
