'use client'

import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { InputOf } from '@yaoji/api-client'
import {
  ticketCreate,
  ticketDetail,
  ticketDone,
  ticketList,
  ticketReopen,
  ticketReply,
} from '@yaoji/api-client/contract/service-ticket'
import { useRef } from 'react'
import { useClient } from './client'
import { useIntentKey } from './intent'
import { ordersChanged } from './orderCache'
import { refresh } from './query'

/** After a call that changes tickets, also a failed one: what shows tickets and orders is requested again. */
function useTicketsChanged(): () => void {
  const queries = useQueryClient()
  return () => {
    refresh(queries, ticketList, ticketDetail)
    ordersChanged(queries)
  }
}

/** Opens a service ticket. The form shows the failure; a retry after one has the same idempotency key. */
export function useCreateTicket() {
  const client = useClient()
  const onSettled = useTicketsChanged()
  const intentKey = useIntentKey()
  const done = useRef(0)
  return useMutation({
    mutationFn: (input: InputOf<typeof ticketCreate>) =>
      client.call(ticketCreate, input, { idempotencyKey: intentKey({ ...input, done: done.current }) }),
    onSuccess() {
      done.current += 1
    },
    onSettled,
    meta: { endpoint: ticketCreate, inline: true },
  })
}

/** Adds a message to a ticket. The form shows the failure; a retry after one has the same idempotency key. */
export function useReplyTicket() {
  const client = useClient()
  const onSettled = useTicketsChanged()
  const intentKey = useIntentKey()
  const done = useRef(0)
  return useMutation({
    mutationFn: (input: InputOf<typeof ticketReply>) =>
      client.call(ticketReply, input, { idempotencyKey: intentKey({ ...input, done: done.current }) }),
    onSuccess() {
      done.current += 1
    },
    onSettled,
    meta: { endpoint: ticketReply, inline: true },
  })
}

/** Says that a ticket is solved, or opens a closed one again. The caller shows the failure. */
export function useTicketState() {
  const client = useClient()
  const onSettled = useTicketsChanged()
  return useMutation({
    mutationFn: ({ id, done }: InputOf<typeof ticketDone> & { done: boolean }) =>
      client.call(done ? ticketDone : ticketReopen, { id }),
    onSettled,
    meta: { endpoint: ticketDone, inline: true },
  })
}
