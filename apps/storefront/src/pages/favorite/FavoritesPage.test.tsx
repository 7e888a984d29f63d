import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Favorite } from '@yaoji/api-client/contract/favorite'
import { type Answers, type DataNamed, failWith, goodsFor } from '@yaoji/api-client/testing'
import { Route, Routes } from 'react-router-dom'
import { expect, test } from 'vitest'
import { href, routeNamed } from '../../routes'
import { describePageStates } from '../../testing/describePageStates'
import { fakeShop } from '../../testing/fakeShop'
import { tableOf } from '../../testing/tableOf'
import FavoritesPage from './FavoritesPage'

const favoriteFor = (id: number, change: Partial<Favorite> = {}): Favorite => ({
  goods: goodsFor(id),
  created_at: '2026-11-20 10:00:00',
  price_then: '12.80',
  back_in_stock: 0,
  short_expiry: 0,
  ...change,
})

const pageOf = (list: Favorite[]) => ({ list, total: list.length, page: 1, per_page: 20, last_page: 1 })

for (const name of ['star', 'serviceStar'] as const) {
  describePageStates(name, {
    answers: { 'favorite.list': () => pageOf([favoriteFor(1)]) },
    call: 'favorite.list',
    crumbs: { 首页: '/', [routeNamed(name).title]: '' },
    ready: '阿莫西林胶囊 1',
    loading: '正在加载收藏',
    empty: { answer: pageOf([]), text: '在商品页收藏常买的商品，可以在这里看降价和到货，并一次加入购物车。' },
  })
}

describePageStates('star', {
  at: '/star?tab=arrival',
  answers: { 'arrival.list': () => ({ list: [noticeFor(1)] }) },
  call: 'arrival.list',
  crumbs: { 首页: '/', 我的收藏: '' },
  ready: '阿莫西林胶囊 1',
  loading: '正在加载到货通知',
  empty: { answer: { list: [] }, text: '没有登记到货通知' },
})

function noticeFor(id: number) {
  const { name, ypgg, sccj } = goodsFor(id)
  return { goods_id: 1000 + id, name, ypgg, sccj, created_at: '2026-11-20 10:00:00' }
}

test('[RT-23] a buyer sees what is registered for a notice of arrival, takes one back, and registers it again', async () => {
  const waiting = new Set([1, 2])
  const bulk = { added: [], adjusted: [], refused: [] }
  const { user, client } = open([], undefined, {
    'arrival.list': () => ({ list: [...waiting].map(noticeFor) }),
    'arrival.cancel'({ goods_ids }) {
      for (const id of goods_ids) waiting.delete(id - 1000)
      return bulk
    },
    'arrival.add'({ goods_ids }) {
      for (const id of goods_ids) waiting.add(id - 1000)
      return bulk
    },
  })
  await user.click(await screen.findByRole('tab', { name: '到货通知' }))
  const row = await rowOf(2)
  expect(row.getByText('2026-11-20 10:00')).toBeTruthy()
  expect(row.getByRole('link').getAttribute('href')).toBe('/list/info/1002')
  await user.click(button('取消登记 阿莫西林胶囊 2'))
  expect(await screen.findByText('已取消到货通知')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('link', { name: '阿莫西林胶囊 2' })).toBeNull())
  await user.click(button('撤销'))
  await rowOf(2)
  expect(await screen.findByText('已重新登记')).toBeTruthy()
  expect(client.sentTo('arrival.add')[0]?.input).toEqual({ goods_ids: [1002] })
})

test('[RT-23] a registration that the service refuses is named with its reason', async () => {
  const message = '“阿莫西林胶囊 2”已有货，可以直接购买'
  const { user } = open([], undefined, {
    'arrival.list': () => ({ list: [noticeFor(2)] }),
    'arrival.cancel': () => ({ added: [], adjusted: [], refused: [] }),
    'arrival.add': () => ({
      added: [],
      adjusted: [],
      refused: [{ entry: 0, id: 1002, reason: 'not_found', message }],
    }),
  })
  await user.click(await screen.findByRole('tab', { name: '到货通知' }))
  await rowOf(2)
  await user.click(button('取消登记 阿莫西林胶囊 2'))
  await user.click(await screen.findByRole('button', { name: '撤销' }))
  expect(await screen.findByText(message)).toBeTruthy()
  expect(screen.queryByText('已取消到货通知')).toBeNull()
  expect(screen.queryByText('已重新登记')).toBeNull()
})

type CartAnswer = (
  lines: readonly { goods_id: number; number: number }[],
) => Omit<DataNamed<'cart.add'>, 'cart'>

const allAdded: CartAnswer = lines => ({
  added: lines.map(({ goods_id, number }, entry) => ({ entry, id: goods_id, number })),
  adjusted: [],
  refused: [],
})

