import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { PurchaseList } from '@yaoji/api-client/contract/purchase-list'
import { type Answers, buyer, coldGranules, failWith, ibuprofen, storeFor } from '@yaoji/api-client/testing'
import { afterEach, describe, expect, test } from 'vitest'
import { describePageStates } from '../../testing/describePageStates'
import { openShop } from '../../testing/openShop'
import { openQuickBuy } from '../../testing/quickBuy'

const listFor = (id: number, name: string): PurchaseList => ({
  ...{ id, name, count: 3, version: `v${id}` },
  ...{ saved_by: '同春堂医药连锁', saved_at: '2026-11-27 10:20:00' },
})

const MONDAY = listFor(1, '周一补货')
const WINTER = listFor(2, '冬季')

const lineOf = (goods_id: number | null) => ({ query: 'x', own_code: '', number: '5', goods_id })

const HEAD = storeFor(1, { company: '同春堂医药连锁', is_current: 1, is_head: 1, can_switch: 0 })
const NEW = storeFor(3, { licence_state: 'submitted', licence_text: '资质审核中', is_passed: 0 })

const answers: Answers = {
  'store.list': () => ({ list: [HEAD, storeFor(2), NEW] }),
  'purchaseList.list': () => ({ list: [MONDAY, WINTER], max_lists: 50 }),
  'purchaseList.get': ({ id }) => ({
    list: id === 2 ? WINTER : MONDAY,
    lines: [lineOf(ibuprofen().id), lineOf(coldGranules().id), lineOf(null)],
    products: (id === 2 ? [ibuprofen()] : [ibuprofen(), coldGranules()]).map(goods => ({
      goods,
      bought: null,
    })),
  }),
}

describePageStates('storeMatrix', {
  answers,
  call: 'purchaseList.list',
  crumbs: { 首页: '/', 快捷采购: '/zzfw/kjcg', 分配到门店: '' },
  loading: '正在加载门店和清单',
  ready: '布洛芬缓释胶囊',
  empty: { answer: { list: [], max_lists: 50 }, text: '没有采购清单' },
})

const open = (more: Answers = {}) => openShop('/zzfw/kjcg/stores', { ...answers, ...more })

const field = (name: RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name })

test('[RO-03] [RT-30 /zzfw/kjcg/stores] a list is distributed; each store says what it got, and what was refused stays', async () => {
  const { user, client, place } = open({
    'store.switch': () => ({ user: buyer() }),
    'cart.distribute': () => ({
      added: [{ entry: 0, id: 1, number: 5 }],
      adjusted: [],
      refused: [{ entry: 1, id: 2, reason: 'out_of_scope', message: '超出经营范围' }],
      carts: [
        { user_id: 1, name: '同春堂医药连锁', message: '' },
        { user_id: 2, name: '同春堂大药房 2 店', message: '证照已过期，更新后可下单' },
      ],
    }),
  })
  fireEvent.paste(await field(/^布洛芬缓释胶囊 同春堂医药连锁/), {
    clipboardData: { getData: () => '5\t6' },
  })
  await user.click(screen.getByRole('button', { name: '加入各店购物车' }))
  const results = within(await screen.findByRole('status', { name: '加入结果' }))
  expect(results.getByText('同春堂医药连锁：已加入 1 种')).toBeTruthy()
  expect(
    results.getByText('同春堂大药房 2 店：已加入 0 种，1 种没有加入。证照已过期，更新后可下单'),
  ).toBeTruthy()
  expect(results.getByText('布洛芬缓释胶囊：超出经营范围')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('status', { name: '加入结果' }))
  expect(results.getByRole('link', { name: '打开购物车' }).getAttribute('href')).toBe('/cart')
  expect((await field(/^布洛芬缓释胶囊 同春堂医药连锁/)).value).toBe('')
  expect((await field(/^布洛芬缓释胶囊 同春堂大药房 2 店/)).value).toBe('6')
  const { id: goods_id, goods_price_id } = ibuprofen()
  expect(client.sentTo('cart.distribute').map(({ input }) => input)).toEqual([
    {
      params: [
        { user_id: 1, goods_id, goods_price_id, number: 5 },
        { user_id: 2, goods_id, goods_price_id, number: 6 },
      ],
    },
  ])
  await user.click(results.getByRole('button', { name: '切换到该门店并打开购物车' }))
  await waitFor(() => expect(place.now).toBe('/cart'))
  expect(client.sentTo('store.switch').map(({ input }) => input)).toEqual([{ id: 2 }])
})

