import { EPHEDRINE_NOTICE, type LadderHint, ladderHintText, type Money } from '@yaoji/domain'
import { type ManjianState, manjianText } from '../manjian-hints/manjianText'

export const cartTableLabels = {
  /** Name of the table, for screen readers. */
  table: '购物车商品',
  loading: '正在加载购物车',
  /** Heads of the columns; `subtotal` is also before the amount where the heads are hidden. */
  goods: '商品',
  price: '单价',
  number: '数量',
  subtotal: '小计',
  actions: '操作',
  selectAll: '全选',
  /** Names of the boxes, for screen readers. */
  select: (name: string) => `选择 ${name}`,
  selectWarehouse: (warehouse: string) => `选择 ${warehouse} 全部商品`,
  /** A warehouse without a name. */
  otherWarehouse: '其他仓库',
  kinds: (count: number) => `${count} 种`,
  /** Name of the quantity, for screen readers. */
  quantity: (name: string) => `${name} 数量`,
  /** Before the price without an offer, for screen readers. */
  listPrice: '原价',
  /** Tooltip of the dash in place of money. */
  hiddenPrice: '暂不可见',
  delete: '删除',
  deleteLine: (name: string) => `删除 ${name}`,
  deleteSelected: '删除选中商品',
  deleteUnavailable: (count: number) => `清理失效商品（${count}）`,
  /** Names of the lists in a row, for screen readers. */
  hints: '提示',
  combination: '组合内商品',
  combinationPart: (part: { name: string; ypgg: string; number: number }) =>
    `${part.name} ${part.ypgg} ×${part.number}`,
  /** The rules of ephedrine-type goods. */
  ephedrine: EPHEDRINE_NOTICE,
  /** Behind the price. */
  unit: (unit: string) => `/${unit}`,
  /** Marks of what must be kept cold, and of ephedrine-type goods. */
  storage: { cold: '冷藏', frozen: '冷冻' },
  ephedrineMark: '含麻',
  midPack: (packs: number, unit: string) => `中包装 ${packs} ${unit}`,
  /** Months of expiry, `2027-02`. */
  expiry: (month: string) => `效期 ${month}`,
  nearExpiry: (month: string) => `近效期 ${month}`,
  ladder: (hint: LadderHint, unit: string, money: Money) => ladderHintText(hint, unit, money),
  gift: (name: string, total: number) => `${name} ×${total}`,
  /**
   * The line's full reduction, empty where it has nothing to say. What it takes off and what is missing concerns all its lines:
   * that is in the totals.
   */
  reduction: (state: ManjianState, money: Money) => {
    const text = manjianText(state, undefined, money)
    return text && `满减：${state.name}`
  },
  similar: '找相似',
  /** The way to products that count for the line's full reduction. */
  countingGoods: '去凑单',
  /** Name of the field that finds lines. */
  find: '在购物车中查找',
  /** What it finds them by. */
  findBy: '商品名、通用名、拼音、厂家、规格、批准文号或编码',
  clearFind: '清除查找',
  /** How many lines are found of all. */
  found: (found: number, total: number) => `${found} / ${total}`,
  /** Behind it: what concerns all lines still. */
  findNote: '全选和合计仍按全部商品',
  notFound: '购物车里没有找到，请改写',
  /** Name of the group of filters, for screen readers. */
  filters: '筛选购物车',
  /** The filter that shows everything, where `filters` does not name it. */
  allLines: '全部',
  empty: '购物车空空如也~',
  home: '去首页选购',
  noMatch: '没有符合条件的商品',
  showAll: '查看全部商品',
  /** The button below the first rows where the rest of a long cart could not be loaded. */
  showMore: (count: number) => `再显示 ${count} 种商品`,
}

export type CartTableLabels = typeof cartTableLabels
