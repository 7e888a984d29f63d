'use client'

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type DataOf, type Endpoint, type InputOf, isCancelled, MarketError } from '@yaoji/api-client'
import {
  type CartAddLine,
  type CartLine,
  type CartTotal,
  cartAdd,
  cartBatchDelete,
  cartBatchSelect,
  cartEdit,
  cartList,
  cartTotalCall,
} from '@yaoji/api-client/contract/cart'
import { cartCheckout } from '@yaoji/api-client/contract/checkout'
import { CART_LIST_FILTER } from '@yaoji/domain'
import { useEffect, useRef } from 'react'
import { useCartStore } from '../useCartStore'
import { cartChanged, cartChangedTo, learnTotal } from './cartChanges'
import { useClient } from './client'
import { keyOf, queryOf, refresh } from './query'

const EVERY_LINE = { filter: CART_LIST_FILTER, new: 1 } as const

/** Every line of the cart, asked for anew wherever it is shown. With `wanted` false only `refetch` asks. */
export function useCart({ wanted = true }: { wanted?: boolean } = {}) {
  const client = useClient()
  const queries = useQueryClient()
  return useQuery({
    queryKey: [...keyOf(cartList), EVERY_LINE],
    async queryFn({ signal }) {
      const answer = await client.call(cartList, EVERY_LINE, { signal })
      learnTotal(queries, answer.total)
      return answer
    },
    enabled: wanted,
    staleTime: 0,
    gcTime: 0,
    meta: { endpoint: cartList, inline: true },
  })
}

/** Number of lines and totals, for the side cart. */
export function useCartSummary() {
  return useQuery(queryOf(useClient(), cartTotalCall, {}))
}

/**
 * Puts goods into the cart, 200 ms after the press (AP-02). The service judges every number; what it adjusted or
 * refused stands in the answer.
 */
export function useCartAdd() {
  const client = useClient()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (lines: readonly CartAddLine[]) => client.call(cartAdd, { params: [...lines] }),
    onSuccess: () => cartChanged(queries),
    meta: { endpoint: cartAdd },
  })
}

/** Takes lines out of the cart, from outside the cart's own page. */
export function useCartDelete() {
  const client = useClient()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (ids: number[]) => client.call(cartBatchDelete, { ids }),
    onSuccess() {
      cartChanged(queries)
      refresh(queries, cartCheckout)
    },
    meta: { endpoint: cartBatchDelete },
  })
}

/**
 * The cart of its own page: a store that shows edits before they are answered, fed by the list. Badge and side cart
 * learn from every answer; what kept a write from going through stands at its line.
 */
export function useCartSheet(filter: number = CART_LIST_FILTER) {
  const client = useClient()
  const queries = useQueryClient()
  const write = useWrite()
  const mark = useRef<() => number>(() => 0)

  const list = useQuery({
    // A key of its own: `since` belongs to this page's store.
    queryKey: [...keyOf(cartList), 'sheet', filter],
    async queryFn({ signal }) {
      const since = mark.current()
      const answer = await client.call(cartList, { filter, new: 1 }, { signal })
      learnTotal(queries, answer.total)
      return { ...answer, since }
    },
    staleTime: 0,
    gcTime: 0,
    // The store has moved on since the last answer: also an equal one must be taken in.
    structuralSharing: false,
    meta: { endpoint: cartList, inline: true },
  })

  const cart = useCartStore<CartLine, CartTotal>({
    answer: list.data,
    sendNumber: (id, number) => write(cartEdit, { id, params: { number }, new: 1 }),
    sendSelected: (ids, is_selected) => write(cartBatchSelect, { ids, is_selected }),
    sendDelete: ids => write(cartBatchDelete, { ids }),
    sendTotal: () => client.call(cartTotalCall, {}),
    onRejected: error => mayHaveMoved(error) && refresh(queries, cartList),
    messageOf: writeFailure,
  })
  useEffect(() => {
    mark.current = cart.mark
  }, [cart])

  return { cart, list }
}

/** Sends a write whose failure stands at its line; what concerns the session still goes the common way. */
function useWrite() {
  const client = useClient()
  const queries = useQueryClient()
  return async function write<E extends Endpoint>(endpoint: E, input: InputOf<E>): Promise<DataOf<E>> {
    const call = queries.getMutationCache().build(queries, {
      mutationFn: () => client.call(endpoint, input),
      meta: { endpoint, inline: true },
      gcTime: 0,
    })
    const answer = await call.execute(undefined)
    if (hasTotal(answer)) cartChangedTo(queries, answer.total)
    return answer
  }
}

function hasTotal(answer: unknown): answer is { total: CartTotal } {
  return typeof answer === 'object' && answer !== null && 'total' in answer
}

/**
 * Whether the cart may differ from what is shown after a failed write: the line changed meanwhile, or the write
 * arrived all the same. A list that is asked for takes the words at the line away, so it is asked for only then.
 */
function mayHaveMoved(error: unknown): boolean {
  if (!(error instanceof MarketError)) return false
  return error.kind === 'refused' || error.kind === 'timeout' || error.kind === 'malformed'
}

const UNREACHED = '没有保存成功，请稍后重试'

/** What a line says when its edit did not go through. */
function writeFailure(error: unknown): string {
  if (isCancelled(error) || !(error instanceof MarketError)) return UNREACHED
  const spoken = error.kind === 'refused' || error.kind === 'invalid' || error.kind === 'offline'
  return (spoken && error.firstFieldMessage) || UNREACHED
}