/** A service that keeps which products are favourites. */
function open(favorites: Favorite[], cart: CartAnswer = allAdded, more: Answers = {}) {
  const removed = new Set<number>()
  const { Shop, client, place } = fakeShop(
    {
      'favorite.list': () => pageOf(favorites.filter(({ goods }) => !removed.has(goods.id))),
      'arrival.list': () => ({ list: [] }),
      'favorite.cancel'({ goods_ids }) {
        for (const id of goods_ids) removed.add(id)
        return { added: [], adjusted: [], refused: [] }
      },
      'favorite.add'({ goods_ids }) {
        for (const id of goods_ids) removed.delete(id)
        return { added: [], adjusted: [], refused: [] }
      },
      'cart.add': ({ params }) => ({
        ...cart(params),
        cart: 3,
      }),
      ...more,
    },
    { at: href('star') },
  )
  render(
    <Shop>
      <Routes>
        <Route path={href('star')} element={<FavoritesPage />} />
        <Route path="*" element="另一页" />
      </Routes>
    </Shop>,
  )
  return { client, place, user: userEvent.setup() }
}

const rowOf = async (id: number) =>
  within((await screen.findByRole('link', { name: `阿莫西林胶囊 ${id}` })).closest('tr') as HTMLElement)
const button = (name: string) => screen.getByRole('button', { name })
const choose = (id: number) => screen.getByRole('checkbox', { name: `选择 阿莫西林胶囊 ${id}` })

test('[RT-23 /star] a favourite has its price then and now, marked when it is lower, and its stock', async () => {
  open([
    favoriteFor(1, { price_then: '14.30', price_drop: '1.50', back_in_stock: 1, short_expiry: 1 }),
    favoriteFor(2, { goods: goodsFor(2, { buy_state: 'no_stock', number: 0 }) }),
    favoriteFor(3, { goods: goodsFor(3, { buy_state: 'off_shelf', is_buy: 0 }), price_then: null }),
  ])
  const first = await rowOf(1)
  for (const text of ['¥14.30', '降价 ¥1.50', '到货', '近效期', '500', '2028-03', '2026-11-20'])
    expect(first.getByText(text)).toBeTruthy()
  const second = await rowOf(2)
  expect(second.getByText('缺货')).toBeTruthy()
  for (const mark of [/降价/, '到货', '近效期']) expect(second.queryByText(mark)).toBeNull()
  expect(await second.findByRole('button', { name: '到货通知 阿莫西林胶囊 2' })).toBeTruthy()
  expect((await rowOf(3)).getByText('已下架', { selector: 'td' })).toBeTruthy()
})

test('[RT-23 /star] the settings of the alerts are one link away', async () => {
  open([favoriteFor(1)])
  const link = await screen.findByRole('link', { name: '提醒设置' })
  expect(link.getAttribute('href')).toBe('/wdxx?alerts=1')
})

test('[RT-23 /star] several are added to the cart at once, those that can be bought', async () => {
  const { user, client } = open(
    [1, 2]
      .map(id => favoriteFor(id))
      .concat(favoriteFor(3, { goods: goodsFor(3, { buy_state: 'no_stock', number: 0 }) })),
  )
  await rowOf(1)
  await user.click(screen.getByRole('checkbox', { name: '全选本页' }))
  expect(screen.getByText('已选 3 种，其中 2 种可购买')).toBeTruthy()
  await user.click(button('加入购物车'))
  expect(await screen.findByText('2 种商品已加入购物车')).toBeTruthy()
  expect(client.sentTo('cart.add')[0]?.input).toMatchObject({
    params: [
      { goods_id: 1001, number: 1 },
      { goods_id: 1002, number: 1 },
    ],
  })
  expect(choose(1)).toHaveProperty('checked', false)
})

test('[RT-23 /star] what the service adjusted or refused is listed, line by line', async () => {
  const { user } = open(
    [1, 2].map(id => favoriteFor(id)),
    () => ({
      added: [{ entry: 0, id: 1001, number: 1 }],
      adjusted: [],
      refused: [{ entry: 1, id: 1002, reason: 'no_stock', message: '库存不足' }],
    }),
  )
  await rowOf(1)
  await user.click(choose(1))
  await user.click(choose(2))
  await user.click(button('加入购物车'))
  const dialog = within(await screen.findByRole('dialog', { name: '加入购物车' }))
  expect(dialog.getByText('1 种已加入购物车，1 种没有加入')).toBeTruthy()
  expect(dialog.getAllByRole('listitem').map(line => line.textContent)).toEqual([
    '没有加入阿莫西林胶囊 2 0.25g×24粒库存不足',
    '已加入阿莫西林胶囊 1 0.25g×24粒1 盒',
  ])
})

