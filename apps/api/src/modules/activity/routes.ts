import { everydayPrice, goodsActivities, welfare } from '@yaoji/api-client/contract/activity'
import { indexSpike } from '@yaoji/api-client/contract/focus'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../wire/bind'
import { chinaDate } from '../../wire/clock'
import { everySeconds } from '../../wire/timer'
import { everydayGoods, runningActivities, secondKillSessionsOf, welfareOffer } from './service'
import { repeatWeek } from './week'

/** How often the service looks whether a day is over. */
const DAY_CHECK_SECONDS = 60

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
  everySeconds(app, DAY_CHECK_SECONDS, () => repeatWeek(app.deps.db, chinaDate(app.deps.now())))
}
