import { articleCategory, articleDetail, articleList } from '@yaoji/api-client/contract/article'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../wire/bind'
import { categoryTree, listArticles, showArticle } from './service'

export function articleRoutes(app: FastifyInstance): void {
  bind(app, articleCategory, async ({ db, input }) => ({ list: await categoryTree(db, input.category_id) }))
  bind(app, articleList, ({ db, input }) => listArticles(db, input))
  bind(app, articleDetail, ({ db, input }) => showArticle(db, input.id))
}
