export type InvoiceType = 'digital' | 'electronic' | 'ordinary' | 'special'

/** Every type of invoice with its text, the usual one first. A special one names bank, address and phone of the buyer. */
export const INVOICE_TYPES = {
  digital: { text: '数电发票（普通发票）', needs_bank: false },
  electronic: { text: '增值税电子普通发票', needs_bank: false },
  ordinary: { text: '增值税普通发票', needs_bank: false },
  special: { text: '增值税专用发票', needs_bank: true },
} as const satisfies Record<InvoiceType, { text: string; needs_bank: boolean }>

/** The types in the order of the table. */
// The keys of the table are its type.
export const INVOICE_TYPE_CODES = Object.keys(INVOICE_TYPES) as InvoiceType[]

/** State of an order's invoice. */
export type InvoiceState = 'none' | 'applied' | 'issued' | 'rejected' | 'voided' | 'not_needed'

/** Every state of an invoice with its text. */
export const INVOICE_STATES = {
  none: '未申请',
  applied: '已申请',
  issued: '已开票',
  rejected: '已驳回',
  voided: '已作废',
  not_needed: '不开票',
} as const satisfies Record<InvoiceState, string>

/** Whether the buyer can apply for the invoice of an order whose invoice is in this state. */
export function canApplyInvoice(state: InvoiceState): boolean {
  return state !== 'applied' && state !== 'issued'
}

/** An amount that contains its tax, in its two parts. */
export interface TaxedAmount {
  /** Fen without tax. */
  net: number
  /** Fen of tax; `net + tax` is the amount. */
  tax: number
}

/**
 * Splits an amount in fen that contains its tax, by a rate in basis points (1300 is 13 %). The amount without tax is
 * rounded half up, away from 0 for a negative amount. RangeError for a negative rate.
 */
export function splitTax(fen: number, rate: number): TaxedAmount {
  if (!Number.isSafeInteger(fen) || !Number.isSafeInteger(rate) || rate < 0) {
    throw new RangeError(
      `domain: ${fen} fen cannot be taxed at ${rate}. Pass fen and a rate in basis points, like 1300.`,
    )
  }
  const divisor = BigInt(10_000 + rate)
  const size = Number((BigInt(Math.abs(fen)) * 20_000n + divisor) / (2n * divisor))
  const net = fen < 0 ? 0 - size : size
  return { net, tax: fen - net }
}

export interface TaxGroup extends TaxedAmount {
  rate: number
}

/**
 * The tax rate of an order's freight, in basis points: that of the goods that cost most of it. Freight that a seller
 * charges with its goods is part of their sale. Rates that cost the same have the higher one; 0 without goods.
 */
export function freightTaxRate(goods: readonly { readonly rate: number; readonly amount: number }[]): number {
  const sums = new Map<number, number>()
  for (const { rate, amount } of goods) sums.set(rate, (sums.get(rate) ?? 0) + amount)
  const [main] = [...sums].sort(([a, x], [b, y]) => y - x || b - a)
  return main?.[0] ?? 0
}

/** The sums of lines by their rate, the highest rate first. */
export function sumTaxes(lines: readonly TaxGroup[]): TaxGroup[] {
  const groups = new Map<number, TaxGroup>()
  for (const { rate, net, tax } of lines) {
    const group = groups.get(rate) ?? { rate, net: 0, tax: 0 }
    groups.set(rate, { rate, net: group.net + net, tax: group.tax + tax })
  }
  return [...groups.values()].sort((a, b) => b.rate - a.rate)
}

const DIGITS = '零壹贰叁肆伍陆柒捌玖'
const UNITS = ['', '拾', '佰', '仟']
const GROUPS = ['', '万', '亿', '万亿']

/** An amount in fen in the capital numerals of invoices: 123050 is 壹仟贰佰叁拾元伍角整. Begins with 负 below 0. */
export function capitalAmountText(fen: number): string {
  const size = Math.abs(fen)
  const [jiao, cent] = [Math.floor(size / 10) % 10, size % 10]
  const yuan = Math.floor(size / 100)
  const whole = yuan > 0 ? `${capitalInteger(yuan)}元` : ''
  const bridge = jiao === 0 && cent > 0 && yuan > 0 ? '零' : ''
  const tenths = jiao > 0 ? `${DIGITS[jiao]}角` : bridge
  const hundredths = cent > 0 ? `${DIGITS[cent]}分` : '整'
  const text = whole + tenths + hundredths
  return (fen < 0 ? '负' : '') + (size === 0 ? '零元整' : text)
}

/** A positive integer in capital numerals; a run of zeros is one 零, and none at the end. */
function capitalInteger(value: number): string {
  let text = ''
  let pendingZero = false
  const digits = String(value)
  for (const [at, digit] of [...digits].entries()) {
    const place = digits.length - 1 - at
    if (digit === '0') pendingZero = true
    else {
      text += (pendingZero && text ? '零' : '') + DIGITS[Number(digit)] + UNITS[place % 4]
      pendingZero = false
    }
    const group = digits.slice(Math.max(0, at - 3), at + 1)
    if (place % 4 === 0 && place > 0 && Number(group) > 0) text += GROUPS[place / 4]
  }
  return text
}
