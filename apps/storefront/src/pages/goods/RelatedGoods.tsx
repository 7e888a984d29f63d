import type { Goods } from '@yaoji/api-client/contract/goods'
import { GoodsRecommend } from '@yaoji/ui/goods-recommend'
import { useLocation } from 'react-router-dom'
import { goodsHref } from '../../features/browse/goodsHref'
import { buyActionHref } from '../../features/cart/buyActionHref'
import { useAddGoods } from '../../features/cart/useAddGoods'

/** Products that other pharmacies order together with this one. */
export function RelatedGoods({ list }: { list: readonly Goods[] }) {
  const { add, isBusy } = useAddGoods()
  const location = useLocation()
  if (list.length === 0) return null
  return (
    <GoodsRecommend
      title="同类热销"
      list={list}
      goodsHref={goodsHref}
      onAdd={add}
      isBusy={isBusy}
      actionHref={action => buyActionHref(action, location)}
    />
  )
}
