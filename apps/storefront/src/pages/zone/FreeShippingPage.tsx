import { focusYx } from '@yaoji/api-client/contract/zone'
import { useCall, useCart } from '@yaoji/hooks/data'
import { shippingAttributes } from '@yaoji/ui/goods-card'
import { TextLink } from '@yaoji/ui/text-link'
import { useRouteRow } from '../../core/navigation/useRouteRow'
import { ZonePage } from '../../features/zone/ZonePage'
import { ZoneShipping } from '../../features/zone/ZoneShipping'
import { href } from '../../routes'

/** RT-34: the free-shipping zone as cards or as a table, with the progress of the cart. */
export default function FreeShippingPage() {
  const { title } = useRouteRow()
  const zone = useCall(focusYx, {}, { inline: true })
  const { data: cart } = useCart()
  const inCart = new Map(cart?.list.map(line => [line.goods.goods_price_id, line.number]))
  return (
    <ZonePage
      title={title}
      zone="yx"
      promos={zone}
      aside={<TextLink href={href('yxRule')}>包邮规则</TextLink>}
      attributesOf={shippingAttributes(inCart)}
    >
      <ZoneShipping shipping={zone.data?.shipping} zone="youx" />
    </ZonePage>
  )
}