test('[RT-23 /star] [ER-10] removing can be undone', async () => {
  const { user, client } = open([1, 2].map(id => favoriteFor(id)))
  await user.click((await rowOf(1)).getByRole('button', { name: '移除 阿莫西林胶囊 1' }))
  expect(await screen.findByText('取消收藏成功')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('link', { name: '阿莫西林胶囊 1' })).toBeNull())
  await user.click(button('撤销'))
  await rowOf(1)
  expect(client.sentTo('favorite.add')[0]?.input).toEqual({ goods_ids: [1001] })
  expect(await screen.findByText('已恢复收藏')).toBeTruthy()
})

test('[RT-23 /star] several are removed at once, and come back at once', async () => {
  const { user, client } = open([1, 2, 3].map(id => favoriteFor(id)))
  await rowOf(3)
  await user.click(choose(1))
  await user.click(choose(3))
  await user.click(button('取消收藏'))
  expect(await screen.findByText('取消收藏成功，共 2 种')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('link', { name: '阿莫西林胶囊 3' })).toBeNull())
  expect(client.sentTo('favorite.cancel')[0]?.input).toEqual({ goods_ids: [1001, 1003] })
  await user.click(button('撤销'))
  await rowOf(3)
})

test('[RT-23 /star] what is chosen is counted; one can be left out again, and all at once', async () => {
  const { user } = open([1, 2, 3].map(id => favoriteFor(id)))
  await rowOf(3)
  const all = screen.getByRole<HTMLInputElement>('checkbox', { name: '全选本页' })
  const state = () => [all.checked, all.indeterminate]
  await user.click(choose(1))
  await user.click(choose(2))
  await user.click(choose(1))
  expect(screen.getByText(/^已选 1 种/)).toBeTruthy()
  expect([1, 2, 3].map(id => (choose(id) as HTMLInputElement).checked)).toEqual([false, true, false])
  expect(state()).toEqual([false, true])
  await user.click(all)
  expect(screen.getByText(/^已选 3 种/)).toBeTruthy()
  expect(state()).toEqual([true, false])
  await user.click(all)
  expect(screen.queryByText(/^已选/)).toBeNull()
  expect(state()).toEqual([false, false])
})

test('[RT-23 /star] a favourite that could not be removed stays, and nothing says that it was removed', async () => {
  const { user, client } = open([favoriteFor(1)])
  client.answer({ 'favorite.cancel': () => failWith('busy') })
  await user.click((await rowOf(1)).getByRole('button', { name: '移除 阿莫西林胶囊 1' }))
  await waitFor(() => expect(client.sentTo('favorite.cancel')).toHaveLength(1))
  expect(await rowOf(1)).toBeTruthy()
  expect(screen.queryByText(/取消收藏成功/)).toBeNull()
})

test('[RT-23 /star] a favourite is a row with what it is, and what is not known is a dash', async () => {
  const picture = { list: '/media/1.webp', large: '/media/1-large.webp' }
  open([
    favoriteFor(1, { goods: goodsFor(1, { goods_image: [picture] }) }),
    favoriteFor(2, { goods: goodsFor(2, { expiry_date: null, buy_state: 'off_shelf' }), price_then: null }),
  ])
  const link = (await rowOf(1)).getByRole('link', { name: '阿莫西林胶囊 1' })
  expect(link.getAttribute('href')).toBe('/list/info/1001')
  const { heads, rows } = tableOf('我的收藏')
  expect(heads).toEqual(['商品', '效期', '库存', '收藏时', '现价', '操作'])
  expect(rows.map(row => row.slice(0, 4))).toEqual([
    ['阿莫西林胶囊 10.25g×24粒 · 香港澳美制药厂', '2028-03', '500', '¥12.802026-11-20'],
    ['阿莫西林胶囊 20.25g×24粒 · 香港澳美制药厂', '—', '已下架', '—2026-11-20'],
  ])
  const pictures = [...screen.getByRole('table').querySelectorAll('img')].map(each =>
    each.getAttribute('src'),
  )
  expect(pictures).toEqual(['/media/1.webp'])
  expect(await screen.findByText('共收藏 2 种商品')).toBeTruthy()
  expect(screen.getByText('共 2 种，可勾选多种，一次加入购物车或取消收藏')).toBeTruthy()
  expect(button('加入购物车')).toHaveProperty('disabled', true)
  expect(button('取消收藏')).toHaveProperty('disabled', true)
})

