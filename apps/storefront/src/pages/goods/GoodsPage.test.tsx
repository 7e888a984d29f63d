import { render, waitFor } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { expect, test } from 'vitest'
import { describePageStates } from '../../testing/describePageStates'
import { fakeShop } from '../../testing/fakeShop'
import { goodsDetailOf, goodsFor } from '../../testing/goods'
import GoodsPage from './GoodsPage'

const detail = () => goodsDetailOf(goodsFor(1))

describePageStates('goods', {
  answers: { 'goods.detail': detail },
  call: 'goods.detail',
  loading: '正在加载商品',
  ready: /香港澳美制药厂/,
  missing: '没有找到这个商品',
})

test('[RT-10] the address may name a line of the product; what it cannot mean is left out', async () => {
  const { client, Shop } = fakeShop(
    { 'goods.detail': detail },
    { at: '/list/info/1001?goods_price_id=2001&is_jxq=1&is_yj=7&ladder_price_id=x' },
  )
  render(
    <Shop>
      <Routes>
        <Route path="/list/info/:id" element={<GoodsPage />} />
      </Routes>
    </Shop>,
  )
  const asked = () => client.askedOf('goods.detail').map(({ input }) => input)
  await waitFor(() => expect(asked()).toEqual([{ id: 1001, goods_price_id: 2001, is_jxq: 1 }]))
})
