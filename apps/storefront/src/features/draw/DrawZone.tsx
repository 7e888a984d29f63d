import { drawAds } from '@yaoji/api-client/contract/draw'
import type { Ad } from '@yaoji/api-client/contract/focus'
import { useCall } from '@yaoji/hooks/data'
import { DrawPictures } from '@yaoji/ui/draw-zone'
import { Stack } from '@yaoji/ui/stack'
import { DrawPanel } from './DrawPanel'
import { zone } from './DrawZone.css'

export interface DrawZoneProps {
  /** The activity that is open; undefined for none. */
  activityId: number | undefined
}

/** The pictures that lead to the draws (AP-46), and the draw that is open. */
export function DrawZone({ activityId }: DrawZoneProps) {
  const { data, isError } = useCall(drawAds, {})
  if (activityId === undefined && (isError || data?.list.length === 0)) return null
  return (
    <Stack gap={3} className={zone}>
      <DrawPictures
        pictures={data?.list}
        isCurrent={ad => activityId !== undefined && activityOf(ad) === activityId}
      />
      {activityId !== undefined && <DrawPanel key={activityId} id={activityId} />}
    </Stack>
  )
}

/** The activity that a picture leads to; undefined where it leads elsewhere. */
function activityOf({ url }: Pick<Ad, 'url'>): number | undefined {
  return Number(new URLSearchParams(url.split('?')[1]).get('draw')) || undefined
}
