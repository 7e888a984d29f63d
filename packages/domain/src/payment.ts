import { formatAmount } from './money'
import { type Money, yuan } from './moneyText'

export type PayType = 'balance' | 'transfer' | 'wechat' | 'alipay' | 'company'

interface PayTypeRow {
  way: PayType
  text: string
  /** Text for the buyer beside the name. */
  note: string
  /** Confirmed at once by a gateway or the wallet, not later by an employee. */
  online: boolean
  /** Allowed for ephedrine-type goods, which must be paid from the company's account. */
  ephedrine: boolean
}

/** Minutes until an unpaid order with an online payment method is cancelled, where the shop sets no others. */
export const ONLINE_DEADLINE_MINUTES = 30
/** Minutes until an unpaid order with a bank transfer is cancelled, likewise: 48 hours. */
export const TRANSFER_DEADLINE_MINUTES = 48 * 60
/** Most files of one transfer slip. */
export const SLIP_FILES_MOST = 3
/** Days after shipping until an order counts as received automatically, likewise. */
export const AUTO_RECEIVE_DAYS = 10
/** Days after the delivery in which the receipt of ephedrine-type goods must be sent, likewise. */
export const RECEIPT_DAYS = 7
/** Most files of one receipt. */
export const RECEIPT_FILES_MOST = 5

export interface TransferBuyer {
  /** The company that ordered. */
  readonly company: string
  /** Its head office; undefined without one. */
  readonly head: string | undefined
  /** The order has ephedrine-type goods. */
  readonly ephedrine: boolean
}

/**
 * The companies from whose account the transfer for an order may come: the buyer, and its head office. Ephedrine-type goods
 * are paid from the account of their buyer alone.
 */
export function transferPayers({ company, head, ephedrine }: TransferBuyer): string[] {
  return head === undefined || ephedrine ? [company] : [company, head]
}

/** What a transfer slip says of its payer, and a refused slip of another one. */
export function payerRuleText(payers: readonly string[]): string {
  const rule = payers.length > 1 ? `须为 ${payers.join(' 或 ')}` : '须与注册企业名称一致'
  return `${rule}，不接受个人账户付款`
}

/**
 * Whether the payer of a transfer is one of these companies. Full and half width, brackets of both widths, spaces and the
 * case of letters make no difference.
 */
export function isTransferPayer(payer: string, payers: readonly string[]): boolean {
  return payers.some(company => plainName(payer) === plainName(company))
}

function plainName(name: string): string {
  return name
    .normalize('NFKC')
    .replace(/[〔【[]/g, '(')
    .replace(/[〕】\]]/g, ')')
    .replace(/\s/g, '')
    .toUpperCase()
}

/**
 * How the money of one transfer is divided among the orders that it pays, in fen: each gets what it costs, and the first
 * that it pays also what is over. An order that it does not pay costs 0.
 */
export function transferShares(received: number, costs: readonly number[]): number[] {
  const over = received - costs.reduce((sum, cost) => sum + cost, 0)
  const first = Math.max(
    0,
    costs.findIndex(cost => cost > 0),
  )
  return costs.map((cost, at) => (at === first ? cost + over : cost))
}

/** Every payment method, in display order. */
export const PAY_TYPES: readonly PayTypeRow[] = [
  {
    way: 'balance',
    text: '余额支付',
    note: '需输入登录密码',
    online: true,
    ephedrine: false,
  },
  {
    way: 'wechat',
    text: '微信支付',
    note: '扫码支付',
    online: true,
    ephedrine: false,
  },
  {
    way: 'alipay',
    text: '支付宝',
    note: '扫码或登录支付',
    online: true,
    ephedrine: false,
  },
  {
    way: 'company',
    text: '企业网银',
    note: '使用本企业对公账户',
    online: true,
    ephedrine: true,
  },
  {
    way: 'transfer',
    text: '对公转账',
    note: '转账后上传凭证，附言填写付款页的单号',
    online: false,
    ephedrine: true,
  },
]

/** Fields of an order that decide its payment methods. Amounts in fen. */
export interface PaymentInput {
  payable: number
  /** The order contains ephedrine-type goods. */
  ephedrine: boolean
  /** What the buyer can use of the balance. */
  balance: number
  /** What the order uses of the balance, frozen when it was placed; absent means 0. */
  balance_used?: number
  /** Why nothing can be paid by transfer now; absent or empty where it can. */
  no_transfer?: string
}

/** A payment method for one order: usable, or the reason why not. */
export interface PaymentOption {
  way: PayType
  text: string
  note: string
  usable: boolean
  reason: string
  /** The login password is required, because the balance pays all or a part. */
  needs_password: boolean
}

/**
 * The payment methods of an order, in display order. Forbidden methods are absent; the balance says how much of it can be
 * used, and one that is too low has the missing amount in `reason`.
 */
export function paymentOptions(order: PaymentInput, money: Money = yuan): PaymentOption[] {
  return PAY_TYPES.filter(row => row.ephedrine || !order.ephedrine).map(({ way, text, ...row }) => {
    const isBalance = way === 'balance'
    const note = isBalance ? `可用余额 ${money.text(formatAmount(order.balance))}，${row.note}` : row.note
    const reason = unusableReason(way, order, money)
    const usable = reason === ''
    return { way, text, note, usable, reason, needs_password: needsPassword(way, order.balance_used) }
  })
}

/** Why a method cannot pay this order; empty where it can. */
function unusableReason(
  way: PayType,
  { payable, balance, no_transfer = '' }: PaymentInput,
  money: Money,
): string {
  if (way === 'transfer') return no_transfer
  const missing = way === 'balance' ? payable - balance : 0
  return missing > 0 ? `余额不足，还差 ${money.text(formatAmount(missing))}` : ''
}

/** Whether this method requires the login password: the balance pays all, or the part that was frozen for the order. */
export function needsPassword(way: PayType, balance_used = 0): boolean {
  return way === 'balance' || balance_used > 0
}

/** The times to pay of a shop, in minutes. */
export interface PaymentTimes {
  readonly online: number
  readonly transfer: number
}

const PAYMENT_TIMES: PaymentTimes = { online: ONLINE_DEADLINE_MINUTES, transfer: TRANSFER_DEADLINE_MINUTES }

/** Minutes until an unpaid order is cancelled; before a method is chosen, those of online methods. */
export function paymentDeadlineMinutes(way: PayType | null, times: PaymentTimes = PAYMENT_TIMES): number {
  const row = PAY_TYPES.find(each => each.way === way)
  return row?.online === false ? times.transfer : times.online
}

/** What a buyer should know before buying ephedrine-type goods. */
export const EPHEDRINE_NOTICE =
  '含麻黄碱类药品：单独成单，仅限对公付款，不可使用优惠券与余额，货到后须上传签收回执'

/** Whether goods with this `special_flag` are ephedrine-type: separate order, no coupons, no balance. */
export function isEphedrine(special_flag: string | null | undefined): boolean {
  return special_flag === 'ephedrine'
}
