import { everydayPrice, goodsActivities, welfare } from '@yaoji/api-client/contract/activity'
import { indexSpike } from '@yaoji/api-client/contract/focus'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../wire/bind'
import { everydayGoods, runningActivities, secondKillSessionsOf, welfareOffer } from './service'

export function activityRoutes(app: FastifyInstance): void {
  bind(app, goodsActivities, async context => ({
    list: await runningActivities(context),
  }))
  bind(app, everydayPrice, context => everydayGoods(context))
  bind(app, welfare, async context => ({
    welfare: await welfareOffer(context),
    timestamp: Math.floor(context.now.getTime() / 1000),
  }))
  bind(app, indexSpike, async context => ({
    list: await secondKillSessionsOf(context),
    timestamp: Math.floor(context.now.getTime() / 1000),
  }))
}
