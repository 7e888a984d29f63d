import {
  type BuyState,
  buyStateCard,
  type Money,
  type OtherUnit,
  PACK_NUMBER_FAULT_TEXT,
  type PackNumberFault,
} from '@yaoji/domain'
import type { AdjustedNumber } from '@yaoji/hooks'

/** The sum of a store, or of all: `amount` as on the wire, empty where a price is hidden. */
export interface StoreMatrixSum {
  kinds: number
  packs: number
  amount: string
}

/** The words of the component; `labels` and a LabelsProvider replace them. */
export const storeMatrixLabels = {
  /** Name of the table, for screen readers. */
  table: '各店数量',
  goods: '商品',
  total: '合计',
  /** Head of the column of a store. */
  store: (company: string) => company,
  /** Name of a field, for screen readers. */
  cell: (name: string, company: string) => `${name} ${company} 数量`,
  /** The number that is proposed, in an empty cell. It is not counted. */
  proposed: (number: string) => `清单 ${number}`,
  stock: (number: number, unit: string) => `库存 ${number} ${unit}`,
  /** Why a product cannot be bought. */
  buyState: (state: BuyState): string => buyStateCard(state).text,
  sum: ({ kinds, packs, amount }: StoreMatrixSum, money: Money) =>
    [`${kinds} 种`, `数量 ${packs}`, amount && money.text(amount)].filter(Boolean).join(' · '),
  /** The sum of a product; empty without one. */
  packs: (packs: number, unit: string) => (packs > 0 ? `${packs} ${unit}` : ''),
  /** The stores together get more than there is. */
  overStock: (stock: number) => `超过库存 ${stock}`,
  numberFault: (fault: PackNumberFault): string => PACK_NUMBER_FAULT_TEXT[fault],
  /** The number has another unit than the product is sold in. */
  otherUnit: ({ message }: OtherUnit, _unit: string) => message,
  adjusted: ({ message }: AdjustedNumber) => message,
  /** What a paste did. */
  pasted: (filled: number, left: number) =>
    `已粘贴 ${filled} 格${left > 0 ? `，${left} 格没有对应的商品或门店` : ''}`,
  wrong: (cells: number) => `${cells} 格数量不能购买，未计入`,
  hint: '可从表格复制一块数量，粘贴到起始格。金额按当前门店的价格估算，加入时以各店的价格、限购和资质为准。',
  add: '加入各店购物车',
}
