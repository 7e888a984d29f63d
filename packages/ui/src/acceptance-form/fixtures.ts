import type { AcceptanceFormPack } from './AcceptanceForm'
import type { OrderAcceptanceHrefs } from './OrderAcceptance'
import type { OrderAcceptanceData, ParcelAcceptanceData } from './orderAcceptanceTypes'

/** Forty packs of a batch, for stories and tests. */
export function acceptancePackForStory(
  pack_id: number,
  change: Partial<AcceptanceFormPack> = {},
): AcceptanceFormPack {
  return {
    pack_id,
    name: '阿莫西林胶囊',
    ypgg: '0.25g×24粒',
    bzdw: '盒',
    sccj: '华北制药股份有限公司',
    approval_no: '国药准字H13021345',
    is_gift: 0,
    batch_no: `2604${pack_id}`,
    produce_date: '2026-04-01',
    expiry_date: '2028-03-31',
    number: 40,
    ...change,
  }
}

/** A parcel that is not accepted yet. */
function parcelAcceptanceForStory(
  id: number,
  change: Partial<ParcelAcceptanceData> = {},
): ParcelAcceptanceData {
  return {
    id,
    company: '顺丰速运',
    tracking_no: `SF12345678${id}`,
    state_text: '已签收',
    acceptance: null,
    packs: [{ ...acceptancePackForStory(id), result: null }],
    ...change,
  }
}

/** Two packs of it are missing, and one is broken. */
export const acceptedParcelForStory = parcelAcceptanceForStory(1, {
  acceptance: { inspector: '陈晓梅', accepted_at: '2026-11-23 09:30:00' },
  packs: [
    {
      ...acceptancePackForStory(1),
      result: { received: 38, short: 2, accepted: 37, rejected: 1, remark: '外箱压损' },
    },
  ],
})

export const orderAcceptanceForStory: OrderAcceptanceData = {
  inspector: '陈晓梅',
  parcels: [acceptedParcelForStory, parcelAcceptanceForStory(2), parcelAcceptanceForStory(3)],
  unshipped: 0,
  can_receive: 0,
  claims: [{ reason: 'short', lines: [{ batch_id: 31, number: 2 }] }],
  can_refund: 1,
  report_hours: 48,
}

export const acceptanceHrefsForStory: OrderAcceptanceHrefs = {
  order: '#order',
  service: '#service',
  claim: ({ reason }) => `#claim-${reason}`,
}
