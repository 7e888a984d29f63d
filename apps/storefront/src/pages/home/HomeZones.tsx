import { focusAll } from '@yaoji/api-client/contract/focus'
import { useCall } from '@yaoji/hooks/data'
import { ZoneStrip } from '@yaoji/ui/zone-strip'
import { useLocation } from 'react-router-dom'
import { QueryView } from '../../core/page/QueryView'
import { buyActionHref } from '../../features/cart/buyActionHref'
import { href } from '../../routes'
import * as css from './HomePage.css'
import { SectionPlaceholder } from './SectionPlaceholder'

/** The zones, each with a few of its products. */
export default function HomeZones() {
  const zones = useCall(focusAll, {}, { inline: true })
  const location = useLocation()
  return (
    <QueryView query={zones} pending={<SectionPlaceholder section="zones" />} errorSize="s">
      {({ list }) => (
        <div className={css.page}>
          {list.map(zone => (
            <ZoneStrip
              key={zone.id}
              title={zone.title}
              words={zone.words}
              url={zone.url}
              goods={zone.goods}
              hrefOf={({ id }) => href('goods', { id })}
              actionHref={(action, goods) => buyActionHref(action, location, goods)}
            />
          ))}
        </div>
      )}
    </QueryView>
  )
}
