import { Empty } from '@yaoji/ui/empty'
import { linksTo } from '../../core/navigation/linksTo'

export interface OrderNotFoundProps {
  title?: string
  text?: string
}

/** In place of an order that does not exist or belongs to another buyer. */
export function OrderNotFound({
  title = '没有找到这个订单',
  text = '订单号可能写错了，或属于别的账号。',
}: OrderNotFoundProps) {
  return <Empty title={title} text={text} links={linksTo({ orders: '我的订单', home: '回首页' })} />
}
