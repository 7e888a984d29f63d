import { addToCartLabels } from '../add-to-cart'

/** Whether prices of a piece compare with that of the product, in the order of the groups. */
export type SimilarMatch = 'same' | 'unstated' | 'other' | 'unread'

/** The words of the component; `labels` and a LabelsProvider replace them. */
export const similarGoodsLabels = {
  ...addToCartLabels,
  title: '同药其他厂家',
  /** Beside the title: the price of a piece of the product itself. */
  own: (price: string, unit: string) => `本品 ${price}/${unit}`,
  /** Above the products of a match; the strength of `same` is known. */
  groups: {
    same: (strength: string) => `同规格 ${strength}`,
    unstated: () => '均未标注含量，单价供参考',
    other: () => '其他规格，单价不与本品比较',
    unread: () => '规格无法换算，只列包装价格',
  } satisfies Record<SimilarMatch, (strength: string) => string>,
  /** Month of the nearest expiry: `2028-03`. */
  expiry: (month: string) => `效期 ${month}`,
  piecePrice: (price: string, unit: string) => `${price}/${unit}`,
  /** Name of the add button, for screen readers. */
  addOf: ({ sccj, ypgg }: { sccj: string; ypgg: string }) => `加购 ${sccj} ${ypgg}`,
  /** Below the list, where there are more products than it has. */
  more: (shown: number, total: number) => `共 ${total} 种，列出 ${shown} 种`,
  /** On the add button of a row. */
  add: '加购',
  none: '暂无其他厂家的同名同剂型商品有货',
  /** Announced while the list is loading. */
  loading: '正在加载同药其他厂家',
}
