import { canApplyInvoice, type InvoiceState } from './invoice'
import { ORDER, type OrderStatus } from './order-code'
import type { PayType } from './payment'

export type OrderTabKey = 'all' | 'unpaid' | 'to_ship' | 'to_receive' | 'done' | 'cancelled'

interface OrderStatusRow {
  code: OrderStatus
  text: string
  next: readonly OrderStatus[]
  tab: Exclude<OrderTabKey, 'all'>
}

/** Every order status with its text, its next statuses, and its tab. */
export const ORDER_STATUSES: readonly OrderStatusRow[] = [
  {
    code: ORDER.unpaid,
    text: '待付款',
    next: [ORDER.transferSubmitted, ORDER.paid, ORDER.cancelled],
    tab: 'unpaid',
  },
  { code: ORDER.transferSubmitted, text: '待确认收款', next: [ORDER.paid, ORDER.unpaid], tab: 'unpaid' },
  { code: ORDER.paid, text: '待审核', next: [ORDER.toShip, ORDER.closed], tab: 'to_ship' },
  {
    code: ORDER.toShip,
    text: '待发货',
    next: [ORDER.partlyShipped, ORDER.shipped, ORDER.closed],
    tab: 'to_ship',
  },
  { code: ORDER.partlyShipped, text: '部分发货', next: [ORDER.shipped], tab: 'to_receive' },
  { code: ORDER.shipped, text: '已发货', next: [ORDER.received], tab: 'to_receive' },
  { code: ORDER.received, text: '已收货', next: [ORDER.completed], tab: 'done' },
  { code: ORDER.completed, text: '已完成', next: [], tab: 'done' },
  { code: ORDER.cancelled, text: '已取消', next: [], tab: 'cancelled' },
  { code: ORDER.closed, text: '已关闭', next: [], tab: 'cancelled' },
]

const TAB_TEXTS: readonly { tab: OrderTabKey; text: string }[] = [
  { tab: 'all', text: '全部' },
  { tab: 'unpaid', text: '待付款' },
  { tab: 'to_ship', text: '待发货' },
  { tab: 'to_receive', text: '待收货' },
  { tab: 'done', text: '已完成' },
  { tab: 'cancelled', text: '已取消' },
]

/** The tabs of the order list, each with the status codes it lists. */
export const ORDER_TABS: readonly { tab: OrderTabKey; text: string; statuses: readonly OrderStatus[] }[] =
  TAB_TEXTS.map(row => ({
    ...row,
    statuses: ORDER_STATUSES.filter(status => row.tab === 'all' || status.tab === row.tab).map(
      ({ code }) => code,
    ),
  }))

/** Whether a number from outside is an order status. */
export function isOrderStatus(code: number): code is OrderStatus {
  return ORDER_STATUSES.some(row => row.code === code)
}

/** The text of a status; empty for an unknown code. */
export function orderStatusText(code: number): string {
  return ORDER_STATUSES.find(row => row.code === code)?.text ?? ''
}

/** The text of an order's status: that of its code, and 等待转账 until the buyer of a bank transfer sends the slip. */
export function orderStateText({ status, pay_type }: Pick<OrderInput, 'status' | 'pay_type'>): string {
  return status === ORDER.unpaid && pay_type === 'transfer' ? '等待转账' : orderStatusText(status)
}

/** Whether an order may change from one status to another. False for unknown codes. */
export function canMove(from: number, to: number): boolean {
  return ORDER_STATUSES.some(row => row.code === from && row.next.some(code => code === to))
}

export type OrderAction =
  | 'pay'
  | 'upload_slip'
  | 'view_slip'
  | 'cancel'
  | 'apply_close'
  | 'confirm_receipt'
  | 'accept'
  | 'view_logistics'
  | 'upload_receipt'
  | 'apply_return'
  | 'apply_after_sale'
  | 'apply_invoice'
  | 'view_invoice'
  | 'reorder'

/** Fields of an order that decide its actions. */
export interface OrderInput {
  status: OrderStatus
  /** The payment method that the buyer chose; null before the choice. */
  pay_type: PayType | null
  /** The order has a shipment to track. */
  has_shipment: boolean
  /** The arrival of a parcel is not recorded yet. */
  to_accept: boolean
  /** Packs that were shipped, are not in a return, and are within the return period. */
  returnable: number
  invoice: InvoiceState
  /** State of the signed receipt that ephedrine-type goods need. */
  receipt: 'not_needed' | 'due' | 'submitted' | 'passed' | 'rejected' | 'overdue'
  /** The buyer already asked to close the order. */
  close_applied: boolean
}

interface OrderActionRow {
  action: OrderAction
  text: string
  statuses: readonly OrderStatus[]
  when?: (order: OrderInput) => boolean
}

