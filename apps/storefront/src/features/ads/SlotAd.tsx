import type { Ad } from '@yaoji/api-client/contract/focus'
import { ClosableAd, type ClosableAdProps } from '@yaoji/ui/closable-ad'
import { useSyncExternalStore } from 'react'
import { isClosed, rememberClosed } from './closedAds'

export interface SlotAdProps {
  /** The ads of the slot. */
  list: readonly Ad[]
  placement: ClosableAdProps['placement']
}

/** The first ad of a slot that was not closed. Of those that float none is shown after one was closed. */
export function SlotAd({ list, placement }: SlotAdProps) {
  const findId = () => {
    const open = list.filter(each => !isClosed(each.id))
    return placement === 'bottom' && open.length < list.length ? undefined : open[0]?.id
  }
  // A page that was rendered on the server has the ad that nobody has closed.
  const id = useSyncExternalStore(neverChanges, findId, () => list[0]?.id)
  const ad = list.find(each => each.id === id) ?? null
  return <ClosableAd ad={ad} placement={placement} onClose={() => ad && rememberClosed(ad.id)} />
}

/** An ad that is closed while it is shown hides itself. */
const neverChanges = () => () => {}
