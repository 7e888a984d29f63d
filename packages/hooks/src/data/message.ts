'use client'

import { messageList, messageRead } from '@yaoji/api-client/contract/message'
import { userTodo } from '@yaoji/api-client/contract/todo'
import { userBase } from '@yaoji/api-client/contract/user'
import { refresh } from './query'
import { useWrite } from './useWrite'

/** Marks messages as read: those with these ids, or all messages without ids. */
export function useReadMessages() {
  return useWrite(messageRead, {
    inputOf: (ids: readonly number[] | undefined) => (ids === undefined ? {} : { ids: [...ids] }),
    onSuccess: queries => refresh(queries, messageList, userBase, userTodo),
  })
}
