import { goodsDetail } from '@yaoji/api-client/contract/goods'
import { useCall } from '@yaoji/hooks/data'
import { LinkButton } from '@yaoji/ui/button'
import { Container } from '@yaoji/ui/container'
import { Skeleton } from '@yaoji/ui/skeleton'
import { useParams } from 'react-router-dom'
import { choiceField, integerField } from '../../core/navigation/searchFields'
import { useSearchState } from '../../core/navigation/useSearchState'
import { QueryView } from '../../core/page/QueryView'
import { StatusMessage } from '../../core/page/StatusMessage'
import { useDocumentTitle } from '../../core/page/useDocumentTitle'
import { href } from '../../routes'
import { GoodsView } from './GoodsView'

/** What the address may say of the product's line or deal to show. */
const LINE_FIELDS = {
  goods_price_id: integerField(0),
  ladder_price_id: integerField(0),
  goods_manjian_id: integerField(0),
  is_yj: choiceField([0, 1]),
  is_jxq: choiceField([0, 1]),
}

/** RT-10: one product with everything a purchaser decides by. */
export default function GoodsPage() {
  const { id } = useParams()
  const [line] = useSearchState(LINE_FIELDS)
  const detail = useCall(goodsDetail, { id: Number(id), ...line }, { inline: true })
  useDocumentTitle(detail.data?.goods.name)

  return (
    <QueryView query={detail} pending={<GoodsSkeleton />} missing={<NoGoods />}>
      {data => (
        <GoodsView key={data.goods.goods_price_id} detail={data} onDealEnd={() => void detail.refetch()} />
      )}
    </QueryView>
  )
}

function GoodsSkeleton() {
  return (
    <Container>
      <Skeleton variant="lines" count={12} label="正在加载商品" />
    </Container>
  )
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
