import type { Goods } from '@yaoji/api-client/contract/goods'
import { GoodsRecommend } from '@yaoji/ui/goods-recommend'
import { useLocation } from 'react-router-dom'
import { goodsHref } from '../../app/browse/goodsHref'
import { buyActionHref } from '../../app/cart/buyActions'
import { useAddGoods } from '../../app/cart/useAddGoods'

/** What other pharmacies order along with it. */
export function Together({ list }: { list: readonly Goods[] }) {
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
