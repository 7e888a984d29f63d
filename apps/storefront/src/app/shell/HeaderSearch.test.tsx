import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openShop } from '../../testing/openShop'

const header = () => within(screen.getByRole('banner'))
const box = () => header().getByRole('combobox', { name: '搜索商品' }) as HTMLInputElement
const manufacturers = () => header().getByRole('radio', { name: '厂家' }) as HTMLInputElement

test.each([
  ['/search?keywords=amxl', 'amxl', false],
  ['/search?keywords=ql&type=1', 'ql', true],
  ['/search/table?keywords=amxl&type=2', 'amxl', false],
  // The keywords of other lists are no search for products.
  ['/order?keywords=YJ26', '', false],
  ['/yjh?keywords=amxl', '', false],
  ['/list?keywords=amxl&type=1', '', false],
  ['/noActivity', '', false],
])('[CH-05] at %s the search shows “%s”, by manufacturer: %s', async (at, keyword, byManufacturer) => {
  openShop(at)
  await waitFor(() => expect(box().value).toBe(keyword))
  expect(manufacturers().checked).toBe(byManufacturer)
})

test.each([
  [1, '药品', '/search?keywords=amxl'],
  [2, '厂家', '/search?keywords=amxl&type=1'],
])('[CH-05 2] [CN-05 %i] a search by %s leads to %s', async (_clause, type, address) => {
  const { user, place } = openShop('/noActivity')
  await user.click(header().getByRole('radio', { name: type }))
  await user.type(box(), 'amxl{Enter}')
  await waitFor(() => expect(place.now).toBe(address))
})

test('[CH-05] what is typed stays until another search is in the address', async () => {
  const { user } = openShop('/search?keywords=amxl')
  await user.clear(box())
  await user.type(box(), 'bfs')
  expect(box().value).toBe('bfs')
  await user.click(header().getByRole('link', { name: '我的订单' }))
  await waitFor(() => expect(box().value).toBe(''))
})

test('[CH-06 2] suggestions are asked for by the chosen type', async () => {
  const { user, client } = openShop('/noActivity', {
    'goods.search': () => ({ list: [{ name: '齐鲁制药', count: 12 }] }),
  })
  await user.click(manufacturers())
  await user.type(box(), 'ql')
  await waitFor(() => expect(client.sentTo('goods.search').length).toBeGreaterThan(0))
  expect(client.sentTo('goods.search').at(-1)?.input).toEqual({ keywords: 'ql', type: 1 })
})

test('[CH-06 1] the hot searches are those of the configuration', async () => {
  openShop('/noActivity')
  const hot = await header().findByRole('link', { name: '连花清瘟' })
  expect(hot.getAttribute('href')).toBe('/search?keywords=连花清瘟')
})
