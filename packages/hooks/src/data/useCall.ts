'use client'

import { type UndefinedInitialDataOptions, useQuery } from '@tanstack/react-query'
import type { DataOf, Endpoint, InputOf } from '@yaoji/api-client'
import { useClient } from './client'
import { type QueryKeyOf, queryOf } from './query'

export interface UseCallOptions<E extends Endpoint, Data = DataOf<E>>
  extends Omit<
    UndefinedInitialDataOptions<DataOf<E>, Error, Data, QueryKeyOf<E>>,
    'queryKey' | 'queryFn' | 'meta'
  > {
  /** The component shows the error itself, so the common error handling does not. Default: false. */
  readonly inline?: boolean
}

/** Reads one endpoint: `useCall(goodsHot, {})`. Options are those of `useQuery`. */
export function useCall<E extends Endpoint, Data = DataOf<E>>(
  endpoint: E,
  input: InputOf<E>,
  { inline = false, ...options }: UseCallOptions<E, Data> = {},
) {
  return useQuery({
    ...queryOf(useClient(), endpoint, input),
    ...options,
    meta: inline ? { endpoint, inline } : { endpoint },
  })
}
