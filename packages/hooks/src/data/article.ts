'use client'

import { articleDetail, articlePage, articleVote } from '@yaoji/api-client/contract/article'
import { refresh } from './query'
import { useWrite } from './useWrite'

/** Says whether an article is useful. A second vote of the same reader replaces the first. */
export function useArticleVote(id: number) {
  return useWrite(articleVote, {
    inputOf: (useful: 0 | 1) => ({ id, useful }),
    onSuccess: queries => refresh(queries, articlePage, articleDetail),
  })
}
