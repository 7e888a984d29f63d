import { drawAds } from '@yaoji/api-client/contract/draw'
import type { Ad } from '@yaoji/api-client/contract/focus'
import { useCall } from '@yaoji/hooks/data'
import { Link } from '@yaoji/ui/link'
import { DrawPanel } from './DrawPanel'
import * as css from './DrawZone.css'

export interface DrawZoneProps {
  /** The activity that is open; undefined for none. */
  activityId: number | undefined
}

/** The pictures that lead to the draws (AP-46), and the draw that is open. */
export function DrawZone({ activityId }: DrawZoneProps) {
  const { data, isError } = useCall(drawAds, {})
  if (activityId === undefined && (isError || data?.list.length === 0)) return null
  return (
    <div className={css.root}>
      <ul aria-label="抽奖活动" className={css.pictures}>
        {data?.list.map(ad => (
          <li key={ad.id}>
            <DrawPicture ad={ad} current={activityId !== undefined && activityOf(ad) === activityId} />
          </li>
        ))}
      </ul>
      {activityId !== undefined && <DrawPanel key={activityId} id={activityId} />}
    </div>
  )
}

/** The activity that a picture leads to; undefined where it leads elsewhere. */
function activityOf({ url }: Ad): number | undefined {
  return Number(new URLSearchParams(url.split('?')[1]).get('draw')) || undefined
}

function DrawPicture({ ad: { image, url, title, subtitle }, current }: { ad: Ad; current: boolean }) {
  return (
    <Link href={url} aria-current={current ? 'true' : undefined} className={css.picture}>
      <img src={image} alt="" width={128} height={56} className={css.image} />
      <span className={css.words}>
        <strong>{title}</strong>
        <span className={css.note}>{subtitle}</span>
      </span>
    </Link>
  )
}