test('[RT-23 /star] a row adds its number, at first the smallest that can be ordered, and says so where the hand is', async () => {
  const { user, client } = open([
    favoriteFor(1, { goods: goodsFor(1, { min_qty: 5, step_qty: 5 }) }),
    favoriteFor(2, { goods: goodsFor(2, { min_qty: 20, number: 3 }) }),
  ])
  const add = (await rowOf(1)).getByRole('button', { name: '加购 阿莫西林胶囊 1' })
  await user.click(add)
  expect(await (await rowOf(1)).findByRole('button', { name: '✓ 5' })).toBeTruthy()
  expect(client.sentTo('cart.add')[0]?.input).toMatchObject({ params: [{ goods_id: 1001, number: 5 }] })
  const open2 = (await rowOf(2)).getAllByRole<HTMLButtonElement>('button').filter(each => !each.disabled)
  expect(open2.map(each => each.textContent)).toEqual(['移除'])
})

test('[RT-23 /star] a product without a price says why, and leads to what opens it', async () => {
  const { price: _, ...goods } = goodsFor(1, { buy_state: 'unverified' })
  open([favoriteFor(1, { goods })])
  const row = await rowOf(1)
  expect(row.getByText('认证后可见价格', { selector: 'td *' })).toBeTruthy()
  expect(row.getByRole('link', { name: '去认证' }).getAttribute('href')).toBe('/register/step3')
})

test('[RT-23 /star] what cannot be bought is counted apart, and is not added', async () => {
  const { user } = open([
    favoriteFor(1),
    favoriteFor(2, { goods: goodsFor(2, { buy_state: 'no_stock', number: 0 }) }),
  ])
  await rowOf(1)
  await user.click(choose(2))
  expect(screen.getByText('已选 1 种，其中 0 种可购买')).toBeTruthy()
  expect(button('加入购物车')).toHaveProperty('disabled', true)
  expect(button('取消收藏')).toHaveProperty('disabled', false)
  await user.click(choose(1))
  await user.click(choose(2))
  expect(screen.getByText('已选 1 种')).toBeTruthy()
  expect(button('加入购物车')).toHaveProperty('disabled', false)
})

test('[RT-23 /star] products are added once; a failed add keeps the choice, and the result leads to the cart', async () => {
  const { user, client, place } = open([favoriteFor(1)])
  await rowOf(1)
  await user.click(choose(1))
  let fail = () => {}
  client.answer({ 'cart.add': () => new Promise((_, reject) => (fail = () => reject(new Error('lost')))) })
  const add = button('加入购物车')
  await user.click(add)
  await waitFor(() => expect(add.getAttribute('aria-disabled')).toBe('true'))
  await user.click(add)
  expect(client.sentTo('cart.add')).toHaveLength(1)
  fail()
  await waitFor(() => expect(add.getAttribute('aria-disabled')).toBeNull())
  expect(choose(1)).toHaveProperty('checked', true)
  expect(screen.queryByText(/已加入购物车/)).toBeNull()
  client.answer({
    'cart.add': ({ params }) => ({ ...allAdded(params), cart: 3 }),
  })
  await user.click(add)
  await screen.findByText('1 种商品已加入购物车')
  await user.click(screen.getByRole('link', { name: '去购物车' }))
  await waitFor(() => expect(place.now).toBe('/cart'))
})

test('[RT-23 /star] what was only adjusted is listed too, and the list can be closed', async () => {
  const { user } = open([favoriteFor(1)], () => ({
    added: [],
    adjusted: [{ entry: 0, id: 1001, number: 5, reason: 'step', message: '已改为 5 盒' }],
    refused: [],
  }))
  await rowOf(1)
  await user.click(choose(1))
  await user.click(button('加入购物车'))
  const dialog = within(await screen.findByRole('dialog', { name: '加入购物车' }))
  expect(dialog.getByText('已改为 5 盒')).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: '留在本页' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(choose(1)).toHaveProperty('checked', false)
})

test('[RT-23 /star] while another page loads, the favourites stay and are marked as busy', async () => {
  const { user, place } = open([], allAdded, {
    'favorite.list': ({ page }) =>
      page === 1 ? { ...pageOf([favoriteFor(1)]), total: 21, last_page: 2 } : new Promise(() => {}),
  })
  await rowOf(1)
  const table = () => screen.getByRole('table', { name: '我的收藏' })
  expect(table().getAttribute('aria-busy')).toBeNull()
  await user.click(screen.getByRole('link', { name: '第 2 页' }))
  expect(place.now).toBe('/star?page=2')
  await waitFor(() => expect(table().getAttribute('aria-busy')).toBe('true'))
  expect(await rowOf(1)).toBeTruthy()
})

test('[RT-23 /star] without favourites there is no count, and the products are the way on', async () => {
  open([])
  expect(await screen.findByText('还没有收藏商品')).toBeTruthy()
  expect(screen.queryByText(/^共 \d+ 种/)).toBeNull()
  expect(screen.getByRole('link', { name: '去看看商品' }).getAttribute('href')).toBe('/list')
})
