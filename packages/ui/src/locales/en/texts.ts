import {
  type BuyState,
  type DocumentType,
  type EnterpriseType,
  formatAmount,
  formatPrice,
  type InvoiceType,
  type LadderHint,
  type LicenceState,
  type Money,
  type PackNumberFault,
  type PurchaseCount,
  type PurchaseLine,
  type PurchaseReading,
  type PurchaseSkipReason,
  type ShippingZone,
  skippedRows,
} from '@yaoji/domain'
import type { AdjustedNumber, OrderGridCounts, OrderGridResultRow, PurchaseFileFault } from '@yaoji/hooks'
import type { PackRule } from '../../buy-box/packRuleText'
import { type Remaining, remainingIn } from '../../countdown/remaining'
import type { LicencePeriod } from '../../licence-table/licenceTableLabels'

/*
 * Texts that depend on data: what `@yaoji/domain` and the components say in Chinese, from the same data.
 */

/** A number of things: `1 box`, `10 boxes`. A unit that is no English word, or is short for one, stays as it is. */
export function count(number: number, unit: string): string {
  return `${number} ${number === 1 ? unit : plural(unit)}`
}

function plural(unit: string): string {
  if (!/^([a-z]+ )?[a-z]{3,}$/i.test(unit) || /[^s]s$/.test(unit)) return unit
  return /(x|ss|ch|sh)$/.test(unit) ? `${unit}es` : `${unit}s`
}

/** The types of invoice. */
export const INVOICE_TYPES: Record<InvoiceType, string> = {
  digital: 'Digital ordinary invoice',
  electronic: 'Electronic ordinary VAT invoice',
  ordinary: 'Ordinary VAT invoice',
  special: 'Special VAT invoice',
}

/** Why a price is not shown or a product cannot be bought, the next step, and the same short enough for a button. */
export const BUY_STATE_TEXTS: Record<BuyState, { reason: string; action: string; short: string }> = {
  ok: { reason: '', action: 'Add to cart', short: 'Out of stock' },
  login: { reason: 'Log in to see the price', action: 'Log in', short: 'Out of stock' },
  unverified: {
    reason: 'Verify your company to see the price',
    action: 'Verify',
    short: 'Out of stock',
  },
  verifying: {
    reason: 'Licence under review; prices are shown once it is approved',
    action: 'View progress',
    short: 'Out of stock',
  },
  licence_expired: {
    reason: 'Licence expired; renew it to order',
    action: 'Renew licence',
    short: 'Out of stock',
  },
  out_of_scope: {
    reason: 'Outside your business scope',
    action: 'Change business scope',
    short: 'Out of scope',
  },
  controlled: {
    reason: 'Controlled distribution; permission is needed to buy',
    action: 'Request permission',
    short: 'Controlled',
  },
  region: { reason: 'Not sold in your region', action: 'Find similar', short: 'Not sold here' },
  limit_reached: { reason: 'Purchase limit reached', action: 'Find similar', short: 'Limit reached' },
  no_stock: { reason: 'Out of stock', action: 'Notify me', short: 'Out of stock' },
  off_shelf: { reason: 'No longer sold', action: 'Find similar', short: 'Not sold' },
  price_pending: { reason: 'Price to be confirmed', action: 'Contact us', short: 'Price pending' },
}

export const LICENCE_TEXTS: Record<LicenceState, string> = {
  draft: 'Licence incomplete',
  submitted: 'Licence under review',
  passed: 'Licence approved',
  rejected: 'Licence rejected',
  updating: 'Licence update under review',
  expired: 'Licence expired',
}

/** What is shown of the letter of a tag, and its full name. */
export const TAG_TEXTS: Readonly<Record<string, { text: string; spoken: string }>> = {
  优: { text: 'Deal', spoken: 'Deal' },
  秒: { text: 'Flash', spoken: 'Flash sale' },
  满: { text: 'Save', spoken: 'Spend and save' },
  换购: { text: 'Add-on', spoken: 'Add-on offer' },
  赠: { text: 'Gift', spoken: 'Free gift' },
  特: { text: 'Special', spoken: 'Special price' },
  新: { text: 'New', spoken: 'New product' },
}

export const OFFER_TEXTS = { spike: 'Flash sale price', everyday: 'Deal of the day' } as const

