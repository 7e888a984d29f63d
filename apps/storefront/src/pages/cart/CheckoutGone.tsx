import { useFocusOnMount } from '@yaoji/hooks'
import { useCart } from '@yaoji/hooks/data'
import { Empty } from '@yaoji/ui/empty'
import { linksTo } from '../../core/navigation/linksTo'

/** None of the chosen lines is in the cart any more, for example because another tab ordered them. */
export function CheckoutGone() {
  // Requests the cart again: its badge still counts the lines.
  useCart()
  const notice = useFocusOnMount<HTMLDivElement>()
  return (
    <Empty
      ref={notice}
      tabIndex={-1}
      title="这些商品已不在购物车，可能已经下单"
      text="已提交的订单在“我的订单”里。"
      links={linksTo({ orders: '我的订单', cart: '购物车' })}
    />
  )
}
