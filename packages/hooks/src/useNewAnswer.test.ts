import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type DatedQuery, useNewAnswer } from './useNewAnswer'

const refetch = () => {}
const query = (change: Partial<DatedQuery<string>>): DatedQuery<string> => ({
  ...{ data: 'before', dataUpdatedAt: 5, error: null, isFetching: true, refetch },
  ...change,
})

test('what was there when the component appeared is left out until the next answer', () => {
  const { result, rerender } = renderHook(useNewAnswer<string>, { initialProps: query({}) })
  expect(result.current.data).toBeUndefined()
  rerender(query({ data: 'after', dataUpdatedAt: 6, isFetching: false }))
  expect(result.current).toEqual({ data: 'after', error: null, refetch })
})

test('an error is shown once nothing is fetched any more', () => {
  const error = new Error()
  const { result, rerender } = renderHook(useNewAnswer<string>, { initialProps: query({ error }) })
  expect(result.current.error).toBeNull()
  rerender(query({ error, isFetching: false }))
  expect(result.current).toEqual({ data: undefined, error, refetch })
})
