'use client'

import { MutationObserver, type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { type Client, type DataOf, type InputOf, isCancelled, MarketError } from '@yaoji/api-client'
import {
  type CartLine,
  type CartTotal,
  cartBatchDelete,
  cartBatchSelect,
  cartEdit,
  cartList,
  cartTotalCall,
} from '@yaoji/api-client/contract/cart'
import { CART_LIST_FILTER } from '@yaoji/domain'
import { useEffect, useRef } from 'react'
import type { CartStore } from '../cartStore'
import { useCartStore } from '../useCartStore'
import { useWhenOnline } from '../useWhenOnline'
import { cartChangedTo, storeTotal } from './cartCache'
import { useClient } from './client'
import { queryKeyOf, refresh } from './query'

/** With more rows the edits do not wait for the totals of the whole cart: they are requested once, after the edits. */
const LONG_CART = 200

export interface CartEditorOptions {
  /** Lines that the service has deleted, as they were. */
  readonly onDeleted?: (lines: readonly CartLine[]) => void
  /** False while nobody looks at the cart: it is fetched when somebody does. Default: true. */
  readonly wanted?: boolean
  /** At a line whose edit failed without a message of the service for the buyer. Default: 没有保存成功，请稍后重试. */
  readonly notSaved?: string
  /** At a line whose number could not be sent without a network: it is sent when there is one. Default: 网络已断开，恢复后改为 N. */
  readonly sentLater?: (number: number) => string
}

/**
 * The cart of its own page: a store that shows edits before the service confirms them, over the list. Badge and side
 * cart follow every answer. A failed edit shows its message at its line; a number that was entered without a network is sent
 * when there is one.
 */
export function useCartEditor(
  filter: number = CART_LIST_FILTER,
  {
    onDeleted,
    wanted = true,
    notSaved = '没有保存成功，请稍后重试',
    sentLater = number => `网络已断开，恢复后改为 ${number}`,
  }: CartEditorOptions = {},
) {
  const client = useClient()
  const queries = useQueryClient()
  const mark = useRef<() => number>(() => 0)
  const list = useQuery({
    // A key of its own: `since` is a version of this page's store.
    queryKey: [...queryKeyOf(cartList), 'store', filter],
    async queryFn({ signal }) {
      const since = mark.current()
      const answer = await client.call(cartList, { filter, new: 1 }, { signal })
      storeTotal(queries, answer.total)
      return { ...answer, since }
    },
    enabled: wanted,
    staleTime: 0,
    gcTime: 0,
    // An answer that equals the last one must reach the store too: edits have changed the store meanwhile.
    structuralSharing: false,
    meta: { endpoint: cartList, inline: true },
  })
  const write = <E extends CartWrite>(endpoint: E, input: InputOf<E>) =>
    sendWrite({ client, queries, endpoint, input })
  const unsent = useUnsentNumbers((id, number) => cart.setNumber(id, number))
  const totals = () => (cart.getRows().length > LONG_CART ? { without_total: 1 as const } : {})

  const cart: CartStore<CartLine, CartTotal> = useCartStore<CartLine, CartTotal>({
    answer: list.data,
    sendNumber: (id, number) =>
      unsent.keep({ id, number }, () => write(cartEdit, { id, params: { number }, new: 1, ...totals() })),
    sendSelected: (ids, is_selected) => write(cartBatchSelect, { ids, is_selected, ...totals() }),
    async sendDelete(ids) {
      const lines = ids.flatMap(id => cart.getLine(id)?.line ?? [])
      const answer = await write(cartBatchDelete, { ids, ...totals() })
      const kept = new Set(answer.refused.map(({ id }) => id))
      const gone = lines.filter(({ id }) => !kept.has(id))
      if (gone.length > 0) onDeleted?.(gone)
      return answer
    },
    async sendTotal() {
      const answer = await client.call(cartTotalCall, {})
      storeTotal(queries, answer.total)
      return answer
    },
    onRejected: error => mayHaveChanged(error) && refresh(queries, cartList),
    messageOf(error) {
      const number = unsent.numberOf(error)
      return number === undefined ? writeMessage(error) || notSaved : sentLater(number)
    },
  })
  useEffect(() => {
    mark.current = cart.mark
  }, [cart])

  return { cart, list }
}

/** The numbers of lines that were entered without a network; `send` gets them when there is one again. */
function useUnsentNumbers(send: (id: number, number: number) => void) {
  const numbers = useRef(new Map<number, number>())
  const failures = useRef(new WeakMap<object, number>())
  useWhenOnline(() => {
    const unsent = [...numbers.current]
    numbers.current.clear()
    for (const [id, number] of unsent) send(id, number)
  })
  return {
    /** Sends the number of a line, and keeps it where there is no network. A newer number takes its place. */
    async keep<Answer>({ id, number }: { id: number; number: number }, write: () => Promise<Answer>) {
      numbers.current.delete(id)
      try {
        return await write()
      } catch (error) {
        if (error instanceof MarketError && error.kind === 'offline' && !navigator.onLine) {
          numbers.current.set(id, number)
          failures.current.set(error, number)
        }
        throw error
      }
    },
    /** The number that is sent later, of a write that failed for it. */
    numberOf: (error: unknown) => (error instanceof MarketError ? failures.current.get(error) : undefined),
  }
}

type CartWrite = typeof cartEdit | typeof cartBatchSelect | typeof cartBatchDelete

interface Write<E extends CartWrite> {
  readonly client: Client
  readonly queries: QueryClient
  readonly endpoint: E
  readonly input: InputOf<E>
}

/**
 * Sends one write of the cart store, as a mutation, so that the common error handling sees a session that has ended.
 * Not `useMutation`: the page would render at the beginning and the end of every write.
 */
async function sendWrite<E extends CartWrite>({ client, queries, endpoint, input }: Write<E>) {
  const mutation = new MutationObserver<DataOf<E>, Error>(queries, {
    mutationFn: () => client.call(endpoint, input),
    meta: { endpoint, inline: true },
    gcTime: 0,
  })
  try {
    const answer = await mutation.mutate()
    cartChangedTo(queries, answer.total)
    return answer
  } finally {
    mutation.reset()
  }
}

/**
 * Whether the cart may differ from the screen after a failed write: someone else changed the line, or the write
 * reached the service. Only then is the list requested again, because a new list clears the messages at its lines.
 */
function mayHaveChanged(error: unknown): boolean {
  if (!(error instanceof MarketError)) return false
  return error.kind === 'refused' || error.kind === 'timeout' || error.kind === 'malformed'
}

/** The message for the buyer of a failed edit; empty where the failure has none. */
function writeMessage(error: unknown): string {
  if (isCancelled(error) || !(error instanceof MarketError)) return ''
  const hasMessage = error.kind === 'refused' || error.kind === 'invalid' || error.kind === 'offline'
  return hasMessage ? error.firstFieldMessage : ''
}
