import {
  wantedAccept,
  wantedClose,
  wantedCreate,
  wantedDetail,
  wantedList,
} from '@yaoji/api-client/contract/wanted'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../wire/bind'
import { acceptQuote, closeWanted, createWanted, listWanted, showWanted } from './service'

export function wantedRoutes(app: FastifyInstance): void {
  bind(app, wantedCreate, async context => ({
    wanted: await createWanted(context, context.input),
  }))
  bind(app, wantedList, context => listWanted(context, context.input))
  bind(app, wantedDetail, async context => ({
    wanted: await showWanted(context, context.input.id),
  }))
  bind(app, wantedClose, async context => ({
    wanted: await closeWanted(context, context.input.id),
  }))
  bind(app, wantedAccept, async context => ({
    wanted: await acceptQuote(context, context.input),
  }))
}
