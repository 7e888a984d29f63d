import { screen, waitFor } from '@testing-library/react'
import { goodsDetailOf, goodsFor, visitor } from '@yaoji/api-client/testing'
import { expect, test } from 'vitest'
import { openShop } from '../../testing/openShop'

const DONE = { added: [], adjusted: [], refused: [] }

function open(is_favorite: 0 | 1, answers = {}) {
  return openShop('/list/info/1001', {
    'goods.detail': () => ({ ...goodsDetailOf(goodsFor(1)), is_favorite }),
    'favorite.add': () => DONE,
    'favorite.cancel': () => DONE,
    ...answers,
  })
}

const button = (name: string) => screen.findByRole('button', { name })

test('[ER-10 1, ER-10 2] a product becomes a favourite, with a way to the favourites', async () => {
  const { user, client } = open(0)
  const press = await button('收藏')
  expect(press.getAttribute('aria-pressed')).toBe('false')
  client.answer({ 'goods.detail': () => ({ ...goodsDetailOf(goodsFor(1)), is_favorite: 1 }) })
  await user.click(press)
  expect(await screen.findByText('收藏成功')).toBeTruthy()
  expect(screen.getByRole('link', { name: '查看收藏' }).getAttribute('href')).toBe('/star')
  expect((await button('已收藏')).getAttribute('aria-pressed')).toBe('true')
  expect(client.sentTo('favorite.add').map(({ input }) => input)).toEqual([{ goods_ids: [1001] }])
})

test('[ER-10 3] a favourite is removed: 取消收藏成功', async () => {
  const { user, client } = open(1)
  await user.click(await button('已收藏'))
  expect(await screen.findByText('取消收藏成功')).toBeTruthy()
  expect(screen.queryByRole('link', { name: '查看收藏' })).toBeNull()
  expect(client.sentTo('favorite.cancel').map(({ input }) => input)).toEqual([{ goods_ids: [1001] }])
  expect(client.sentTo('favorite.add')).toEqual([])
})

test('[RO-04] a visitor logs in first, and comes back to the product', async () => {
  const { user, place, client } = open(0, { 'user.base': () => visitor() })
  await user.click(await button('收藏'))
  await waitFor(() => expect(place.now).toBe('/login?from=%2Flist%2Finfo%2F1001'))
  expect(client.sentTo('favorite.add')).toEqual([])
})

test.each([
  ['收藏', 'favorite.add', 0],
  ['已收藏', 'favorite.cancel', 1],
] as const)('[ER-10] while %s is sent the button is busy', async (name, call, is_favorite) => {
  const { user, client } = open(is_favorite, { [call]: () => new Promise(() => {}) })
  const press = await button(name)
  expect(press.getAttribute('aria-disabled')).toBeNull()
  await user.click(press)
  await waitFor(() => expect(press.getAttribute('aria-disabled')).toBe('true'))
  await user.click(press)
  expect(client.sentTo(call)).toHaveLength(1)
})
