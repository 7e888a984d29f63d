import { focusCommon } from '@yaoji/api-client/contract/focus'
import { useCall, useSession } from '@yaoji/hooks/data'
import { SlotAd } from '../../features/ads/SlotAd'

/**
 * The ad at the bottom of the home page, with a close button (CH-13). For a visitor it floats over the window's lower edge;
 * a buyer orders from this page, and has it at the end, where it covers no products.
 */
export function BottomAd() {
  const { show, user } = useSession()
  const list = useCall(focusCommon, {}).data?.list ?? []
  return show && <SlotAd list={list} placement={user ? 'end' : 'bottom'} />
}
