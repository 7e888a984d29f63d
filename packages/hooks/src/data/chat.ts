'use client'

import { chatTicket } from '@yaoji/api-client/contract/chat'
import { useCallback } from 'react'
import { useClient } from './client'

/** Requests the chat window's address, with the user name and a ticket that is valid for a minute (CH-17). */
export function useChatAddress(): () => Promise<string> {
  const client = useClient()
  return useCallback(async () => {
    const { url, username, token } = await client.call(chatTicket, {})
    return `${url}?${new URLSearchParams({ username, token })}`
  }, [client])
}
