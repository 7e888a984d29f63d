import type { ParcelTableParcel } from './ParcelTable'

/** A parcel for stories and tests; change what the story is about. */
export function underwayForStory(id: number, change: Partial<ParcelTableParcel> = {}): ParcelTableParcel {
  return {
    id,
    order_id: id,
    order_sn: `YJ2026112300000${id}`,
    company: '顺丰医药',
    tracking_no: `SF10020030${id}`,
    sent_at: '2026-11-23 16:00:00',
    goods_number: 42,
    trace: { time: '2026-11-24 08:30:00', text: '到达武汉转运中心，准备派送' },
    ...change,
  }
}
