import { goodsHot } from '@yaoji/api-client/contract/goods'
import { useCall } from '@yaoji/hooks/data'
import { GoodsRecommend } from '@yaoji/ui/goods-recommend'
import { useLocation } from 'react-router-dom'
import { buyActionHref } from '../../features/cart/buyActionHref'
import { lineHref } from '../../features/cart/lineHrefs'
import { useAddGoods } from '../../features/cart/useAddGoods'

/** The best-selling products; nothing when they do not load. */
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
