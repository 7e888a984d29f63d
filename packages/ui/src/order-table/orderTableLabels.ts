import {
  formatAmount,
  type Money,
  orderCost,
  type PurchaseCount,
  parseAmount,
  purchaseCountText,
} from '@yaoji/domain'
import type { OrderTablePurchase } from './OrderTablePurchase'

export const orderTableLabels = {
  /** Name of the table, for screen readers, and what it says while it loads. */
  table: '订单',
  loading: '正在加载订单',
  /** Heads of the columns. */
  order: '订单',
  goods: '商品',
  amount: '订单金额',
  status: '状态',
  actions: '操作',
  /** Name of an order's number, for the button that copies it. */
  number: (sn: string) => `订单号 ${sn}`,
  /** Where an order is from; one of ephedrine-type goods says so. */
  warehouse: (name: string, ephedrine: boolean) => `${name}${ephedrine ? ' · 含麻' : ''}`,
  /** After its first lines: how much the whole order has. */
  count: (count: PurchaseCount) => `等 ${purchaseCountText(count)}`,
  /** Why the slip of a transfer was refused. */
  refusedSlip: (reason: string) => `转账凭证未通过：${reason}`,
  /** Until when it must be paid. */
  payBefore: (time: string) => `${time} 前付款`,
  /** The head of a purchase that became several orders, and its sum with what the balance pays. */
  purchase: (sn: string) => `采购 ${sn}`,
  sum: (purchase: OrderTablePurchase, money: Money) =>
    `拆成 ${purchase.part_count} 个订单，合计 ${money.text(formatAmount(orderCost(purchase)))}${
      parseAmount(purchase.balance_amount) > 0 ? `，其中余额 ${money.text(purchase.balance_amount)}` : ''
    }`,
  /** Where only a part of its orders is shown, and the link to all. */
  shown: (count: number) => `这里有 ${count} 个，`,
  all: (count: number) => `看全部 ${count} 个`,
  /** How many of its orders are paid at once, and how much; `rest` where others are paid alone. */
  together: (count: number, amount: string, rest: boolean, money: Money) =>
    `${count} 个可合并付款，${parseAmount(amount) === 0 ? '全部由余额支付' : `共 ${money.text(amount)}`}${
      rest ? '，含麻或等待转账的订单单独付款' : ''
    }`,
}

export type OrderTableLabels = typeof orderTableLabels
