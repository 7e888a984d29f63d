import {
  draw,
  drawActivity,
  drawAds,
  drawNewRecord,
  drawRecord,
  drawSimple,
} from '@yaoji/api-client/contract/draw'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../wire/bind'
import { adsOf } from '../focus/service'
import { drawPrize } from './draw'
import { listRecords, newRecord, showActivity, simpleDraw } from './service'

export function drawRoutes(app: FastifyInstance): void {
  bind(app, draw, context => drawPrize(context, context.input))
  bind(app, drawNewRecord, context => newRecord(context, context.input.id))
  bind(app, drawActivity, context => showActivity(context, context.input.id))
  bind(app, drawSimple, context => simpleDraw(context))
  bind(app, drawRecord, context => listRecords(context, context.input))
  bind(app, drawAds, async ({ db }) => ({ list: await adsOf(db, 'draw') }))
}
