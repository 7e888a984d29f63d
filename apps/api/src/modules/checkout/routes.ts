import { cartCheckout } from '@yaoji/api-client/contract/checkout'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../wire/bind'
import { checkoutAnswer } from './answer'
import { openCheckout } from './checkout'

export function checkoutRoutes(app: FastifyInstance): void {
  bind(app, cartCheckout, async ({ db, viewer, input, now }) => {
    const choice = { ids: input.ids, coupon_id: input.coupon_id, use_balance: input.use_balance === 1 }
    return checkoutAnswer(db, await openCheckout(db, viewer, choice, now))
  })
}
