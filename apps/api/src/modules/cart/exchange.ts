import { isEphedrine } from '@yaoji/domain'
import type { SellableLine } from '../goods/sellable-line'
import type { EvaluatedLine } from './line-evaluation'
import type { CartSnapshot, ExchangeRow } from './snapshot'

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
      return main && shipsWith(main.sellable, line.sellable) ? [{ row, main }] : []
    })
    return inReach.length === 0 ? line : exchangeOf(line, inReach)
  })
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

/** Whether both are in one order: from the same warehouse, and neither ephedrine-type. */
function shipsWith(main: SellableLine, other: SellableLine): boolean {
  if (isEphedrine(main.goods.special_flag) || isEphedrine(other.goods.special_flag)) return false
  return main.goods.ck_id === other.goods.ck_id
}
