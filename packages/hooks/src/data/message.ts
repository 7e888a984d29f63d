'use client'

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { messageList, messageRead } from '@yaoji/api-client/contract/message'
import { userTodo } from '@yaoji/api-client/contract/todo'
import { userBase } from '@yaoji/api-client/contract/user'
import { useClient } from './client'
import { refresh } from './query'

/** Marks messages as read: those with these ids, or all messages without ids. */
export function useReadMessages() {
  const client = useClient()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (ids: readonly number[] | undefined) =>
      client.call(messageRead, ids === undefined ? {} : { ids: [...ids] }),
    onSuccess: () => refresh(queries, messageList, userBase, userTodo),
    meta: { endpoint: messageRead },
  })
}
