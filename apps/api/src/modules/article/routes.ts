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
  const readsReplica = true
  bind(app, articleCategory, async ({ db, input }) => ({ list: await categoryTree(db, input.category_id) }), {
    readsReplica,
  })
  bind(app, articleList, ({ db, input }) => listArticles(db, input), { readsReplica })
  bind(app, articlePage, context => readArticleAt(context, context.input), { readsReplica })
  bind(app, articleDetail, context => readArticle(context, context.input.id), { readsReplica })
  bind(app, articleVote, async context => ({ votes: await voteOnArticle(context) }), {
    needsSession: true,
  })
}
