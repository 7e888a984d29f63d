import { ORDER, orderStatusText } from '@yaoji/domain'
import { asc, eq, inArray } from 'drizzle-orm'
import { users } from '../../session/tables'
import { chinaTime } from '../../wire/clock'
import type { Context } from '../../wire/context'
import { invalidField } from '../../wire/refusal'
import { approveOrder, closeOrder, completeOrder, keepOrder, lockOrderOf } from '../order/review'
import { type ShippedLine, shipOrder } from '../order/ship'
import { type OrderRow, orderLines, orders } from '../order/tables'
import { closeRest } from '../return/close-rest'
import { type ActionGroup, fieldOf, orderNumber, type WaitingRow } from './action-group'

/** The orders that wait for the shop. */
const WAITS = inArray(orders.status, [ORDER.paid, ORDER.toShip, ORDER.partlyShipped])

/** Orders from the payment to the parcel. The id is the number of the order. */
export const orderActions: ActionGroup = {
  kind: 'orders',
  about: 'paid orders, to review and to ship; and those that buyers want closed',
  list: listOrders,
  count: db => db.$count(orders, WAITS),
  async state(db, sn) {
    const [row] = await db
      .select({ status: orders.status, close_applied: orders.close_applied })
      .from(orders)
      .where(eq(orders.sn, orderNumber(sn)))
    return row ? `${orderStatusText(row.status)}${row.close_applied ? '，申请取消' : ''}` : ''
  },
  actions: {
    approve: {
      about: 'the order goes on to the warehouse',
      fields: [],
      run: (context, sn) => change(context, sn, order => approveOrder(context, order)),
    },
    ship: {
      about: 'sends a parcel; lines as LINE:PACKS,LINE:PACKS, without them all that is left',
      fields: ['company', 'number', 'lines?'],
      run: (context, sn, fields) =>
        change(context, sn, order =>
          shipOrder(context, order, {
            company: fieldOf(fields, 'company'),
            tracking_no: fieldOf(fields, 'number'),
            ...(fields.lines ? { lines: readLines(fields.lines) } : {}),
          }),
        ),
    },
    close: {
      about: 'not shipped yet: everything paid goes back the way it came',
      fields: ['reason'],
      run: (context, sn, fields) =>
        change(context, sn, order => closeOrder(context, order, fieldOf(fields, 'reason'))),
    },
    'close-rest': {
      about: 'partly shipped: what is not shipped is refunded and goes back to the stock',
      fields: ['reason'],
      run: (context, sn, fields) =>
        change(context, sn, order => closeRest(context, order, fieldOf(fields, 'reason'))),
    },
    keep: {
      about: 'refuses the buyer’s request to close it',
      fields: ['reason'],
      run: (context, sn, fields) =>
        change(context, sn, async order => {
          await keepOrder(context, order, fieldOf(fields, 'reason'))
          return order
        }),
    },
    complete: {
      about: 'ends a received order before its time for returns is over',
      fields: [],
      run: (context, sn) => change(context, sn, order => completeOrder(context, order)),
    },
  },
}

async function change(
  { db }: Context,
  sn: string,
  work: (order: OrderRow) => Promise<OrderRow>,
): Promise<string> {
  const { status } = await work(await lockOrderOf(db, orderNumber(sn)))
  return orderStatusText(status)
}

/** `12:5,13:2` as packs by line. */
function readLines(text: string): ShippedLine[] {
  return text.split(',').map(part => {
    const [, line, packs] = /^([1-9]\d{0,8}):([1-9]\d{0,6})$/.exec(part.trim()) ?? []
    if (!line || !packs) throw invalidField('lines', 'lines 的格式为 行号:数量，例如 12:5,13:2')
    return { line_id: Number(line), number: Number(packs) }
  })
}

async function listOrders({ db }: Context): Promise<WaitingRow[]> {
  const rows = await db
    .select({ order: orders, company: users.company })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.user_id))
    .where(WAITS)
    .orderBy(asc(orders.paid_at), asc(orders.id))
  const ids = rows.map(({ order }) => order.id)
  const lines =
    ids.length === 0
      ? []
      : await db
          .select({ id: orderLines.id, order_id: orderLines.order_id, number: orderLines.number })
          .from(orderLines)
          .where(inArray(orderLines.order_id, ids))
          .orderBy(asc(orderLines.id))
  return rows.map(({ order, company }) => ({
    id: order.sn,
    at: chinaTime(order.paid_at ?? order.created_at),
    company,
    text: [
      orderStatusText(order.status),
      order.close_applied ? '申请取消' : '',
      lines.flatMap(line => (line.order_id === order.id ? `${line.id}:${line.number}` : [])).join(','),
    ]
      .filter(Boolean)
      .join('  '),
  }))
}
