import { focusCommon } from '@yaoji/api-client/contract/focus'
import { useCall } from '@yaoji/hooks/data'
import { SlotAd } from '../../features/ads/SlotAd'

/** The ad at the bottom of the home page, with a close button (CH-13). */
export function BottomAd() {
  const list = useCall(focusCommon, {}).data?.list ?? []
  return <SlotAd list={list} placement="bottom" />
}
