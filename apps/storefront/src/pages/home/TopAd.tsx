import { useTopAd } from '@yaoji/hooks/data'
import { SlotAd } from '../../features/ads/SlotAd'

/** The ad at the top right, under what concerns the buyer, with a way to close it (CH-13). */
export function TopAd() {
  const list = useTopAd().data?.list ?? []
  return <SlotAd list={list} placement="inline" />
}
