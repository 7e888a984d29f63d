import { articleCategory, articleDetail, articleList, articlePage, articleVote } from '../article'
import {
  articleCategoryInput,
  articleListInput,
  articlePageInput,
  articleVoteInput,
} from '../payload/article'
import { type Call, call } from './call'
import { idOnly } from './wire'

export * from '../payload/article'

export const calls: readonly Call[] = [
  call(articleCategory, {
    payload: articleCategoryInput,
    row: 'AP-63',
    summary: 'Lists the subcategories of one category with their articles; 3 is the help centre.',
  }),
  call(articleList, {
    payload: articleListInput,
    summary: 'Lists the articles of one category, newest first: industry and company news, notices.',
  }),
  call(articleDetail, {
    payload: idOnly,
    summary: 'Returns one article as blocks, with its neighbours and votes.',
  }),
  call(articlePage, {
    payload: articlePageInput,
    summary:
      'Returns the article at an address of the shop. `id` selects one of several at the same address; for an `id` that is not there it is the first one.',
  }),
  call(articleVote, {
    payload: articleVoteInput,
    summary: 'Says whether an article is useful; a second vote of the same reader replaces the first.',
  }),
]
