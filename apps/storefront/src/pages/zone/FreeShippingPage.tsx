import { focusYx } from '@yaoji/api-client/contract/zone'
import { useCall, useCart } from '@yaoji/hooks/data'
import { shippingAttributes } from '@yaoji/ui/goods-card'
import { TextLink } from '@yaoji/ui/text-link'
import { useSearchParams } from 'react-router-dom'
import { useRouteRow } from '../../core/navigation/useRouteRow'
import { viewHrefs, viewOf, YX_VIEWS } from '../../features/browse/viewHrefs'
import { ZonePage } from '../../features/zone/ZonePage'
import { ZoneShipping } from '../../features/zone/ZoneShipping'
import { ZoneTop } from '../../features/zone/ZoneTop'
import { href } from '../../routes'

/** RT-34: the free-shipping zone as cards or as a table, with the progress of the cart. */
export default function FreeShippingPage() {
  const { name, title } = useRouteRow()
  const [query] = useSearchParams()
  const zone = useCall(focusYx, {}, { inline: true })
  const { data: cart } = useCart()
  const inCart = new Map(cart?.list.map(line => [line.goods.goods_price_id, line.number]))
  const view = viewOf(YX_VIEWS, name)
  return (
    <ZonePage
      title={title}
      zone="yx"
      waits={zone.isPending}
      aside={<TextLink href={href('yxRule')}>包邮规则</TextLink>}
      view={view}
      views={viewHrefs(YX_VIEWS, query)}
      attributesOf={shippingAttributes(inCart)}
    >
      <ZoneShipping shipping={zone.data?.shipping} zone="youx" />
      {view === 'card' && <ZoneTop query={zone} />}
    </ZonePage>
  )
}
