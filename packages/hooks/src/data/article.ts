'use client'

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { articleDetail, articlePage, articleVote } from '@yaoji/api-client/contract/article'
import { useClient } from './client'
import { refresh } from './query'

/** Says whether an article is useful. A second vote of the same reader replaces the first. */
export function useArticleVote(id: number) {
  const client = useClient()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (useful: 0 | 1) => client.call(articleVote, { id, useful }),
    onSuccess: () => refresh(queries, articlePage, articleDetail),
    meta: { endpoint: articleVote },
  })
}
