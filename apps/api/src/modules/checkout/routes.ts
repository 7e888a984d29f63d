import { cartCheckout, cartCheckoutLines } from '@yaoji/api-client/contract/checkout'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../wire/bind'
import { checkoutAnswer, linesOfCheckout } from './answer'
import { orderItems, prepareCheckout } from './checkout'

export function checkoutRoutes(app: FastifyInstance): void {
  bind(app, cartCheckout, async context => {
    const choice = {
      ids: context.input.ids,
      coupon_id: context.input.coupon_id,
      voucher_id: context.input.voucher_id,
      points: context.input.points ?? 0,
      use_balance: context.input.use_balance === 1,
    }
    return checkoutAnswer(context.db, await prepareCheckout(context, choice))
  })
  bind(app, cartCheckoutLines, async context => ({
    lines: linesOfCheckout(await orderItems(context, context.input.ids), context.input.line_ids),
  }))
}
