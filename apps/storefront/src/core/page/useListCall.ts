import { keepPreviousData } from '@tanstack/react-query'
import type { DataOf, Endpoint, InputOf } from '@yaoji/api-client'
import { type UseCallOptions, useCall } from '@yaoji/hooks/data'

/** Reads a list that shows its failures itself. What is shown stays until the answer for other filters is there. */
export function useListCall<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  options?: UseCallOptions<E, DataOf<E>>,
) {
  return useCall<E>(endpoint, input, { inline: true, placeholderData: keepPreviousData, ...options })
}
