import { focusNewKxzq } from '@yaoji/api-client/contract/zone'
import { useCall } from '@yaoji/hooks/data'
import { Link } from '@yaoji/ui/link'
import { ZonePage } from '../../features/zone/ZonePage'
import * as css from '../../features/zone/ZonePage.css'
import { ZoneTop } from '../../features/zone/ZoneTop'
import { href } from '../../routes'
import { ControlledRequestDialog } from './ControlledRequestDialog'
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
      waits={zone.isPending}
      aside={
        <Link href={href('controlled')} className={css.asideLink}>
          全部控销商品
        </Link>
      }
      {...cards}
    >
      <ZoneTop query={zone} />
      <ControlledRequestDialog key={dialog.goods?.id} {...dialog} />
    </ZonePage>
  )
}
