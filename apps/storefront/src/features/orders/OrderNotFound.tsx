import { LinkButton } from '@yaoji/ui/button'
import { Empty } from '@yaoji/ui/empty'
import { href } from '../../routes'

export interface OrderNotFoundProps {
  title?: string
  text?: string
}

/** In place of an order that does not exist or belongs to another buyer. */
export function OrderNotFound({
  title = '没有找到这个订单',
  text = '订单号可能写错了，或属于别的账号。',
}: OrderNotFoundProps) {
  return (
    <Empty
      title={title}
      text={text}
      actions={
        <>
          <LinkButton href={href('orders')} variant="primary">
            我的订单
          </LinkButton>
          <LinkButton href={href('home')}>回首页</LinkButton>
        </>
      }
    />
  )
}
