import type { Ad } from '@yaoji/api-client/contract/focus'
import { ClosableAd } from '@yaoji/ui/closable-ad'
import { isClosed, rememberClosed } from './closedAds'

/** The first ad of a slot, unless it was closed. */
export function SlotAd({ list, placement }: { list: readonly Ad[]; placement: 'inline' | 'bottom' }) {
  const ad = list.find(each => !isClosed(each.id)) ?? null
  return <ClosableAd ad={ad} placement={placement} onClose={() => ad && rememberClosed(ad.id)} />
}
