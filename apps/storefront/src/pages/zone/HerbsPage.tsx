import { focusZyzq } from '@yaoji/api-client/contract/zone'
import { useCall } from '@yaoji/hooks/data'
import { herbAttributes } from '@yaoji/ui/goods-card'
import { useRouteRow } from '../../core/navigation/useRouteRow'
import { ZonePage } from '../../features/zone/ZonePage'
import { ZoneShipping } from '../../features/zone/ZoneShipping'

/** RT-37: Chinese herbal pieces, compared by origin, grade and the price of a kilogram. */
export default function HerbsPage() {
  const { title } = useRouteRow()
  const zone = useCall(focusZyzq, {}, { inline: true })
  return (
    <ZonePage title={title} zone="zy" promos={zone} attributesOf={goods => herbAttributes(goods)}>
      <ZoneShipping shipping={zone.data?.shipping} zone="zy" />
    </ZonePage>
  )
}
