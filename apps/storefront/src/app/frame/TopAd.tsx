import { useTopAd } from '@yaoji/hooks/data'
import { SlotAd } from './SlotAd'

/** The ad in the top right corner, with a way to close it (CH-13). */
export default function TopAd() {
  const list = useTopAd().data?.list ?? []
  return <SlotAd list={list} placement="top-right" />
}
