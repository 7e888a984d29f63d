import { focusTop } from '@yaoji/api-client/contract/focus'
import { useCall } from '@yaoji/hooks/data'
import { SlotAd } from '../../features/ads/SlotAd'

/** The ad at the top right, below the buyer's box, with a close button (CH-13). */
export function TopAd() {
  const list = useCall(focusTop, {}).data?.list ?? []
  return <SlotAd list={list} placement="inline" />
}
