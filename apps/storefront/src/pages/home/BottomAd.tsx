import { useBottomAd } from '@yaoji/hooks/data'
import { SlotAd } from '../../features/ads/SlotAd'

/** The ad at the bottom of the home page, with a close button (CH-13). */
export function BottomAd() {
  const list = useBottomAd().data?.list ?? []
  return <SlotAd list={list} placement="bottom" />
}
