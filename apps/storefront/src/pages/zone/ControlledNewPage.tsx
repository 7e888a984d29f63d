import { focusNewKxzq } from '@yaoji/api-client/contract/zone'
import { useCall } from '@yaoji/hooks/data'
import { PermissionRequestDialog } from '@yaoji/ui/permission-request'
import { TextLink } from '@yaoji/ui/text-link'
import { ZonePage } from '../../features/zone/ZonePage'
import { href } from '../../routes'
import { useControlledRequests } from './useControlledRequests'

/** RT-36: controlled products, the newest first. */
export default function ControlledNewPage() {
  const zone = useCall(focusNewKxzq, {}, { inline: true })
  const { dialog, ...cards } = useControlledRequests()
  return (
    <ZonePage
      title="控销上新"
      zone="controlled"
      sort="newest"
      promos={zone}
      pictures={false}
      aside={<TextLink href={href('controlled')}>全部控销商品</TextLink>}
      {...cards}
    >
      <PermissionRequestDialog key={dialog.goods?.id} {...dialog} />
    </ZonePage>
  )
}
