import { combinationList } from '@yaoji/api-client/contract/combination'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../wire/bind'
import { listCombinations } from './service'

export function combinationRoutes(app: FastifyInstance): void {
  bind(app, combinationList, context => listCombinations(context, context.input), { readsReplica: true })
}
