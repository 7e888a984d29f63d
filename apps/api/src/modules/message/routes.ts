import { messageList, messageRead } from '@yaoji/api-client/contract/message'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../wire/bind'
import { listMessages, readMessages } from './service'

export function messageRoutes(app: FastifyInstance): void {
  bind(app, messageList, ({ db, viewer, input }) => listMessages(db, viewer.buyer.id, input))
  bind(app, messageRead, ({ db, viewer, input }) => readMessages(db, viewer.buyer.id, input.ids))
}
