import { commonConfig } from '@yaoji/api-client/contract/config'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../wire/bind'
import * as service from './service'
import { keepShopSettings } from './shop-settings'

export function configRoutes(app: FastifyInstance): void {
  keepShopSettings(app)
  bind(app, commonConfig, context => service.commonConfig(context, context.deps.config), {
    readsReplica: true,
  })
}
