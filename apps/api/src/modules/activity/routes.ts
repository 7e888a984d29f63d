import { everydayPrice, goodsActivities, welfare } from '@yaoji/api-client/contract/activity'
import { indexSpike } from '@yaoji/api-client/contract/focus'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../wire/bind'
import { everydayGoods, runningActivities, secondKillSessionsOf, welfareOffer } from './service'

export function activityRoutes(app: FastifyInstance): void {
  const readsReplica = true
  bind(
    app,
    goodsActivities,
    async context => ({
      list: await runningActivities(context),
    }),
    { readsReplica },
  )
  bind(app, everydayPrice, context => everydayGoods(context), { readsReplica })
  bind(
    app,
    welfare,
    async context => ({
      welfare: await welfareOffer(context),
      timestamp: Math.floor(context.now.getTime() / 1000),
    }),
    { readsReplica },
  )
  bind(
    app,
    indexSpike,
    async context => ({
      list: await secondKillSessionsOf(context),
      timestamp: Math.floor(context.now.getTime() / 1000),
    }),
    { readsReplica },
  )
}
