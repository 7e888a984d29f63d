import { useFocusOnMount } from '@yaoji/hooks'
import { useCart } from '@yaoji/hooks/data'
import { LinkButtons } from '@yaoji/ui/button'
import { Empty } from '@yaoji/ui/empty'
import { href } from '../../routes'

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
      actions={
        <LinkButtons
          links={[
            ['我的订单', href('orders')],
            ['购物车', href('cart')],
          ]}
        />
      }
    />
  )
}