/** Statuses with a shipment. */
const SHIPPED_STATUSES: readonly OrderStatus[] = [
  ORDER.partlyShipped,
  ORDER.shipped,
  ORDER.received,
  ORDER.completed,
]
/** Statuses of paid orders that are not closed: they can be invoiced. */
export const PAID_STATUSES: readonly OrderStatus[] = [ORDER.paid, ORDER.toShip, ...SHIPPED_STATUSES]

/** The buyer's actions on an order, the most urgent first, with their statuses and further conditions. */
export const ORDER_ACTIONS: readonly OrderActionRow[] = [
  { action: 'pay', text: '去付款', statuses: [ORDER.unpaid] },
  {
    action: 'upload_slip',
    text: '上传转账凭证',
    statuses: [ORDER.unpaid],
    when: order => order.pay_type === 'transfer',
  },
  { action: 'view_slip', text: '查看凭证', statuses: [ORDER.transferSubmitted] },
  { action: 'confirm_receipt', text: '确认收货', statuses: [ORDER.shipped] },
  {
    action: 'accept',
    text: '收货验收',
    statuses: [ORDER.partlyShipped, ORDER.shipped],
    when: order => order.to_accept,
  },
  {
    action: 'upload_receipt',
    text: '上传签收回执',
    statuses: [ORDER.shipped, ORDER.received, ORDER.completed],
    when: order => needsReceipt(order),
  },
  {
    action: 'view_logistics',
    text: '查看物流',
    statuses: SHIPPED_STATUSES,
    when: order => order.has_shipment,
  },
  {
    action: 'apply_return',
    text: '申请退换货',
    statuses: SHIPPED_STATUSES,
    when: order => order.returnable > 0,
  },
  { action: 'apply_after_sale', text: '申请售后服务', statuses: SHIPPED_STATUSES },
  {
    action: 'reorder',
    text: '再次购买',
    statuses: [ORDER.transferSubmitted, ...PAID_STATUSES, ORDER.cancelled, ORDER.closed],
  },
  {
    action: 'apply_close',
    text: '申请取消',
    statuses: [ORDER.paid, ORDER.toShip],
    when: order => !order.close_applied,
  },
  {
    action: 'apply_invoice',
    text: '申请开票',
    statuses: PAID_STATUSES,
    // Who wants none still can apply, on the page of invoices.
    when: order => order.invoice !== 'not_needed' && canApplyInvoice(order.invoice),
  },
  {
    action: 'view_invoice',
    text: '查看发票',
    statuses: PAID_STATUSES,
    when: order => order.invoice === 'issued',
  },
  { action: 'cancel', text: '取消订单', statuses: [ORDER.unpaid] },
]

/** The actions that the buyer has on an order now, the most urgent first. */
export function orderActions(order: OrderInput): OrderAction[] {
  return ORDER_ACTIONS.filter(row => row.statuses.includes(order.status) && (row.when?.(order) ?? true)).map(
    ({ action }) => action,
  )
}

/** Fields of a part of a purchase that decide whether it can be paid with others. */
interface PurchasePart {
  readonly status: number
  readonly ephedrine: boolean
  /** The chosen payment method; null before a choice. */
  readonly pay_type: PayType | null
}

/** The parts of one purchase that can be paid together, the first part first; none where fewer than two can. */
export function paidTogether<Part extends PurchasePart>(parts: readonly Part[]): Part[] {
  const open = parts.filter(part => part.status === ORDER.unpaid && !isPaidAlone(part))
  return open.length > 1 ? open : []
}

/**
 * Whether a part is paid by itself only: ephedrine-type orders exclude the methods that other orders allow, and the money
 * of a chosen bank transfer may be on its way.
 */
function isPaidAlone({ ephedrine, pay_type }: PurchasePart): boolean {
  return ephedrine || pay_type === 'transfer'
}

/** Fields of a part of a purchase that decide whether one bank transfer pays it with others. */
interface TransferPart extends Pick<PurchasePart, 'status' | 'pay_type'> {
  /** The number that a transfer for several parts names; null for a transfer of its own. */
  readonly transfer_sn: string | null
}

/**
 * The parts that wait for the same bank transfer as this one: its buyer chose one transfer for them, and all are in the
 * same status. A part with a transfer of its own is alone.
 */
export function transferredTogether<Part extends TransferPart>(part: Part, parts: readonly Part[]): Part[] {
  if (part.transfer_sn === null) return [part]
  return parts.filter(
    ({ status, pay_type, transfer_sn }) =>
      status === part.status && pay_type === 'transfer' && transfer_sn === part.transfer_sn,
  )
}

function needsReceipt(order: OrderInput): boolean {
  return order.receipt === 'due' || order.receipt === 'rejected' || order.receipt === 'overdue'
}
