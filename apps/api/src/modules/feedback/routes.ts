import { feedbackCreate } from '@yaoji/api-client/contract/feedback'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../wire/bind'
import { giveFeedback } from './service'

export function feedbackRoutes(app: FastifyInstance): void {
  bind(app, feedbackCreate, context => giveFeedback(context, context.input))
}
