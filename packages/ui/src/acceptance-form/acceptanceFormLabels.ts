import { type AcceptanceResult, goodsText } from '@yaoji/domain'

/** A batch in the names of its fields. */
export interface AcceptancePackName {
  readonly name: string
  readonly is_gift: number
  readonly batch_no: string
}

const named = ({ name, is_gift, batch_no }: AcceptancePackName) =>
  `${goodsText({ name, is_gift })} 批号 ${batch_no}`

/** The words of the component; `labels` and a LabelsProvider replace them. */
export const acceptanceFormLabels = {
  /** Name of the table, for screen readers. */
  table: '验收商品',
  goods: '商品',
  batch: '批号',
  shipped: '应收',
  received: '实收',
  rejected: '破损/不合格',
  short: '短缺',
  remark: '备注',
  gift: '赠',
  produced: (day: string) => `生产日期 ${day}`,
  expires: (day: string) => `有效期至 ${day}`,
  /** Names of the fields of a batch, for screen readers. */
  receivedOf: (pack: AcceptancePackName) => `${named(pack)} 的实收数量`,
  rejectedOf: (pack: AcceptancePackName) => `${named(pack)} 的破损或不合格数量`,
  remarkOf: (pack: AcceptancePackName) => `${named(pack)} 的备注`,
  inspector: '验收人',
  /** The numbers of the batches that can be recorded. */
  sums: (batches: number, { shipped, received, accepted, short, rejected }: AcceptanceResult) =>
    [
      `${batches} 个批号，应收 ${shipped}，实收 ${received}，合格 ${accepted}`,
      short > 0 && `短缺 ${short}`,
      rejected > 0 && `不合格 ${rejected}`,
    ]
      .filter(Boolean)
      .join('，'),
  /** Behind the numbers: batches that are not in them. */
  wrong: (batches: number) => `；另有 ${batches} 个批号数量有误，未计入`,
  /** Of a field without a number. */
  missing: '请填写实收',
  /** On the button, when everything arrived and is accepted, and otherwise. */
  submitWhole: '全部合格，完成验收',
  submit: '完成验收',
  /** What a record is, beside the button. */
  rule: '提交后不能修改',
}

export type AcceptanceFormLabels = typeof acceptanceFormLabels
