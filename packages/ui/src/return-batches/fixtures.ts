import type { ReturnableBatch } from './ReturnBatches'

/** A batch of which 40 packs were shipped, for stories and tests. */
export function returnableBatchForStory(
  batch_id: number,
  change: Partial<ReturnableBatch> = {},
): ReturnableBatch {
  return {
    batch_id,
    line_id: batch_id,
    name: '阿莫西林胶囊',
    ypgg: '0.25g×24粒',
    bzdw: '盒',
    is_gift: 0,
    batch_no: `2604${batch_id}`,
    expiry_date: '2028-03-31',
    shipped: 40,
    returned: 0,
    open_number: 0,
    refunded_number: 0,
    returnable: 40,
    unit_amount: '12.30',
    ...change,
  }
}
