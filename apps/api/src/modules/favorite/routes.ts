import { favoriteAdd, favoriteCancel, favoriteList } from '@yaoji/api-client/contract/favorite'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../wire/bind'
import { addFavorites, cancelFavorites, listFavorites } from './service'

export function favoriteRoutes(app: FastifyInstance): void {
  bind(app, favoriteList, ({ db, viewer, input, now }) => listFavorites(db, viewer, input, now))
  bind(app, favoriteAdd, ({ db, viewer, input, now }) =>
    addFavorites(db, viewer.buyer.id, input.goods_ids, now),
  )
  bind(app, favoriteCancel, ({ db, viewer, input }) => cancelFavorites(db, viewer.buyer.id, input.goods_ids))
}
