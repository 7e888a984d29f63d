import { focusKxzq } from '@yaoji/api-client/contract/zone'
import { useCall } from '@yaoji/hooks/data'
import { PermissionRequestDialog } from '@yaoji/ui/permission-request'
import { useRouteRow } from '../../core/navigation/useRouteRow'
import { ZonePage } from '../../features/zone/ZonePage'
import { useControlledRequests } from './useControlledRequests'

/** RT-36: products whose makers choose who may sell them; a buyer requests the permission here. */
export default function ControlledPage() {
  const { title } = useRouteRow()
  const zone = useCall(focusKxzq, {}, { inline: true })
  const { dialog, ...cards } = useControlledRequests()
  return (
    <ZonePage title={title} zone="controlled" promos={zone} {...cards}>
      <PermissionRequestDialog key={dialog.goods?.id} {...dialog} />
    </ZonePage>
  )
}
