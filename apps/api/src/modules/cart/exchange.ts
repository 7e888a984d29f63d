import { formatPrice } from '@yaoji/domain'
import { buyStateOf } from '../goods/buy-state'
import { offeredPrices } from '../goods/sellable-line'
import { shipsWith } from '../promotion/ships-with'
import type { EvaluatedLine } from './line-evaluation'
import type { ExchangeRow } from './load-exchanges'
import type { CartSnapshot } from './snapshot'

/**
 * Exchange purchase (换购): a buyer of a number of one product can buy some of another at a lower price. It applies
 * while enough of the first is selected, for at most the packs that the offer allows, and within one order, so that
 * the first product cannot be cancelled alone.
 */
export function applyExchanges(snapshot: CartSnapshot, lines: readonly EvaluatedLine[]): EvaluatedLine[] {
  const taken = new Map(lines.filter(earns).map(line => [line.sellable.goods.id, line]))
  return lines.map(line => {
    const offers = isOrdinary(line) ? (snapshot.exchanges.get(line.sellable.goods.id) ?? []) : []
    const inReach = offers.flatMap(row => {
      const main = taken.get(row.goods_id)
      return main && shipsWith(main.sellable.goods, line.sellable.goods) ? [{ row, main }] : []
    })
    return inReach.length === 0 ? withOffer(snapshot, line) : exchangeOf(line, inReach)
  })
}

/** The line with what it earns, where the product to add is not in the cart and can be bought. */
function withOffer({ viewer, exchangeOffers }: CartSnapshot, line: EvaluatedLine): EvaluatedLine {
  if (!earns(line) || line.price === null) return line
  const offer = (exchangeOffers.get(line.sellable.goods.id) ?? []).find(
    ({ row, sellable }) =>
      line.row.number >= row.need &&
      shipsWith(sellable.goods, line.sellable.goods) &&
      buyStateOf(sellable, viewer) === 'ok' &&
      row.price < offeredPrices(sellable).base_price,
  )
  if (!offer) return line
  const { row, sellable } = offer
  const { name, bzdw } = sellable.goods
  const price = `¥${formatPrice(row.price)}/${bzdw}`
  return { ...line, exchange_text: `可加购 ${name}，享换购价 ${price}，限 ${row.max_qty} ${bzdw}` }
}

interface InReach {
  readonly row: ExchangeRow
  /** The line that earns the price. */
  readonly main: EvaluatedLine
}

/** The line at the best price that the cart earns, or with what is missing for one. */
function exchangeOf(line: EvaluatedLine, inReach: readonly InReach[]): EvaluatedLine {
  const earned = inReach.filter(({ row, main }) => main.row.number >= row.need).map(({ row }) => row)
  const { price, rule } = line
  const best = Math.min(...earned.map(row => row.price))
  if (earned.length === 0 || price === null) return { ...line, exchange_text: missingText(inReach) }
  if (best >= price) return line
  const most = earned.filter(row => row.price === best).reduce((sum, row) => sum + row.max_qty, 0)
  if (line.row.number > most) return { ...line, exchange_text: `换购价限 ${most} ${rule.unit}，现按原价` }
  return { ...line, price: best, is_welfare: false, exchange_text: `已享换购价，限 ${most} ${rule.unit}` }
}

function missingText(inReach: readonly InReach[]): string {
  const [nearest] = inReach.toSorted((a, b) => shortOf(a) - shortOf(b))
  if (!nearest) return ''
  const { goods } = nearest.main.sellable
  return `再买 ${shortOf(nearest)} ${goods.bzdw} ${goods.name}，可享换购价`
}

function shortOf({ row, main }: InReach): number {
  return row.need - main.row.number
}

function earns(line: EvaluatedLine): boolean {
  return isOrdinary(line) && line.is_selected === 1
}

function isOrdinary({ combination, sellable }: EvaluatedLine): boolean {
  return combination === null && sellable.price.kind === 'normal'
}
