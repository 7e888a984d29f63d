import { feedbackCreate, feedbackList } from '@yaoji/api-client/contract/feedback'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../wire/bind'
import { giveFeedback, listFeedback } from './service'

export function feedbackRoutes(app: FastifyInstance): void {
  bind(app, feedbackCreate, context => giveFeedback(context, context.input))
  bind(app, feedbackList, context => listFeedback(context, context.input))
}
