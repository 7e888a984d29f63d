import { addToCartLabels } from '../add-to-cart'

export const goodsTableLabels = {
  ...addToCartLabels,
  /** Column heads; where there are none, those of attributes are before each attribute. */
  columns: {
    goods: '商品',
    /** Specification, and below it the approval number. */
    spec: '规格 / 批准文号',
    maker: '厂家',
    pack: '中包装',
    expiry: '效期',
    stock: '库存',
    price: '价格',
    ladder: '阶梯价',
    cart: '购物车',
    number: '数量',
    add: '操作',
  },
  pack: (mid_pack: number, unit: string) => `${mid_pack} ${unit}`,
  noStock: '缺货',
  /** Announced while the list is loading. */
  loading: '正在加载商品',
}
