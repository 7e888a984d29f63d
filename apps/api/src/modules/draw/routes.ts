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
  bind(app, draw, ({ db, viewer, input, now }) => drawPrize(db, viewer.buyer, input, now))
  bind(app, drawNewRecord, ({ db, viewer, input }) => newRecord(db, viewer, input.id))
  bind(app, drawActivity, ({ db, viewer, input, now }) => showActivity(db, viewer, input.id, now))
  bind(app, drawSimple, ({ db, viewer, now }) => simpleDraw(db, viewer, now))
  bind(app, drawRecord, ({ db, viewer, input }) => listRecords(db, viewer.buyer.id, input))
  bind(app, drawAds, async ({ db }) => ({ list: await adsOf(db, 'draw') }))
}
