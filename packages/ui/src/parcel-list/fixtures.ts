import { batchPacksForStory } from '../pack-list/fixtures'
import type { ParcelListParcel } from './ParcelList'

/** A parcel on its way, for stories and tests. */
export function parcelForStory(change: Partial<ParcelListParcel> = {}): ParcelListParcel {
  return {
    id: 1,
    company: '顺丰速运',
    tracking_no: 'SF1234567890123',
    state: 'sent',
    state_text: '运输中',
    packs: batchPacksForStory,
    traces: [
      { time: '2026-11-23 08:12:00', text: '快件到达武汉转运中心' },
      { time: '2026-11-22 21:40:00', text: '快件已从福州发出' },
      { time: '2026-11-22 18:05:00', text: '已揽收' },
      { time: '2026-11-22 16:30:00', text: '仓库已出库' },
    ],
    ...change,
  }
}
