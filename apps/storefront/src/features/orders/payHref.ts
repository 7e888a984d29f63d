import type { Order } from '@yaoji/api-client/contract/order'
import { href } from '../../routes'

/** The page that pays an order: orders with ephedrine-type goods have their own. */
export function payHref({ id, is_ephedrine }: Pick<Order, 'id' | 'is_ephedrine'>): string {
  return is_ephedrine === 1 ? href('cartEphedrine', {}, { id }) : href('cartPay', { id })
}
