import {
  BUY_STATES,
  type BuyState,
  type OtherUnit,
  PACK_NUMBER_FAULT_TEXT,
  type PackNumberFault,
} from '@yaoji/domain'
import type { AdjustedNumber, OrderPadCounts } from '@yaoji/hooks'
import { addToCartLabels } from '../add-to-cart'

/** The words of the component; `labels` and a LabelsProvider replace them. */
export const orderPadLabels = {
  ...addToCartLabels,
  /** Heads of the columns, for screen readers. */
  columns: {
    goods: '商品',
    last: '上次',
    price: '现价',
    cart: '购物车',
    number: '数量',
    add: '操作',
    message: '说明',
  },
  /** The last purchase: packs and unit price, which is not there where the buyer may not see it. */
  last: (number: number, unit: string, price: string | undefined): string =>
    `上次 ${number} ${unit}${price === undefined ? '' : ` ${price}`}`,
  nearExpiry: '近效期',
  /** Of a product that the buyer did not buy before. */
  never: '没有买过',
  /** The price now beside that of the last purchase. */
  rise: (amount: string): string => `比上次贵 ${amount}`,
  drop: (amount: string): string => `比上次便宜 ${amount}`,
  /** The button of a row, and its name for screen readers. */
  addRow: '加购',
  addRowOf: (name: string, number: number, unit: string): string => `加购 ${name} ${number} ${unit}`,
  addAll: '全部加入',
  /** What the button adds. */
  total: (rows: number): string => `${rows} 种`,
  noRows: '填写数量后可一次加入',
  /** The rows that are seen after scrolling. */
  below: (rows: number): string => `下面还有 ${rows} 种`,
  /** What its key is. */
  keys: '回车到下一行，Ctrl+回车全部加入',
  /** What became of a row. */
  addedTo: (inCart: number, unit: string): string => `已加入，购物车现有 ${inCart} ${unit}`,
  adjustedTo: (inCart: number, unit: string): string => `已改数量，购物车现有 ${inCart} ${unit}`,
  refused: '没有加入',
  /** What became of all of them. */
  result: ({ added, adjusted, refused }: OrderPadCounts): string =>
    [
      added > 0 && `已加入 ${added} 种`,
      adjusted > 0 && `其中 ${adjusted} 种改了数量`,
      refused > 0 && `${refused} 种没有加入，原因见各行`,
    ]
      .filter(Boolean)
      .join('，'),
  toCart: '去购物车',
  /** What a row says of its number. */
  numberFault: (fault: PackNumberFault): string => PACK_NUMBER_FAULT_TEXT[fault],
  otherUnit: ({ message }: OtherUnit, _unit: string): string => message,
  adjusted: ({ message }: AdjustedNumber): string => message,
  buyState: (state: BuyState): string => BUY_STATES[state].text,
  /** Between two of them. */
  between: '；',
  /** Announced while the list is loading. */
  loading: '正在加载商品',
}
