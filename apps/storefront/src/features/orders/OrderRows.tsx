import { OrderLinks, type OrderLinksProps } from '@yaoji/ui/order-links'
import { href } from '../../routes'

export type OrderRowsProps = Pick<OrderLinksProps, 'title' | 'orders' | 'readOnly'>

/** Where an order is shown, or one to pay is paid. */
export const orderHref: OrderLinksProps['hrefOf'] = ({ id }, page) =>
  href(page === 'pay' ? 'cartPay' : 'order', { id })

/** Orders, one a row, with links to pay those that are unpaid. Renders nothing without orders. */
export function OrderRows(props: OrderRowsProps) {
  return <OrderLinks {...props} hrefOf={orderHref} />
}
