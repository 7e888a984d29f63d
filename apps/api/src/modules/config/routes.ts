import { commonConfig } from '@yaoji/api-client/contract/config'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../wire/bind'
import * as service from './service'

export function configRoutes(app: FastifyInstance): void {
  bind(app, commonConfig, context => service.commonConfig(context, context.deps.config.publicUrl))
}
