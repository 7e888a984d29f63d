import { feedbackCreate } from '@yaoji/api-client/contract/feedback'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../wire/bind'
import { giveFeedback } from './service'

export function feedbackRoutes(app: FastifyInstance): void {
  bind(app, feedbackCreate, ({ db, viewer, input, now }) => giveFeedback(db, viewer.buyer, input, now))
}
