import type { Db } from '../../db/types'
import { paidOrders } from '../order/paid-lines'
import type { OrderRow } from '../order/tables'
import { FREIGHT_LINE } from './tables'

/** Goods of an order, or its freight, without what returns of it refunded. */
export interface PaidLine {
  readonly order_id: number
  /** Id of the order's line; {@link FREIGHT_LINE} for the freight. */
  readonly line_id: number
  readonly name: string
  readonly ypgg: string
  readonly bzdw: string
  /** Packs; 0 for the freight. */
  readonly number: number
  /** Basis points: 1300 is 13 %. */
  readonly rate: number
  /** What the buyer paid for it, balance included, in fen. */
  readonly amount: number
  /** Of goods, the freight that was shared out to them, in fen; 0 for the freight. */
  readonly freight: number
}

/** Name of the freight on invoices. */
const FREIGHT = { line_id: FREIGHT_LINE, name: '运费', ypgg: '', bzdw: '', number: 0, freight: 0 } as const

/** The lines of these orders without what was refunded for returns; the freight of an order is its last line. */
export async function paidLines(db: Db, orders: readonly OrderRow[]): Promise<PaidLine[]> {
  return (await paidOrders(db, orders)).flatMap(({ order: { id: order_id }, lines, freight }) => [
    ...lines.map(({ line, rate, cost, returned, ...own }): PaidLine => {
      const { id: line_id, name, ypgg, bzdw, number } = line
      return {
        ...{ order_id, line_id, name, ypgg, bzdw, rate },
        number: number - returned.number,
        amount: Math.max(0, cost - returned.amount),
        freight: Math.max(0, own.freight - own.freight_returned),
      }
    }),
    { ...FREIGHT, order_id, rate: freight.rate, amount: Math.max(0, freight.cost - freight.returned) },
  ])
}

/** Lines as invoices had them before freight was a line of its own: each has its share of the freight in it. */
export function withFreightInside(lines: readonly PaidLine[]): PaidLine[] {
  return lines
    .filter(({ line_id }) => line_id !== FREIGHT_LINE)
    .map(line => ({ ...line, amount: line.amount + line.freight, freight: 0 }))
}
