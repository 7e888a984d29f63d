import { goodsSimilar } from '@yaoji/api-client/contract/similar'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../wire/bind'
import { listSimilar } from './list'

export function similarRoutes(app: FastifyInstance): void {
  bind(app, goodsSimilar, context => listSimilar(context, context.input.id), { readsReplica: true })
}
