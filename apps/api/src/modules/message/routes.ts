import { messageList, messageRead } from '@yaoji/api-client/contract/message'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../wire/bind'
import { listMessages, readMessages } from './service'

export function messageRoutes(app: FastifyInstance): void {
  bind(app, messageList, context => listMessages(context, context.input))
  bind(app, messageRead, context => readMessages(context, context.input.ids))
}
