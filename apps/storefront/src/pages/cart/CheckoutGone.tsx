import { useCart } from '@yaoji/hooks/data'
import { LinkButton } from '@yaoji/ui/button'
import { Empty } from '@yaoji/ui/empty'
import { useFocusOnMount } from '../../core/page/useFocusOnMount'
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
        <>
          <LinkButton href={href('orders')} variant="primary">
            我的订单
          </LinkButton>
          <LinkButton href={href('cart')}>购物车</LinkButton>
        </>
      }
    />
  )
}
