'use client'

import { useQueries, useQueryClient } from '@tanstack/react-query'
import type { Client, InputOf } from '@yaoji/api-client'
import { type CheckoutData, type CheckoutPart, cartCheckoutLines } from '@yaoji/api-client/contract/checkout'
import { useEffect, useState } from 'react'
import { failureText } from '../failureOfError'
import { useClient } from './client'
import { type EndpointQuery, queryOf, refresh } from './query'

/** Lines that one request adds to a part. */
const MORE_LINES = 50

/** A part of a checkout with the lines that are here. */
export interface ShownCheckoutPart extends CheckoutPart {
  /** Further lines are on their way. */
  readonly loading: boolean
  /** Why they did not come; undefined when nothing failed. */
  readonly failure: string | undefined
}

export interface CheckoutPartsOptions {
  /** Undefined while there is none. */
  readonly checkout: CheckoutData | undefined
  /** The chosen lines, as the checkout was asked for. */
  readonly ids: number[]
  /** In place of the words of a failure that says nothing about itself. */
  readonly failed?: string | undefined
}

/**
 * The parts of a checkout, whose answer has the first lines of each: `more` requests fifty more of one, or once more
 * those that did not come. A new answer of the checkout requests again what is shown, as prices can be others.
 */
export function useCheckoutParts({ checkout, ids, failed }: CheckoutPartsOptions) {
  const client = useClient()
  const queries = useQueryClient()
  const [asked, setAsked] = useState<Readonly<Record<string, number>>>({})
  const parts = checkout?.parts ?? []
  const wanted = parts.flatMap(part => requestsOf(part, asked[part.key] ?? 0))
  const found = useQueries({
    queries: wanted.map(each => linesQuery(client, { ids, line_ids: each.line_ids })),
  })
  useEffect(() => {
    if (checkout) refresh(queries, cartCheckoutLines)
  }, [checkout, queries])

  const ofPart = (key: string) => found.filter((_, at) => wanted[at]?.key === key)
  return {
    parts: parts.map((part): ShownCheckoutPart => {
      const own = ofPart(part.key)
      const error = own.find(each => each.isError)?.error
      return {
        ...part,
        lines: [...part.lines, ...own.flatMap(each => each.data?.lines ?? [])],
        loading: own.some(each => each.isFetching && !each.data),
        failure: (error && failureText(error, { failed })) ?? undefined,
      }
    }),
    more(key: string) {
      const failed = ofPart(key).filter(each => each.isError)
      for (const each of failed) void each.refetch()
      if (failed.length === 0) setAsked({ ...asked, [key]: (asked[key] ?? 0) + 1 })
    },
  }
}

interface LinesRequest {
  readonly key: string
  readonly line_ids: number[]
}

/** The requests for the lines beyond those of the answer. */
function requestsOf({ key, lines, line_ids }: CheckoutPart, times: number): LinesRequest[] {
  return Array.from({ length: times }, (_, at) => {
    const begin = lines.length + at * MORE_LINES
    return { key, line_ids: line_ids.slice(begin, begin + MORE_LINES) }
  }).filter(request => request.line_ids.length > 0)
}

function linesQuery(
  client: Client,
  input: InputOf<typeof cartCheckoutLines>,
): EndpointQuery<typeof cartCheckoutLines> {
  return {
    ...queryOf(client, cartCheckoutLines, input),
    staleTime: 0,
    gcTime: 0,
    meta: { endpoint: cartCheckoutLines, inline: true },
  }
}
