import { goodsText } from '@yaoji/domain'
import type { SheetColumn } from './cells'

/** A batch of an accepted parcel, by the wire's names. */
export interface AcceptanceSheetLine {
  readonly accepted_at: string
  readonly order_sn: string
  readonly tracking_no: string
  readonly name: string
  readonly is_gift: number
  readonly ypgg: string
  readonly sccj: string
  readonly approval_no: string
  readonly batch_no: string
  readonly produce_date: string
  readonly expiry_date: string
  readonly number: number
  readonly received: number
  readonly accepted: number
  readonly rejected: number
  readonly reason: string
  readonly handling: string
  readonly inspector: string
}

/** The titles of the columns. */
export const acceptanceSheetWords = {
  accepted_at: '验收日期',
  order_sn: '订单号',
  tracking_no: '运单号',
  name: '品名',
  ypgg: '规格',
  sccj: '生产厂家',
  approval_no: '批准文号',
  batch_no: '批号',
  produce_date: '生产日期',
  expiry_date: '有效期至',
  number: '应收',
  received: '实收',
  accepted: '合格',
  rejected: '不合格',
  reason: '原因',
  handling: '处理',
  inspector: '验收人',
}

type Field = keyof typeof acceptanceSheetWords

// biome-ignore format: one line for each column
const FIELDS: readonly (readonly [field: Field, width: number])[] = [
  ['accepted_at', 20],
  ['order_sn', 20],
  ['tracking_no', 20],
  ['name', 28],
  ['ypgg', 20],
  ['sccj', 28],
  ['approval_no', 20],
  ['batch_no', 16],
  ['produce_date', 12],
  ['expiry_date', 12],
  ['number', 8],
  ['received', 8],
  ['accepted', 8],
  ['rejected', 8],
  ['reason', 28],
  ['handling', 28],
  ['inspector', 10],
]

/** The columns of a sheet with the batches of accepted parcels. */
export function acceptanceColumns(
  words: Partial<typeof acceptanceSheetWords> = {},
): SheetColumn<AcceptanceSheetLine>[] {
  const all = { ...acceptanceSheetWords, ...words }
  return FIELDS.map(([field, width]) => ({
    header: all[field],
    width,
    value: line => (field === 'name' ? goodsText({ name: line.name, is_gift: line.is_gift }) : line[field]),
  }))
}
