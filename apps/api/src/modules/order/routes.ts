import {
  orderCancel,
  orderCreate,
  orderDetail,
  orderList,
  orderReceive,
  orderReorder,
} from '@yaoji/api-client/contract/order'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../db/types'
import { bind } from '../../wire/bind'
import { notFound } from '../../wire/refusal'
import { everySeconds } from '../../wire/timer'
import { lockAccount } from '../wallet/account'
import { cancelOrder } from './cancel'
import { lapseOrders, receiveShipped } from './lapse'
import { listOrders, ownOrder, showOrder } from './list'
import { lockOrder } from './move'
import { type OrderRow, toOrders } from './orderAnswer'
import { placeOrder } from './place'
import { receiveOrder } from './receive'
import { reorder } from './reorder'

/** How often orders are looked through for those whose time is over. */
const LAPSE_SECONDS = 20
const RECEIVE_SECONDS = 600

export function orderRoutes(app: FastifyInstance): void {
  bind(app, orderCreate, ({ db, viewer, input, now }) => placeOrder(db, viewer, input, now))
  bind(app, orderList, ({ db, viewer, input }) => listOrders(db, viewer.buyer.id, input))
  bind(app, orderDetail, ({ db, viewer, input }) => showOrder(db, viewer.buyer.id, input.id))
  bind(app, orderCancel, async ({ db, viewer, input, now }) => {
    const order = await heldOrder(db, viewer.buyer.id, input.id)
    const event = input.reason ? `买家取消订单：${input.reason}` : '买家取消订单'
    return answer(db, await cancelOrder(db, order, event, now))
  })
  bind(app, orderReceive, async ({ db, viewer, input, now }) =>
    answer(db, await receiveOrder(db, await heldOrder(db, viewer.buyer.id, input.id), '买家确认收货', now)),
  )
  bind(app, orderReorder, ({ db, viewer, input, now }) => reorder(db, viewer, input.id, now))
  everySeconds(app, LAPSE_SECONDS, () => lapseOrders(app.deps.db, app.deps.now()))
  everySeconds(app, RECEIVE_SECONDS, () => receiveShipped(app.deps.db, app.deps.now()))
}

/** A buyer's order, held until the transaction ends. */
async function heldOrder(db: Db, userId: number, id: number): Promise<OrderRow> {
  await ownOrder(db, userId, id)
  await lockAccount(db, userId)
  const order = await lockOrder(db, id)
  if (!order) throw notFound('订单')
  return order
}

async function answer(db: Db, row: OrderRow) {
  const [order] = await toOrders(db, [row])
  if (!order) throw notFound('订单')
  return { order }
}
