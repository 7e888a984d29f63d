import type { AcceptanceFormPack } from './AcceptanceForm'

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
