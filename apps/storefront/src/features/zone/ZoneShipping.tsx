import type { DataOf } from '@yaoji/api-client'
import type { focusYx } from '@yaoji/api-client/contract/zone'
import type { ShippingZone } from '@yaoji/domain'
import { useCart } from '@yaoji/hooks/data'
import { ZoneShipping as Shipping } from '@yaoji/ui/shipping-hint'
import { href } from '../../routes'

export interface ZoneShippingProps {
  /** The zone's rule; undefined while it loads. */
  shipping: DataOf<typeof focusYx>['shipping'] | undefined
  zone: ShippingZone
}

/** The zone's shipping rule, and how far the cart is from free shipping. */
export function ZoneShipping({ shipping, zone }: ZoneShippingProps) {
  const { data } = useCart()
  const cart = data?.total.shipping_data.zones.find(each => each.zone === zone)
  return <Shipping shipping={shipping} cart={cart} cartHref={href('cart')} />
}
