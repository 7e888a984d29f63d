'use client'

import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import type { InputOf } from '@yaoji/api-client'
import {
  ticketCreate,
  ticketDetail,
  ticketDone,
  ticketList,
  ticketReopen,
  ticketReply,
} from '@yaoji/api-client/contract/service-ticket'
import { useClient } from './client'
import { ordersChanged } from './orderCache'
import { refresh } from './query'
import { useWrite } from './useWrite'

/** After a call that changes tickets, also a failed one: what shows tickets and orders is requested again. */
function ticketsChanged(queries: QueryClient): void {
  refresh(queries, ticketList, ticketDetail)
  ordersChanged(queries)
}

/** Opens a service ticket. The form shows the failure; a retry after one has the same idempotency key. */
export function useCreateTicket() {
  return useWrite(ticketCreate, { inline: true, once: 'press', onSettled: ticketsChanged })
}

/** Adds a message to a ticket. The form shows the failure; a retry after one has the same idempotency key. */
export function useReplyTicket() {
  return useWrite(ticketReply, { inline: true, once: 'press', onSettled: ticketsChanged })
}

/** Says that a ticket is solved, or opens a closed one again. The caller shows the failure. */
export function useTicketState() {
  const client = useClient()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ id, done }: InputOf<typeof ticketDone> & { done: boolean }) =>
      client.call(done ? ticketDone : ticketReopen, { id }),
    onSettled: () => ticketsChanged(queries),
    meta: { endpoint: ticketDone, inline: true },
  })
}
