import { act, waitFor } from '@testing-library/react'
import { orderList } from '@yaoji/api-client/contract/order'
import { sampleOf } from '@yaoji/api-client/testing'
import { expect, test } from 'vitest'
import { useOrderCounts } from './orderCounts'
import { refresh } from './query'
import { renderData } from './testing/renderData'

const tabs = (count: number) => [{ tab: 'unpaid', name: '待付款', count }]

test('orders are counted by tab, and again after a change', async () => {
  let unpaid = 2
  const { result, sent, queries } = renderData(() => useOrderCounts({ enabled: true }), {
    'order.list': () => sampleOf(orderList.data, { tabs: tabs(unpaid) }),
  })
  await waitFor(() => expect(result.current).toEqual(tabs(2)))
  expect(sent).toMatchObject([{ name: 'order.list', input: { per_page: 1 } }])
  unpaid = 1
  act(() => refresh(queries, orderList))
  await waitFor(() => expect(result.current).toEqual(tabs(1)))
})

test('a visitor’s orders are not requested', () => {
  const { result, sent } = renderData(() => useOrderCounts({ enabled: false }))
  expect(result.current).toBeUndefined()
  expect(sent).toEqual([])
})

test('after a failure the counts are undefined, and the page does not say why', async () => {
  const { result, sent, queries } = renderData(() => useOrderCounts({ enabled: true }), {
    'order.list': () => Promise.reject(new Error('busy')),
  })
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(result.current).toBeUndefined()
  expect(queries.getQueryCache().getAll()[0]?.meta?.inline).toBe(true)
})
