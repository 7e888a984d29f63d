import { COMBINATION_UNIT, purchaseCountText } from '@yaoji/domain'
import type { OrderLine, OrderLineBatch, OrderLinePart } from './orderLineTypes'

export const orderLinesLabels = {
  /** Heads of the columns. */
  goods: '商品',
  price: '单价',
  number: '数量',
  amount: '金额',
  /** Before the price without an offer, for screen readers. */
  listPrice: '原价',
  /** Below the amount of a line: what is left of it after full reductions and coupons. */
  reduced: (amount: string) => `优惠后 ${amount}`,
  /** Below the number of a line, and after a product of a combination: packs that returns refunded. */
  refunded: (number: number, unit: string) => `已退 ${number} ${unit}`,
  /** Likewise: packs that were refunded because they are not shipped. */
  unshipped: (number: number, unit: string) => `未发货，已退款 ${number} ${unit}`,
  /** An order without a warehouse. */
  order: '商品清单',
  /** Which of several orders. */
  orderOf: (place: number, name: string) => `订单 ${place} · ${name}`,
  /** Name of an order's table, for screen readers. */
  linesOf: (order: string) => `${order} 商品`,
  /** After the title: how many things, and packs of gifts. */
  count: purchaseCountText,
  /** Why an order is one of its own. */
  ephedrine: '含麻黄碱类药品，须单独成单：仅限对公付款，不可使用优惠券与余额',
  warehouse: (name: string) => `由${name || '其他仓库'}发货，单独成单`,
  /** The button that shows the lines beyond the first twenty, and the one that hides them. */
  more: (count: number) => `展开其余 ${count} 种`,
  less: '收起',
  /** The button of an order that folds: so many more lines. */
  next: (count: number) => `再显示 ${count} 种`,
  /** The same button while further lines are on their way. */
  loading: '正在加载…',
  /** In place of the button where further lines cannot be requested. */
  absent: (count: number) => `另有 ${count} 种未列出`,
  /** Below the title of a folded order: lines of near-expiry stock, and its gifts. */
  nearExpiryCount: (count: number) => `${count} 种近效期商品`,
  gifts: '赠品',
  gift: ({ name, ypgg, number, bzdw }: OrderLine) => `${name} ${ypgg} ×${number} ${bzdw}`,
  /** What the order costs, under its lines. */
  payable: '本单应付',
  /** How many products a combination has, in place of its specification, and the unit that it is counted in. */
  combinationKinds: (kinds: number) => `${kinds} 种商品`,
  combinationUnit: COMBINATION_UNIT as string,
  /** Name of the list of a combination's products, for screen readers. */
  combination: '组合内商品',
  combinationPart: ({ name, ypgg, number }: OrderLinePart) => `${name} ${ypgg} ×${number}`,
  /** Mark of near-expiry stock, with its month where it is known. */
  nearExpiry: (month: string) => `近效期 ${month}`.trim(),
  /** Name of the list of batches, for screen readers. */
  batches: '批号',
  batch: ({ batch_no, number, expiry_date }: OrderLineBatch) =>
    `批号 ${batch_no} ×${number}，效期 ${expiry_date}`,
  report: '检验报告',
  /** A batch without a report, and the link after it that requests one. */
  noReport: '，检验报告暂无，需要时可',
  requestReport: '申请',
}

export type OrderLinesLabels = typeof orderLinesLabels
