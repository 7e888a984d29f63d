import { waitFor } from '@testing-library/react'
import { goodsHot } from '@yaoji/api-client/contract/goods'
import { expect, test } from 'vitest'
import { renderData } from './testing/renderData'
import { lineFor } from './testing/rows'
import { type UseCallOptions, useCall } from './useCall'

function open(options?: UseCallOptions<typeof goodsHot, number>) {
  const { queries, ...view } = renderData(() => useCall(goodsHot, {}, options), {
    'goods.hot': () => ({ list: [lineFor(1).goods, lineFor(2).goods] }),
  })
  return { ...view, meta: () => queries.getQueryCache().getAll()[0]?.meta }
}

test('a component reads an endpoint, with the options of a query', async () => {
  const { result, sent, meta } = open({ select: ({ list }) => list.length })
  await waitFor(() => expect(result.current.data).toBe(2))
  expect(sent).toMatchObject([{ name: 'goods.hot', input: {} }])
  expect(meta()).toEqual({ endpoint: goodsHot })
})

test('a disabled call is not sent; an inline one tells the error handling that the page shows the error', () => {
  const { sent, meta } = open({ enabled: false, inline: true })
  expect(sent).toEqual([])
  expect(meta()).toEqual({ endpoint: goodsHot, inline: true })
})
