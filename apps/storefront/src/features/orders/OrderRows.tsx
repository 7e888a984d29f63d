import { OrderLinks, type OrderLinksProps } from '@yaoji/ui/order-links'
import { href } from '../../routes'

export type OrderRowsProps = Pick<OrderLinksProps, 'title' | 'orders' | 'readOnly'>

/** Orders, one a row, with links to pay those that are unpaid. Renders nothing without orders. */
export function OrderRows(props: OrderRowsProps) {
  return (
    <OrderLinks {...props} hrefOf={({ id }, page) => href(page === 'pay' ? 'cartPay' : 'order', { id })} />
  )
}
