import { goodsHot } from '@yaoji/api-client/contract/goods'
import { useCall } from '@yaoji/hooks/data'
import { GoodsRecommend } from '@yaoji/ui/goods-recommend'
import { useLocation } from 'react-router-dom'
import { buyActionHref } from '../../app/cart/buyActions'
import { lineHref } from '../../app/cart/lineLinks'
import { useAddGoods } from '../../app/cart/useAddGoods'

/** What sells most, to go on buying; nothing when it cannot be had. */
export function HotGoods({ className }: { className: string }) {
  const { data } = useCall(goodsHot, {})
  const { add, isBusy } = useAddGoods()
  const location = useLocation()
  return (
    <GoodsRecommend
      className={className}
      title="大家都在买"
      list={data?.list ?? []}
      goodsHref={goods => lineHref({ goods })}
      onAdd={add}
      isBusy={isBusy}
      actionHref={action => buyActionHref(action, location)}
    />
  )
}
