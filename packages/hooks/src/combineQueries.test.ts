import { expect, test } from 'vitest'
import { combineQueries } from './combineQueries'

const ready = { data: 1, error: null, refetch: () => {} }

test('combined queries have data when all have theirs', () => {
  const loading = { ...ready, data: undefined }
  expect(combineQueries({ order: ready, payment: loading })).toMatchObject({ data: undefined, error: null })
  expect(combineQueries({ order: ready, payment: ready }).data).toEqual({ order: 1, payment: 1 })
})

test('combined queries fail with the first error, and a retry fetches all', () => {
  const fetched: string[] = []
  const error = new Error('offline')
  const order = { ...ready, refetch: () => fetched.push('order') }
  const payment = { ...ready, data: undefined, error, refetch: () => fetched.push('payment') }
  const both = combineQueries({ order, payment })
  expect(both).toMatchObject({ data: undefined, error })
  void both.refetch()
  expect(fetched.sort()).toEqual(['order', 'payment'])
})
