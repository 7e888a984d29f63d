import { wantedClose, wantedCreate, wantedDetail, wantedList } from '@yaoji/api-client/contract/wanted'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../wire/bind'
import { askWanted, closeWanted, listWanted, showWanted } from './service'

export function wantedRoutes(app: FastifyInstance): void {
  bind(app, wantedCreate, async ({ db, viewer, input, now }) => ({
    wanted: await askWanted(db, viewer.buyer.id, input, now),
  }))
  bind(app, wantedList, ({ db, viewer, input }) => listWanted(db, viewer.buyer.id, input))
  bind(app, wantedDetail, async ({ db, viewer, input }) => ({
    wanted: await showWanted(db, viewer.buyer.id, input.id),
  }))
  bind(app, wantedClose, async ({ db, viewer, input }) => ({
    wanted: await closeWanted(db, viewer.buyer.id, input.id),
  }))
}
