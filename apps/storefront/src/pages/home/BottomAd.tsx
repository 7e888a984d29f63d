import { focusCommon } from '@yaoji/api-client/contract/focus'
import { useCall } from '@yaoji/hooks/data'
import { SlotAd } from '../../app/frame/SlotAd'

/** The ad at the bottom of the home page, with a way to close it (CH-13). */
export function BottomAd() {
  const list = useCall(focusCommon, {}).data?.list ?? []
  return <SlotAd list={list} placement="bottom" />
}
