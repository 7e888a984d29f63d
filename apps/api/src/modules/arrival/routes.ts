import { arrivalAdd, arrivalCancel, arrivalList } from '@yaoji/api-client/contract/arrival'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../wire/bind'
import { everySeconds } from '../../wire/timer'
import { notifyArrivals } from './notify'
import { addArrivals, cancelArrivals, listArrivals } from './service'

/** How often it is looked whether a product can be bought again. */
const NOTIFY_SECONDS = 60

export function arrivalRoutes(app: FastifyInstance): void {
  bind(app, arrivalList, listArrivals)
  bind(app, arrivalAdd, context => addArrivals(context, context.input.goods_ids))
  bind(app, arrivalCancel, context => cancelArrivals(context, context.input.goods_ids))
  everySeconds(app, NOTIFY_SECONDS, () => notifyArrivals({ db: app.deps.db, now: app.deps.now() }))
}
