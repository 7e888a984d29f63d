import {
  pointsGiftList,
  redemptionCancel,
  redemptionCreate,
  redemptionList,
  redemptionReceive,
} from '@yaoji/api-client/contract/redemption'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../wire/bind'
import { everySeconds } from '../../wire/timer'
import { cancelRedemption, lockRedemption, receiveRedemption, receiveShippedGifts } from './change'
import { provePayment, redeemGift } from './create'
import { listGifts } from './gifts'
import { listRedemptions, toRedemption } from './list'

/** How often redemptions that were shipped long ago end by themselves. */
const RECEIVE_SECONDS = 3600

export function redemptionRoutes(app: FastifyInstance): void {
  bind(app, pointsGiftList, context => listGifts(context, context.input))
  bind(app, redemptionCreate, async context => ({ redemption: await redeemGift(context, context.input) }), {
    before: provePayment,
  })
  bind(app, redemptionList, context => listRedemptions(context, context.input))
  bind(app, redemptionCancel, async context => {
    const row = await lockRedemption(context.db, context.input.id, context.viewer.buyer.id)
    const cancellation = { reason: '买家取消', by: 'buyer' } as const
    return { redemption: toRedemption(await cancelRedemption(context, row, cancellation)) }
  })
  bind(app, redemptionReceive, async context => {
    const row = await lockRedemption(context.db, context.input.id, context.viewer.buyer.id)
    return { redemption: toRedemption(await receiveRedemption(context, row)) }
  })
  everySeconds(app, RECEIVE_SECONDS, () => receiveShippedGifts({ db: app.deps.db, now: app.deps.now() }))
}