export const EPHEDRINE_TEXT =
  'Ephedrine-type medicine: separate order, payment from a company account only, no vouchers or balance, signed receipt to be uploaded after delivery'

/** One tier in a sentence: `10 boxes or more: you pay $9.80/box`, `Add 5 boxes for $9.80/box`. */
export function ladderText(hint: LadderHint, unit: string, money: Money): string {
  const priced = (price: number) => `${money.text(formatPrice(price))}/${unit}`
  const { tier, kind } = hint
  const number = count(tier.number, unit)
  const more = `${number} or more`
  if (hint.enjoying) return `${kind === 'up_to' ? `Up to ${number}` : more}: you pay ${priced(tier.price)}`
  if (hint.reached) {
    return `${kind === 'up_to' ? `Over ${number}` : more}: you now pay ${priced(hint.current_price)}`
  }
  if (tier.price > hint.current_price) return `From ${count(hint.from, unit)}: ${priced(tier.price)}`
  return `Add ${count(hint.short_by, unit)} for ${priced(tier.price)}`
}

const PERIODS = { order: ' per order', day: ' per day', week: ' per week', month: ' per month' } as const

/** The pack rule: `Minimum 20 boxes, multiples of 10 boxes, limit 200 boxes per month; inner pack 10 boxes`. */
export function packRule(goods: PackRule): string {
  const packs = (number: number) => count(number, goods.bzdw)
  const period = goods.limit_period === null ? '' : PERIODS[goods.limit_period]
  const rule = [
    goods.min_qty > 1 && `minimum ${packs(goods.min_qty)}`,
    goods.step_qty > 1 && `multiples of ${packs(goods.step_qty)}`,
    goods.max_qty !== null && `limit ${packs(goods.max_qty)}${period}`,
  ]
  const packing = [
    goods.mid_pack > 1 && `inner pack ${packs(goods.mid_pack)}`,
    goods.case_pack > 1 && `carton ${packs(goods.case_pack)}`,
  ]
  const text = [rule, packing]
    .map(words => words.filter(Boolean).join(', '))
    .filter(Boolean)
    .join('; ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Why a number is not the one that was typed: `Only 12 boxes in stock; changed to 12 boxes`. */
export function adjusted({ reason, number, rule }: AdjustedNumber): string {
  const unit = rule.unit || 'pack'
  const step = Math.max(1, Math.floor(rule.step_qty))
  const lowest = count(Math.ceil(Math.max(1, rule.min_qty) / step) * step, unit)
  const stock = count(Math.max(0, rule.stock), unit)
  const max = Math.max(0, rule.max_qty ?? 0)
  const tooFew = number === 0 ? `, below the minimum order of ${lowest}` : ''
  const causes: Record<AdjustedNumber['reason'], string> = {
    below_min: `Minimum order ${lowest}`,
    not_step: `Sold in multiples of ${count(step, unit)}`,
    over_max: max === 0 ? 'Purchase limit reached' : `Limit ${count(max, unit)}${tooFew}`,
    no_stock: rule.stock > 0 ? `Only ${stock} in stock${tooFew}` : 'Out of stock',
    over_stock: `Only ${stock} in stock`,
    not_digits: 'Whole numbers only',
    not_whole: 'Whole numbers only',
  }
  return number === 0 ? causes[reason] : `${causes[reason]}; changed to ${count(number, unit)}`
}

/** What is bought: `15 products, 112 packs, plus 4 free`. */
export function purchaseCount({ line_count, ...packs }: PurchaseCount): string {
  return `${count(line_count, 'product')}, ${packCount(packs)}`
}

/** Packs: `112 packs, plus 4 free`. */
export function packCount({
  goods_number,
  gift_number,
}: Pick<PurchaseCount, 'goods_number' | 'gift_number'>): string {
  if (goods_number === 0 && gift_number > 0) return `${gift_number} free`
  return `${count(goods_number, 'pack')}${gift_number > 0 ? `, plus ${gift_number} free` : ''}`
}

const ZONES: Record<ShippingZone, string> = {
  normal: 'Standard goods',
  youx: 'Free-shipping zone',
  zy: 'Herbal medicines',
}

/** What is missing to free shipping, in fen: `$30.00 more for free shipping`; null where nothing is. */
export function freeShipping(
  missing: number,
  zone: { zone: ShippingZone; fee: number } | undefined,
  money: Money,
): string | null {
  if (missing <= 0) return null
  const hint = `${money.text(formatAmount(missing))} more for free shipping`
  return zone ? `${ZONES[zone.zone]}: ${hint} (now ${money.text(formatAmount(zone.fee))})` : hint
}

/** What is left: `2 h 5 min 9 s`, of more than a day `1 d 2 h`. */
export const remaining = (left: Remaining): string => remainingIn(left, ['d', 'h', 'min', 's'])

export const SKIP_TEXTS: Record<PurchaseSkipReason, string> = {
  empty: 'Empty row',
  title: 'Above the titles',
  head: 'Titles',
  total: 'Total',
  date: 'Date',
  gift: 'Free gift',
  charge: 'Freight or fee',
  note: 'No product',
}

/** How many rows of a list are read, and what is missing: `48 rows read, 12 without a quantity`. */
export function readingCounts(
  reading: PurchaseReading<PurchaseLine & { readonly problem?: string }>,
): string {
  const named = reading.lines.filter(({ query }) => query !== '')
  const unnamed = reading.lines.length - named.length
  const unnumbered = named.filter(({ number }) => number === '').length
  const bad = named.filter(({ problem = '' }) => problem !== '').length
  const skipped = skippedRows(reading).length
  return [
    `${count(named.length, 'row')} read`,
    unnumbered > 0 && `${unnumbered} without a quantity`,
    bad > 0 && `${bad} with a wrong quantity or barcode`,
    unnamed > 0 && `${unnamed} without a product`,
    skipped > 0 && `${skipped} left out`,
  ]
    .filter(Boolean)
    .join(', ')
}

/** Why a text is not a quantity. */
export const NUMBER_FAULT_TEXTS: Record<PackNumberFault, string> = {
  date: 'The quantity is a date; enter a whole number',
  scientific: 'A spreadsheet shortened the quantity; enter a whole number',
  invalid: 'Wrong or too large quantity; enter a whole number',
}

/** What became of a row of an order. */
export const OUTCOME_TEXTS: Record<OrderGridResultRow['outcome'], string> = {
  refused: 'Not added',
  adjusted: 'Changed',
  added: 'Added',
}

/** What became of the rows of an order: `9 products added to the cart, 1 changed, 2 not added`. */
export function gridSummary({
  products,
  rows,
  guessed,
  adjusted: changed,
  refused,
}: OrderGridCounts): string {
  const inRows = products === rows ? '' : ` (${count(rows, 'row')})`
  return [
    rows > 0 && `${count(products, 'product')}${inRows} added to the cart`,
    changed > 0 && `${changed} changed`,
    guessed > 0 && `${guessed} to confirm, still in the list`,
    refused > 0 && `${refused} not added, still in the list`,
  ]
    .filter(Boolean)
    .join(', ')
}

/** Why a file with a list of products cannot be used. */
export function fileFault(fault: PurchaseFileFault, maxBytes: number): string {
  const texts: Record<PurchaseFileFault, string> = {
    too_large: `The file is larger than ${Math.floor(maxBytes / 1024 / 1024)} MB; split it`,
    empty: 'The file is empty',
    unreadable: 'The file cannot be read; save it as xlsx or csv',
  }
  return texts[fault]
}

/** From when to when a licence is valid. */
export function licencePeriod({ begin_date, end_date, long_term }: LicencePeriod): string {
  return `${begin_date ?? ''} to ${long_term ? 'no end' : (end_date ?? '')}`
}

export const ENTERPRISE_TEXTS: Record<EnterpriseType, string> = {
  pharmacy: 'Pharmacy',
  chain_head: 'Headquarters of a chain',
  chain_store: 'Store of a chain',
  clinic: 'Clinic',
  hospital: 'Hospital',
  wholesaler: 'Wholesaler',
  device_only: 'Device dealer',
}

export const DOCUMENT_TEXTS: Record<DocumentType, string> = {
  business_licence: 'business licence',
  drug_licence: 'drug licence',
  institution_licence: 'licence of a medical institution',
  clinic_record: 'record of a clinic',
  device_licence: 'device licence',
  device_record: 'device record',
  food_licence: 'food licence',
  authorisation: 'purchase authorisation',
  buyer_identity: 'identity card of the purchaser',
  invoice_data: 'invoice data',
  account_permit: 'account permit',
  account_data: 'account data',
  quality_agreement: 'quality agreement',
  seal_specimen: 'seal specimen',
}
