import {
  articleCategory,
  articleDetail,
  articleList,
  articlePage,
  articleVote,
} from '@yaoji/api-client/contract/article'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../wire/bind'
import { readArticle, readArticleAt } from './read'
import { categoryTree, listArticles } from './service'
import { voteOnArticle } from './votes'

export function articleRoutes(app: FastifyInstance): void {
  bind(app, articleCategory, async ({ db, input }) => ({ list: await categoryTree(db, input.category_id) }))
  bind(app, articleList, ({ db, input }) => listArticles(db, input))
  bind(app, articlePage, context => readArticleAt(context, context.input))
  bind(app, articleDetail, context => readArticle(context, context.input.id))
  bind(app, articleVote, async context => ({ votes: await voteOnArticle(context) }), {
    needsSession: true,
  })
}
