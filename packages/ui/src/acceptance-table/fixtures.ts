import type { AcceptanceTablePlace, AcceptanceTableRow } from './AcceptanceTable'

/** A batch of which everything was accepted, for stories and tests. */
export function acceptanceRowForStory(
  id: number,
  change: Partial<AcceptanceTableRow> = {},
): AcceptanceTableRow {
  return {
    id,
    name: '阿莫西林胶囊',
    ypgg: '0.25g×24粒',
    sccj: '华北制药股份有限公司',
    is_gift: 0,
    batch_no: `2604${id}`,
    expiry_date: '2028-03-31',
    number: 40,
    received: 40,
    accepted: 40,
    rejected: 0,
    reason: '',
    handling: '',
    ...change,
  }
}

/** One of which packs are missing and broken, for which a refund was asked. */
export const lackingRowForStory = acceptanceRowForStory(2, {
  ...{ received: 38, accepted: 37, rejected: 1, reason: '短缺 2；破损或不合格 1；外箱压损' },
  handling: '仅退款 YJ26112200000018-T1 待审核',
})

/** The order and the parcel of all rows. */
export const acceptancePlaceForStory: AcceptanceTablePlace = {
  order_id: 9,
  order_sn: 'YJ26112200000018',
  tracking_no: 'SF1234567890123',
  accepted_at: '2026-11-23 09:30:00',
  inspector: '陈晓梅',
}
