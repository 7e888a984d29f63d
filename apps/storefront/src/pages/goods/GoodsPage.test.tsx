import { render, screen, waitFor } from '@testing-library/react'
import { goodsDetailOf, goodsFor } from '@yaoji/api-client/testing'
import { Route, Routes } from 'react-router-dom'
import { expect, test } from 'vitest'
import { describePageStates } from '../../testing/describePageStates'
import { fakeShop } from '../../testing/fakeShop'
import GoodsPage from './GoodsPage'

const detail = () => goodsDetailOf(goodsFor(1))

describePageStates('goods', {
  answers: { 'goods.detail': detail },
  call: 'goods.detail',
  crumbs: { 首页: '/', '阿莫西林胶囊 1': '' },
  loading: '正在加载商品',
  ready: /香港澳美制药厂/,
  missing: '没有找到这个商品',
})

test.each(['goods_price_id=&ladder_price_id=0', 'goods_price_id=0&goods_manjian_id=0&is_yj=0&is_jxq=0'])(
  '[RT-10] with ?%s the address names no line, and the product opens',
  async query => {
    const { client, Shop } = fakeShop({ 'goods.detail': detail }, { at: `/list/info/1001?${query}` })
    render(
      <Shop>
        <Routes>
          <Route path="/list/info/:id" element={<GoodsPage />} />
        </Routes>
      </Shop>,
    )
    expect((await screen.findAllByText(/香港澳美制药厂/)).length).toBeGreaterThan(0)
    const [call] = client.sentTo('goods.detail')
    const none = { goods_price_id: undefined, ladder_price_id: undefined, goods_manjian_id: undefined }
    expect(call?.input).toMatchObject({ id: 1001, ...none })
  },
)

test.each(['abc', '0', '99999999999'])('[RT-10] /list/info/%s names no product', async id => {
  const { client, Shop } = fakeShop({ 'goods.detail': detail }, { at: `/list/info/${id}` })
  render(
    <Shop>
      <Routes>
        <Route path="/list/info/:id" element={<GoodsPage />} />
      </Routes>
    </Shop>,
  )
  expect((await screen.findAllByText('没有找到这个商品')).length).toBeGreaterThan(0)
  expect(client.sentTo('goods.detail')).toEqual([])
})

test.each([
  ['2', 'goods_price_id=2001', { goods_price_id: 2001 }],
  ['3', 'ladder_price_id=7', { ladder_price_id: 7 }],
  ['4', 'goods_manjian_id=5', { goods_manjian_id: 5 }],
  ['5', 'is_yj=1', { is_yj: 1 }],
  ['6', 'is_jxq=1', { is_jxq: 1 }],
  [
    '2, RT-10 6',
    'goods_price_id=2001&is_jxq=1&is_yj=7&ladder_price_id=x',
    { goods_price_id: 2001, is_jxq: 1 },
  ],
])(
  '[RT-10 %s] the address may name a line of the product by %s; what it cannot mean is left out',
  async (_clause, query, line) => {
    const { client, Shop } = fakeShop({ 'goods.detail': detail }, { at: `/list/info/1001?${query}` })
    render(
      <Shop>
        <Routes>
          <Route path="/list/info/:id" element={<GoodsPage />} />
        </Routes>
      </Shop>,
    )
    const inputs = () => client.sentTo('goods.detail').map(({ input }) => input)
    await waitFor(() => expect(inputs()).toEqual([{ id: 1001, ...line }]))
  },
)

test('[RT-10] where there is no product the page says why, and leads to the others', async () => {
  const { Shop } = fakeShop({}, { at: '/list/info/abc' })
  render(
    <Shop>
      <Routes>
        <Route path="/list/info/:id" element={<GoodsPage />} />
      </Routes>
    </Shop>,
  )
  expect(await screen.findByText('商品可能已经下架，或地址写错了。您可以搜索同类商品。')).toBeTruthy()
  expect(screen.getByRole('link', { name: '看全部商品' }).getAttribute('href')).toBe('/list')
  expect(screen.getByRole('link', { name: '回首页' }).getAttribute('href')).toBe('/')
})
