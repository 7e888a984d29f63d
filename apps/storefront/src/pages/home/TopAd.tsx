import { focusTop } from '@yaoji/api-client/contract/focus'
import { useCall } from '@yaoji/hooks/data'
import { SlotAd } from '../../app/frame/SlotAd'

/** The ad at the top right, under what concerns the buyer, with a way to close it (CH-13). */
export function TopAd() {
  const list = useCall(focusTop, {}).data?.list ?? []
  return <SlotAd list={list} placement="inline" />
}
