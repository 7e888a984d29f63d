import {
  orderPay,
  paymentCallback,
  paymentStateCall,
  payTogether,
  transferSlip,
} from '@yaoji/api-client/contract/payment'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../wire/bind'
import { addressOf } from '../../wire/network-of'
import { everySeconds } from '../../wire/timer'
import { ownOrder } from '../order/list'
import { logUnreadNotice, receiveNotice } from './callback'
import { deliverNotices } from './gateway'
import { gatewayPages } from './gateway-page'
import { payOrder } from './pay'
import { payOrdersTogether } from './pay-together'
import { showPayment } from './state'
import { sendSlip } from './transfer'

const DELIVER_SECONDS = 1

export function paymentRoutes(app: FastifyInstance): void {
  bind(app, orderPay, async context => ({ payment: await payOrder(context) }), { transaction: 'own' })
  bind(app, payTogether, payOrdersTogether, { transaction: 'own' })
  bind(app, paymentStateCall, async ({ db, viewer, input }) => ({
    payment: await showPayment(db, await ownOrder(db, viewer.buyer.id, input.id)),
  }))
  bind(app, transferSlip, async context => ({
    payment: await sendSlip(context, context.input),
  }))
  app.register(callbackRoute)
  // Only for the in-service gateway; an external one has its own page and sends its own notices.
  if (!app.deps.ports.payment.sign) return
  gatewayPages(app)
  everySeconds(app, DELIVER_SECONDS, () => deliverNotices(app, app.deps.now()))
}

/** The gateway's callback. Every call is in the log, also one that cannot be read. */
async function callbackRoute(app: FastifyInstance): Promise<void> {
  const { db, now } = app.deps
  app.addHook('onError', (request, _reply, error) => {
    const from = { address: addressOf(request), contentType: request.headers['content-type'] }
    return logUnreadNotice({ db, now: now() }, from, error)
  })
  bind(
    app,
    paymentCallback,
    async context => {
      await receiveNotice(context)
      return {}
    },
    { transaction: 'own' },
  )
}
