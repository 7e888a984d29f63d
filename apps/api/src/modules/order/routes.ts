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
import { lockOrder } from './change-status'
import { showOrder } from './detail'
import { expireUnpaid, receiveShipped } from './expire'
import { listOrders, ownOrder } from './list'
import { type OrderRow, toOrders } from './orderAnswer'
import { placeOrder } from './place'
import { receiveOrder } from './receive'
import { reorder } from './reorder'

/** How often orders are looked through for those whose time is over. */
const EXPIRE_SECONDS = 20
const RECEIVE_SECONDS = 600

export function orderRoutes(app: FastifyInstance): void {
  bind(app, orderCreate, context => placeOrder(context, context.input))
  bind(app, orderList, context => listOrders(context, context.input))
  bind(app, orderDetail, context => showOrder(context, context.input.id))
  bind(app, orderCancel, async context => {
    const order = await heldOrder(context.db, context.viewer.buyer.id, context.input.id)
    const event = context.input.reason ? `买家取消订单：${context.input.reason}` : '买家取消订单'
    return answer(context.db, await cancelOrder(context, order, event))
  })
  bind(app, orderReceive, async context =>
    answer(
      context.db,
      await receiveOrder(
        context,
        await heldOrder(context.db, context.viewer.buyer.id, context.input.id),
        '买家确认收货',
      ),
    ),
  )
  bind(app, orderReorder, context => reorder(context, context.input.id))
  everySeconds(app, EXPIRE_SECONDS, () => expireUnpaid({ db: app.deps.db, now: app.deps.now() }))
  everySeconds(app, RECEIVE_SECONDS, () => receiveShipped({ db: app.deps.db, now: app.deps.now() }))
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
