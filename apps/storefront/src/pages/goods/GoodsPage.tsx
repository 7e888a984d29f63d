import { goodsDetail } from '@yaoji/api-client/contract/goods'
import { useCall } from '@yaoji/hooks/data'
import { Container } from '@yaoji/ui/container'
import { GoodsDetailSkeleton } from '@yaoji/ui/goods-detail'
import { readId, useParams } from '../../core/navigation/address'
import { linksTo } from '../../core/navigation/linksTo'
import { choiceField, integerField } from '../../core/navigation/searchFields'
import { useSearchState } from '../../core/navigation/useSearchState'
import { QueryView } from '../../core/page/QueryView'
import { StatusMessage } from '../../core/page/StatusMessage'
import { useDocumentTitle } from '../../core/page/useDocumentTitle'
import { GoodsView } from './GoodsView'

/** What the address may say of the product's line or deal to show; 0 and nothing mean none. */
const LINE_FIELDS = {
  goods_price_id: integerField(1),
  ladder_price_id: integerField(1),
  goods_manjian_id: integerField(1),
  is_yj: choiceField([0, 1]),
  is_jxq: choiceField([0, 1]),
}

/** RT-10: one product with everything a purchaser decides by. */
export default function GoodsPage() {
  const id = readId(useParams().id)
  return id === null ? <NoGoods /> : <GoodsSection id={id} />
}

function GoodsSection({ id }: { id: number }) {
  const [line] = useSearchState(LINE_FIELDS)
  const detail = useCall(goodsDetail, { id, ...line }, { inline: true })
  useDocumentTitle(detail.data?.goods.name)

  return (
    <QueryView query={detail} pending={<Loading />} missing={<NoGoods />}>
      {data => (
        <GoodsView key={data.goods.goods_price_id} detail={data} onDealEnd={() => void detail.refetch()} />
      )}
    </QueryView>
  )
}

const Loading = () => (
  <Container>
    <GoodsDetailSkeleton />
  </Container>
)

function NoGoods() {
  return (
    <StatusMessage
      title="没有找到这个商品"
      text="商品可能已经下架，或地址写错了。您可以搜索同类商品。"
      links={linksTo({ list: '看全部商品', home: '回首页' })}
    />
  )
}
