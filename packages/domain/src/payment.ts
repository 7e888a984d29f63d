import { amountText } from './moneyText'

export type PaymentWay = 'balance' | 'transfer' | 'wechat' | 'alipay' | 'company'

interface PaymentWayRow {
  way: PaymentWay
  text: string
  /** What the buyer reads beside the name. */
  note: string
  /** Paid at once through a gateway or the wallet, not confirmed by hand later. */
  online: boolean
  /** Ephedrine-type goods are paid from the company's account only. */
  ephedrine: boolean
  /** Minutes until an unpaid order is cancelled. */
  deadline_minutes: number
}

/** Minutes until an unpaid order that is to be paid online is cancelled. */
export const ONLINE_DEADLINE_MINUTES = 30
/** Minutes until an unpaid order that is to be paid by bank transfer is cancelled: 48 hours. */
export const TRANSFER_DEADLINE_MINUTES = 48 * 60
/** Days after shipping until an order counts as received by itself. */
export const AUTO_RECEIVE_DAYS = 10

/** Every way of paying, in the order shown. */
export const PAYMENT_WAYS: readonly PaymentWayRow[] = [
  {
    way: 'balance',
    text: '余额支付',
    note: '需输入登录密码',
    online: true,
    ephedrine: false,
    deadline_minutes: ONLINE_DEADLINE_MINUTES,
  },
  {
    way: 'wechat',
    text: '微信支付',
    note: '扫码支付',
    online: true,
    ephedrine: false,
    deadline_minutes: ONLINE_DEADLINE_MINUTES,
  },
  {
    way: 'alipay',
    text: '支付宝',
    note: '扫码或登录支付',
    online: true,
    ephedrine: false,
    deadline_minutes: ONLINE_DEADLINE_MINUTES,
  },
  {
    way: 'company',
    text: '企业网银',
    note: '使用本企业对公账户',
    online: true,
    ephedrine: true,
    deadline_minutes: ONLINE_DEADLINE_MINUTES,
  },
  {
    way: 'transfer',
    text: '对公转账',
    note: '转账后上传凭证，附言填写订单号',
    online: false,
    ephedrine: true,
    deadline_minutes: TRANSFER_DEADLINE_MINUTES,
  },
]

/** What decides about the ways of paying. Amounts in fen. */
export interface PayableFacts {
  payable: number
  /** The order holds ephedrine-type goods. */
  ephedrine: boolean
  /** The buyer's wallet balance. */
  balance: number
  /** What the order took from the wallet when it was placed; 0 without. */
  balance_used?: number
}

/** A way of paying as offered for one order: usable, or why not. */
export interface PaymentOffer {
  way: PaymentWay
  text: string
  note: string
  usable: boolean
  reason: string
  /** Money leaves the wallet by it, now or with the order's part: the login password is asked for. */
  needs_password: boolean
}

/** The ways an order can be paid, in the order shown. Ways that its goods forbid are left out; a balance too low is shown with what is missing. */
export function paymentOffers(order: PayableFacts): PaymentOffer[] {
  return PAYMENT_WAYS.filter(row => row.ephedrine || !order.ephedrine).map(({ way, text, note }) => {
    const missing = way === 'balance' ? order.payable - order.balance : 0
    const usable = missing <= 0
    const reason = usable ? '' : `余额不足，还差 ${amountText(missing)}`
    return { way, text, note, usable, reason, needs_password: needsPassword(way, order.balance_used) }
  })
}

/** Whether paying this way asks for the login password: the wallet pays, or paid its part when the order was placed. */
export function needsPassword(way: PaymentWay, balance_used = 0): boolean {
  return way === 'balance' || balance_used > 0
}

/** Whether an order may be paid this way. */
export function canPayWith(way: PaymentWay, order: PayableFacts): boolean {
  return paymentOffers(order).some(offer => offer.way === way && offer.usable)
}

/** Minutes until an unpaid order is cancelled; while no way is chosen, those of paying online. */
export function paymentDeadlineMinutes(way: PaymentWay | null): number {
  return PAYMENT_WAYS.find(row => row.way === way)?.deadline_minutes ?? ONLINE_DEADLINE_MINUTES
}

/** Whether goods with this `special_flag` are ephedrine-type: own order, no coupons, no balance. */
export function isEphedrine(special_flag: string | null | undefined): boolean {
  return special_flag === 'ephedrine'
}
