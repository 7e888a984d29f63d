import { addToCartLabels } from '../add-to-cart'

export const searchRowsLabels = {
  ...addToCartLabels,
  add: '加购',
  /** Name of the rows for what is typed, for screen readers. */
  found: '商品',
  /** Heading of the rows for an empty field. */
  recent: '最近买过',
  /** Announced when rows are shown. */
  rowCount: (count: number) => `${count} 种商品，按上下键选择，按回车填写数量`,
  /** Packs of the buyer's last order. */
  last: (number: number) => `上次 ${number}`,
  /** The last month of use. */
  expiry: (month: string) => `效期 ${month}`,
  stock: (number: number) => `库存 ${number}`,
  noStock: '缺货',
}
