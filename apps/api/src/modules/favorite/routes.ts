import { favoriteAdd, favoriteCancel, favoriteList } from '@yaoji/api-client/contract/favorite'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../wire/bind'
import { addFavorites, cancelFavorites, listFavorites } from './service'

export function favoriteRoutes(app: FastifyInstance): void {
  bind(app, favoriteList, context => listFavorites(context, context.input))
  bind(app, favoriteAdd, context => addFavorites(context, context.input.goods_ids))
  bind(app, favoriteCancel, context => cancelFavorites(context, context.input.goods_ids))
}