test('[RO-03] a store that cannot order has no column and says why; so do lines without a product', async () => {
  open()
  await field(/^布洛芬缓释胶囊 同春堂医药连锁/)
  expect(screen.getByText('暂不能下单，没有列出：同春堂大药房 3 店（资质审核中）')).toBeTruthy()
  expect(screen.queryByRole('textbox', { name: /同春堂大药房 3 店/ })).toBeNull()
  expect(screen.getByText('清单中有 1 行没有选定商品或已下架，没有列出')).toBeTruthy()
})

describe('[RO-03] the lines in the sheet of quick purchase', () => {
  const keep = (goods_ids: readonly (number | null)[]) =>
    sessionStorage.setItem(
      `yaoji.quick-buy.${buyer().user_id}`,
      JSON.stringify(goods_ids.map(goods_id => ({ query: 'x', number: '5', goods_id, regular: false }))),
    )
  afterEach(() => sessionStorage.clear())

  const sheetAnswers: Answers = {
    'quickBuy.match': () => ({ matches: [], products: [{ goods: coldGranules(), bought: null }] }),
  }
  const lists = () => screen.findByRole<HTMLSelectElement>('combobox', { name: '采购清单' })

  test('are distributed first, also without a named list', async () => {
    keep([coldGranules().id, coldGranules().id, null])
    const { client } = open({
      ...sheetAnswers,
      'purchaseList.list': () => ({ list: [], max_lists: 50 }),
    })
    await field(/^感冒灵颗粒 同春堂医药连锁/)
    expect((await lists()).selectedOptions[0]?.textContent).toBe('快捷采购中的商品（3 行）')
    expect(screen.getByText('清单中有 1 行没有选定商品或已下架，没有列出')).toBeTruthy()
    expect(client.sentTo('quickBuy.match').map(({ input }) => input)).toEqual([
      { queries: [], goods_ids: [coldGranules().id] },
    ])
  })

  test('leave the named lists to choose from', async () => {
    keep([coldGranules().id])
    const { user, place } = open(sheetAnswers)
    await field(/^感冒灵颗粒 同春堂医药连锁/)
    await user.selectOptions(await lists(), '周一补货（3 行）')
    await field(/^布洛芬缓释胶囊 同春堂医药连锁/)
    expect(place.now).toBe('/zzfw/kjcg/stores?list=1')
    await user.selectOptions(await lists(), '快捷采购中的商品（1 行）')
    await waitFor(() => expect(screen.queryByText('布洛芬缓释胶囊')).toBeNull())
  })

  test('are no list without a product', async () => {
    keep([null])
    open()
    await field(/^布洛芬缓释胶囊 同春堂医药连锁/)
    expect([...(await lists()).options].map(option => option.textContent)).toEqual([
      '周一补货（3 行）',
      '冬季（3 行）',
    ])
  })
})

test('[RO-03] another list is chosen, and the address keeps it', async () => {
  const { user, place } = open()
  await user.selectOptions(await screen.findByRole('combobox', { name: '采购清单' }), '冬季（3 行）')
  await waitFor(() => expect(screen.queryByText('感冒灵颗粒')).toBeNull())
  expect(place.now).toBe('/zzfw/kjcg/stores?list=2')
})

test('[RO-03] a buyer who logged in as one store reads who can distribute', async () => {
  open({
    'store.list': () => ({
      list: [{ ...HEAD, is_current: 0 }, storeFor(2, { is_current: 1, can_switch: 0 })],
    }),
  })
  expect(await screen.findByText('没有可分配的门店')).toBeTruthy()
})

test('[RO-03] a failed call keeps the numbers and says why', async () => {
  const { user } = open({ 'cart.distribute': () => failWith('refused', { message: '门店已停用' }) })
  await user.type(await field(/^布洛芬缓释胶囊 同春堂医药连锁/), '5')
  await user.click(screen.getByRole('button', { name: '加入各店购物车' }))
  expect(await screen.findByText('门店已停用')).toBeTruthy()
  expect((await field(/^布洛芬缓释胶囊 同春堂医药连锁/)).value).toBe('5')
})

test('[RO-03] quick purchase leads to it where the company has several stores', async () => {
  const { unmount } = await openQuickBuy({ 'user.base': () => buyer({ store_count: 3 }) })
  expect((await screen.findByRole('link', { name: '分配到门店' })).getAttribute('href')).toBe(
    '/zzfw/kjcg/stores',
  )
  unmount()
  await openQuickBuy({ 'user.base': () => buyer({ store_count: 1 }) })
  expect(screen.queryByRole('link', { name: '分配到门店' })).toBeNull()
})
