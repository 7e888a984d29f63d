import { canAddToCart, isEphedrine, ladderHints, type Money, parsePrice } from '@yaoji/domain'
import type { priceGateLabels } from '../price-gate'
import type { CartTableLabels } from './cartTableLabels'
import type { CartTableLine } from './cartTableTypes'

/** Something a buyer should know about one line; `reason` keeps it from being bought, `error` undid an edit. */
export interface CartLineHint {
  readonly kind: 'reason' | 'error' | 'notice' | 'ephedrine' | 'ladder'
  readonly text: string
}

/** Notices that the table works out itself, so that they follow the number at once. */
const OWN_NOTICES = new Set(['ladder'])

/** Whether the line can be bought at all: one that only waits for a login or a licence is not greyed. */
export function isForSale(line: CartTableLine): boolean {
  return canAddToCart(line.goods.buy_state)
}

/** The words of the hints: those of the table, and why a product cannot be bought; and how amounts are written. */
interface HintTexts {
  readonly words: CartTableLabels
  readonly gate: Pick<typeof priceGateLabels, 'reason'>
  readonly money: Money
}

/** The hints under one row, the most pressing first. */
export function cartLineHints(
  line: CartTableLine,
  error: string,
  { words, gate, money }: HintTexts,
): CartLineHint[] {
  const { goods } = line
  const own = ladderTexts(line, words, money)
  const hints: CartLineHint[] = [
    { kind: 'error', text: error },
    { kind: 'reason', text: gate.reason(goods.buy_state) },
    ...line.notices
      .filter(notice => own.length === 0 || !OWN_NOTICES.has(notice.kind))
      .map(notice => ({ kind: 'notice' as const, text: notice.text })),
    { kind: 'ephedrine', text: isEphedrine(goods.special_flag) ? words.ephedrine : '' },
    ...own.map(hint => ({ kind: 'ladder' as const, text: hint })),
  ]
  return hints.filter(hint => hint.text !== '')
}

/** About how many hints a line has, without their words: for the height of a row that is not drawn yet. */
export function countLineHints({ goods, notices }: CartTableLine, error: string): number {
  const { buy_state, ladder_price, special_flag } = goods
  const own = ladder_price !== undefined && ladder_price.length > 0
  let count = own ? 1 : 0
  if (error !== '') count += 1
  if (buy_state !== 'ok') count += 1
  if (isEphedrine(special_flag)) count += 1
  for (const { kind } of notices) if (!own || !OWN_NOTICES.has(kind)) count += 1
  return count
}

/** The tier that applies and the next one; the page of the product shows all. */
function ladderTexts(line: CartTableLine, words: CartTableLabels, money: Money): string[] {
  const { base_price, ladder_price, ladder_price_type, bzdw } = line.goods
  if (!isForSale(line) || base_price === undefined || !ladder_price) return []
  const tiers = ladder_price.map(tier => ({ number: tier.number, price: parsePrice(tier.price) }))
  const hints = ladderHints(parsePrice(base_price), tiers, ladder_price_type, line.number)
  const shown = [hints.find(hint => hint.enjoying), hints.find(hint => !hint.reached)]
  return shown.flatMap(hint => (hint ? [words.ladder(hint, bzdw, money)] : []))
}
