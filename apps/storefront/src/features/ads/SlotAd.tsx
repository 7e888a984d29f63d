import type { Ad } from '@yaoji/api-client/contract/focus'
import { ClosableAd, type ClosableAdProps } from '@yaoji/ui/closable-ad'
import { isClosed, rememberClosed } from './closedAds'

export interface SlotAdProps {
  /** The ads of the slot. */
  list: readonly Ad[]
  placement: ClosableAdProps['placement']
}

/** The first ad of a slot that was not closed. Of those that float none is shown after one was closed. */
export function SlotAd({ list, placement }: SlotAdProps) {
  const open = list.filter(each => !isClosed(each.id))
  const closed = open.length < list.length
  const ad = placement === 'bottom' && closed ? null : (open[0] ?? null)
  return <ClosableAd ad={ad} placement={placement} onClose={() => ad && rememberClosed(ad.id)} />
}
