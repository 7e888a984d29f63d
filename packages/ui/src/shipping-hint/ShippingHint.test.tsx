import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import * as exported from './index'
import { ShippingHint } from './ShippingHint'
import { ZoneShipping } from './ZoneShipping'

test('[ST-04 1] says what is missing to free shipping', async () => {
  const { container } = render(<ShippingHint no_trans_order_amount="128.40" />)
  expect(screen.getByText('还差 ¥128.40 免运费')).toBeTruthy()
  await expectAccessible(container)
})

test('[ST-04] [RO-05] with a zone it says which one and what it charges', () => {
  render(<ShippingHint zone="youx" no_trans_order_amount="181.86" shipping_amount="8.00" />)
  expect(screen.getByText('包邮专区商品还差 ¥181.86 免运费（现收 ¥8.00）')).toBeTruthy()
})

test('with an address it leads to the products that count', () => {
  render(<ShippingHint zone="youx" no_trans_order_amount="181.86" shipping_amount="8.00" goodsHref="/yx" />)
  const link = screen.getByRole('link', { name: /^去凑单：包邮专区商品还差 ¥181.86/ })
  expect(link.getAttribute('href')).toBe('/yx')
})

test.each(['0.00', '-12.00'])('[ST-04 2] says nothing at %s', amount => {
  const { container } = render(<ShippingHint no_trans_order_amount={amount} />)
  expect(container.childElementCount).toBe(0)
})

const RULE = { fee: '8.00', free_from: '300.00' }
const CART = { goods_amount: '118.14', shipping_amount: '8.00', no_trans_order_amount: '181.86' }

test('[RT-34 /yx] a zone says its rule, and how far the cart is from free shipping', async () => {
  const { container, rerender } = render(<ZoneShipping shipping={RULE} cart={CART} cartHref="/cart" />)
  expect(screen.getByText('本专区满 ¥300.00 免运费，不满收 ¥8.00')).toBeTruthy()
  expect(screen.getByText('购物车已有 ¥118.14，还差 ¥181.86 免运费')).toBeTruthy()
  expect(screen.getByRole('progressbar', { name: '包邮进度' })).toMatchObject({ max: 30_000, value: 11_814 })
  expect(screen.getByRole('link', { name: '去购物车' }).getAttribute('href')).toBe('/cart')
  await expectAccessible(container)
  rerender(<ZoneShipping shipping={RULE} cart={{ ...CART, shipping_amount: '0.00' }} cartHref="/cart" />)
  expect(screen.getByText('购物车已有 ¥118.14，已免运费').dataset.free).toBe('')
  expect(screen.getByRole('progressbar')).toMatchObject({ value: 30_000 })
})

test('[RT-34 /yx] without products in the cart, without free shipping, and while it loads', () => {
  const { rerender } = render(<ZoneShipping shipping={RULE} cart={undefined} cartHref="/cart" />)
  expect(screen.getByText('购物车里还没有选中本专区的商品')).toBeTruthy()
  expect(screen.queryByRole('link')).toBeNull()
  rerender(<ZoneShipping shipping={{ ...RULE, free_from: null }} cart={CART} cartHref="/cart" />)
  expect(screen.getByText('本专区运费 ¥8.00')).toBeTruthy()
  expect(screen.queryByRole('progressbar')).toBeNull()
  rerender(<ZoneShipping shipping={undefined} cart={CART} cartHref="/cart" />)
  expect(screen.queryByRole('region')).toBeNull()
  expect(screen.getByText('正在加载运费规则…')).toBeTruthy()
})

testConformance(exported, {
  ShippingHint: { props: { no_trans_order_amount: '128.40' } },
  ZoneShipping: { props: { shipping: RULE, cart: CART, cartHref: '/cart' } },
})
