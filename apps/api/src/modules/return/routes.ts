import {
  returnCreate,
  returnDetail,
  returnList,
  returnSend,
  returnWithdraw,
} from '@yaoji/api-client/contract/return'
import { RETURN } from '@yaoji/domain'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../db/types'
import { bind } from '../../wire/bind'
import { notFound } from '../../wire/refusal'
import { everySeconds } from '../../wire/timer'
import { type ReturnRow, toReturns } from './answer'
import { changeReturn, lockReturn, withdrawUnsent } from './change'
import { createReturn, findReturn, listReturns } from './create'

/** Interval of the search for returns that were not sent in time. */
const UNSENT_SECONDS = 600

export function returnRoutes(app: FastifyInstance): void {
  bind(app, returnList, context => listReturns(context, context.input.id))
  bind(app, returnDetail, context => findReturn(context, context.input.sn))
  bind(app, returnCreate, async context => ({ order_return: await createReturn(context, context.input) }))
  bind(app, returnSend, async context => {
    const { id, company, tracking_no } = context.input
    const row = await lockReturn(context.db, id, context.viewer.buyer.id)
    const event = `买家已寄回：${company} ${tracking_no}`
    const change = { company, tracking_no }
    return answer(
      context.db,
      await changeReturn(context, row, { from: RETURN.toSend, to: RETURN.toInspect, event, change }),
    )
  })
  bind(app, returnWithdraw, async context => {
    const row = await lockReturn(context.db, context.input.id, context.viewer.buyer.id)
    return answer(
      context.db,
      await changeReturn(context, row, { to: RETURN.withdrawn, event: '买家撤销申请' }),
    )
  })
  everySeconds(app, UNSENT_SECONDS, () => withdrawUnsent({ db: app.deps.db, now: app.deps.now() }))
}

async function answer(db: Db, row: ReturnRow) {
  const [order_return] = await toReturns(db, [row])
  if (!order_return) throw notFound('退货申请')
  return { order_return }
}
