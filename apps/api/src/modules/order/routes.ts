import {
  orderCancel,
  orderClose,
  orderCreate,
  orderDetail,
  orderList,
  orderReceive,
  orderReorder,
} from '@yaoji/api-client/contract/order'
import { orderExport } from '@yaoji/api-client/contract/order-export'
import { parcelList } from '@yaoji/api-client/contract/parcel'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../db/types'
import { bind } from '../../wire/bind'
import type { Context } from '../../wire/context'
import { notFound } from '../../wire/refusal'
import { everySeconds } from '../../wire/timer'
import { lockAccount } from '../wallet/account'
import { cancelOrder } from './cancel'
import { lockOrder } from './change-status'
import { showOrder } from './detail'
import { completeReceived, expireUnpaid, receiveShipped } from './expire'
import { exportOrders } from './export'
import { listOrders, ownOrder } from './list'
import { toOrders } from './order-answer'
import { placeOrder } from './place'
import { receiveOrder } from './receive'
import { reorder } from './reorder'
import { sendReports } from './reports-archive'
import { applyClose } from './review'
import type { OrderRow } from './tables'
import { listUnderway } from './underway'

/** Interval of the search for expired orders. */
const EXPIRE_SECONDS = 20
const RECEIVE_SECONDS = 600

export function orderRoutes(app: FastifyInstance): void {
  bind(app, orderCreate, context => placeOrder(context, context.input))
  bind(app, orderExport, context => exportOrders(context, context.input))
  bind(app, orderList, context => listOrders(context, context.input))
  bind(app, parcelList, listUnderway)
  bind(app, orderDetail, context => showOrder(context, context.input.id))
  bind(app, orderCancel, async context => {
    const order = await lockOwnOrder(context.db, context.viewer.buyer.id, context.input.id)
    const event = context.input.reason ? `买家取消订单：${context.input.reason}` : '买家取消订单'
    return answer(context, await cancelOrder(context, order, event))
  })
  bind(app, orderClose, async context => {
    const order = await lockOwnOrder(context.db, context.viewer.buyer.id, context.input.id)
    return answer(context, await applyClose(context, order, context.input.reason))
  })
  bind(app, orderReceive, async context =>
    answer(
      context,
      await receiveOrder(
        context,
        await lockOwnOrder(context.db, context.viewer.buyer.id, context.input.id),
        '买家确认收货',
      ),
    ),
  )
  bind(app, orderReorder, context => reorder(context, context.input.id))
  app.get<{ Params: { id: string } }>('/api/order/:id/reports.zip', (request, reply) =>
    sendReports(app.deps, request, reply),
  )
  everySeconds(app, EXPIRE_SECONDS, () => expireUnpaid({ db: app.deps.db, now: app.deps.now() }))
  everySeconds(app, RECEIVE_SECONDS, () => receiveShipped({ db: app.deps.db, now: app.deps.now() }))
  everySeconds(app, RECEIVE_SECONDS, () => completeReceived({ db: app.deps.db, now: app.deps.now() }))
}

/** A buyer’s order, locked until the transaction ends. */
async function lockOwnOrder(db: Db, userId: number, id: number): Promise<OrderRow> {
  await ownOrder(db, userId, id)
  await lockAccount(db, userId)
  const order = await lockOrder(db, id)
  if (!order) throw notFound('订单')
  return order
}

async function answer(context: Context, row: OrderRow) {
  const [order] = await toOrders(context, [row])
  if (!order) throw notFound('订单')
  return { order }
}
