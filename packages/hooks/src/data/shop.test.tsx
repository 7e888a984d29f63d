import { act, waitFor } from '@testing-library/react'
import { MarketError } from '@yaoji/api-client'
import { type CartLine, cartAdd, cartList } from '@yaoji/api-client/contract/cart'
import { goodsSearch } from '@yaoji/api-client/contract/goods'
import { quickBuyMatch } from '@yaoji/api-client/contract/quick-buy'
import { goodsFor, sampleOf } from '@yaoji/api-client/testing'
import { expect, test, vi } from 'vitest'
import { renderData } from './testing/renderData'
import { lineFor, totalOf } from './testing/rows'
import { useAddGoods } from './useAddGoods'
import { useGoodsSuggest } from './useGoodsSuggest'
import { useOrderGridOfCart } from './useOrderGridOfCart'
import { useSelectedLines } from './useSelectedLines'

const AMOXICILLIN = goodsFor(1, { name: '阿莫西林胶囊', goods_manjian_id: 5 })

const ADDED = sampleOf(cartAdd.data, { added: [{ entry: 0, id: 7, number: 20 }], cart: 1 })
const REFUSED = { entry: 0, id: AMOXICILLIN.id, reason: 'sold_out', message: '商品已售罄' } as const

test('[AP-02] a product is added with its line, price and reduction; the caller hears what became of it and goes on', async () => {
  const onResult = vi.fn()
  const then = vi.fn()
  const { result, sent } = renderData(() => useAddGoods({ onResult }), { 'cart.add': () => ADDED })
  let adding: Promise<void> | undefined
  act(() => {
    adding = result.current.add(AMOXICILLIN, 20, then)
  })
  expect(result.current.isBusy(AMOXICILLIN)).toBe(true)
  await act(async () => adding)
  expect(result.current.isBusy(AMOXICILLIN)).toBe(false)
  const { id, goods_price_id, ck_id, price } = AMOXICILLIN
  expect(sent.filter(({ name }) => name === 'cart.add').map(({ input }) => input)).toEqual([
    { params: [{ goods_id: id, number: 20, price, ck_id, goods_price_id, goods_manjian_id: 5 }] },
  ])
  expect(onResult).toHaveBeenCalledExactlyOnceWith(ADDED, AMOXICILLIN, 20)
  expect(then).toHaveBeenCalledExactlyOnceWith(7)
})

test.each([
  ['was refused', () => sampleOf(cartAdd.data, { refused: [REFUSED] }), 1],
  [
    'failed',
    () => {
      throw new MarketError({ kind: 'busy', endpoint: cartAdd, message: '系统繁忙' })
    },
    0,
  ],
])('[AP-02] after an add that %s the buyer stays, and can press again', async (_what, answer, results) => {
  const onResult = vi.fn()
  const then = vi.fn()
  const { result } = renderData(() => useAddGoods({ onResult }), { 'cart.add': answer })
  await act(() => result.current.add(AMOXICILLIN, 20, then))
  expect(onResult).toHaveBeenCalledTimes(results)
  expect(then).not.toHaveBeenCalled()
  expect(result.current.isBusy(AMOXICILLIN)).toBe(false)
})

test('[RT-30] a text of the order grid is matched by the service, and its row is added to the cart', async () => {
  const { result, sent } = renderData(() => useOrderGridOfCart(), {
    'quickBuy.match': ({ queries }) =>
      sampleOf(quickBuyMatch.data, {
        matches: queries.map(() => ({ state: 'one', goods_ids: [AMOXICILLIN.id], total: 1 })),
        products: [{ goods: AMOXICILLIN, bought: null }],
      }),
    'cart.add': () => ADDED,
  })
  act(() => result.current.addLines([{ query: 'amxl', number: '20' }]))
  await waitFor(() => expect(result.current.total.rows).toBe(1))
  act(() => void result.current.addAll())
  await waitFor(() => expect(result.current.result).toHaveLength(1))
  const { id, goods_price_id, price } = AMOXICILLIN
  expect(sent.filter(({ name }) => name === 'cart.add').map(({ input }) => input)).toEqual([
    { params: [{ goods_id: id, goods_price_id, number: 20, price }] },
  ])
})

test('the suggestions of a text are those of the service for its type', async () => {
  const list = [{ name: '阿莫西林胶囊', count: 12 }]
  const { result, sent } = renderData(() => useGoodsSuggest(), {
    'goods.search': () => sampleOf(goodsSearch.data, { list }),
  })
  const { signal } = new AbortController()
  await expect(result.current('阿莫', 1, signal)).resolves.toEqual(list)
  expect(sent).toMatchObject([{ name: 'goods.search', input: { keywords: '阿莫', type: 1 } }])
})

const selected = (id: number, is_selected: 0 | 1): CartLine => ({ ...lineFor(id), is_selected })

test('[RT-13] the selected lines are those of the visit: the checkout does not change with the cart', async () => {
  let list = [selected(1, 1), selected(2, 0), selected(3, 1)]
  const { result, queries } = renderData(() => useSelectedLines(), {
    'cart.list': () => sampleOf(cartList.data, { list, total: totalOf(3) }),
  })
  expect(result.current.data).toBeUndefined()
  await waitFor(() => expect(result.current.data).toEqual([1, 3]))
  list = [selected(2, 1)]
  await act(() => queries.invalidateQueries())
  expect(result.current).toMatchObject({ data: [1, 3], error: null, why: '' })
})

test('[RT-13] the one line that is asked for is checked out alone, also when it is not selected', async () => {
  const { result } = renderData(() => useSelectedLines({ only: 2 }), {
    'cart.list': () => sampleOf(cartList.data, { list: [selected(1, 1), selected(2, 0)], total: totalOf(2) }),
  })
  await waitFor(() => expect(result.current.data).toEqual([2]))
})
