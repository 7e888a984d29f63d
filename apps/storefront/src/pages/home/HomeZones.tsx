import { useZoneStrips } from '@yaoji/hooks/data'
import { ZoneStrip } from '@yaoji/ui/zone-strip'
import { useLocation } from 'react-router-dom'
import { ErrorPanel } from '../../core/errors/ErrorPanel'
import { buyActionHref } from '../../features/cart/buyActionHref'
import { href } from '../../routes'
import * as css from './HomePage.css'
import { SectionPlaceholder } from './SectionPlaceholder'

/** The strips of the zones, each with a few of its goods. */
export default function HomeZones() {
  const strips = useZoneStrips()
  const location = useLocation()
  if (strips.isError) return <ErrorPanel error={strips.error} onRetry={strips.refetch} size="s" />
  if (strips.isPending) return <SectionPlaceholder part="zones" />
  return (
    <div className={css.page}>
      {strips.data.list.map(strip => (
        <ZoneStrip
          key={strip.id}
          title={strip.title}
          words={strip.words}
          url={strip.url}
          goods={strip.goods}
          hrefOf={({ id }) => href('goods', { id })}
          actionHref={action => buyActionHref(action, location)}
        />
      ))}
    </div>
  )
}
