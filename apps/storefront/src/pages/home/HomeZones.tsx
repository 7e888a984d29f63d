import { focusAll } from '@yaoji/api-client/contract/focus'
import { useCall } from '@yaoji/hooks/data'
import { ZoneStrip } from '@yaoji/ui/zone-strip'
import { useLocation } from 'react-router-dom'
import { buyActionHref } from '../../app/cart/buyActions'
import { ErrorPanel } from '../../app/errors/ErrorPanel'
import { href } from '../../routes'
import { Coming } from './Coming'
import * as css from './HomePage.css'

/** The strips of the zones, each with a few of its goods. */
export default function HomeZones() {
  const strips = useCall(focusAll, {})
  const location = useLocation()
  if (strips.isError) return <ErrorPanel error={strips.error} onRetry={strips.refetch} size="s" />
  if (strips.isPending) return <Coming part="zones" />
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
