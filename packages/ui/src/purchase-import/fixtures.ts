import type { PurchaseSheet } from '@yaoji/hooks'

/** A file of the buyer's own system: a cover, and a plan with a title, merged titles, own codes, totals and a signature. */
export const PLAN_BOOK: readonly PurchaseSheet[] = [
  { name: '封面', rows: [['惠民大药房'], ['2026 年 11 月采购计划']] },
  {
    name: '采购计划',
    rows: [
      ['惠民大药房采购计划', '', '', '', '', '', ''],
      ['商品信息', '', '', '', '数量', '', '备注'],
      ['商品编码', '品名', '规格', '厂家', '库存', '采购', ''],
      ['001023', '尿毒清颗粒', '5g*18袋', '康臣药业(内蒙古)有限责任公司', '7', '20', ''],
      ['001044', '板蓝根颗粒', '10g*20袋', '广州白云山和记黄埔中药有限公司', '0', '2026-11-23', ''],
      ['001051', '阿莫西林胶囊', '0.25g*24粒', '哈药集团制药总厂', '3', '', '缺货勿发'],
      ['合计', '', '', '', '10', '20', ''],
      ['制单人：王晓', '', '', '', '', '', ''],
    ],
  },
]
