import type { RestockState } from '@yaoji/domain'
import { addToCartLabels } from '../add-to-cart'

/** Days of a regular product: what {@link restockTableLabels} speaks of. */
export interface RestockDays {
  readonly state: RestockState
  /** Median days between two purchases; null while it is unknown. */
  readonly interval_days: number | null
  readonly days_since: number
}

/** The words of the component; `labels` and a LabelsProvider replace them. */
export const restockTableLabels = {
  ...addToCartLabels,
  columns: {
    goods: '商品',
    interval: '采购间隔',
    expiry: '效期',
    stock: '库存',
    last: '上次',
    price: '现价',
    cart: '购物车',
    number: '数量',
    add: '操作',
  },
  /** Whether it is time to buy again. */
  state: ({ state, interval_days, days_since }: RestockDays): string => {
    if (state === 'due') return '该补货了'
    if (state === 'soon') return `约 ${(interval_days ?? 0) - days_since} 天后补货`
    return state === 'stopped' ? '较久没买' : ''
  },
  /** What that is computed from. */
  interval: ({ interval_days, days_since }: RestockDays): string => {
    if (days_since === 0) return '今天买过'
    return interval_days === null ? `${days_since} 天前买过` : `约每 ${interval_days} 天，已 ${days_since} 天`
  },
  /** The last purchase: packs and unit price, which is not there where the buyer may not see it. */
  last: (number: number, price: string | undefined): string =>
    price === undefined ? String(number) : `${number} · ${price}`,
  /** Beside a last price of near-expiry stock, which cannot be compared with the price now. */
  nearExpiry: '近效期',
  /** The price now beside that of the last purchase. */
  rise: (amount: string): string => `比上次贵 ${amount}`,
  drop: (amount: string): string => `比上次便宜 ${amount}`,
  noStock: '缺货',
  /** Announced while the list is loading. */
  loading: '正在加载常购商品',
}
