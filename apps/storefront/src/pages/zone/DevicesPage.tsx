import { deviceAttributes } from '@yaoji/ui/goods-card'
import { useRouteRow } from '../../core/navigation/useRouteRow'
import { ZonePage } from '../../features/zone/ZonePage'
import { DeviceScopes } from './DeviceScopes'

/** RT-37: medical devices, with class, registration number, and whether the buyer's licence has their scope. */
export default function DevicesPage() {
  const { title } = useRouteRow()
  return (
    <ZonePage title={title} zone="qx" attributesOf={goods => deviceAttributes(goods)}>
      <DeviceScopes />
    </ZonePage>
  )
}
