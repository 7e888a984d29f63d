import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import { BuyBox, type BuyBoxGoods, type BuyBoxProps } from './BuyBox'
import * as exported from './index'
import { packRuleText } from './packRuleText'

const goods: BuyBoxGoods = {
  name: '阿莫西林胶囊',
  bzdw: '盒',
  number: 860,
  min_qty: 20,
  step_qty: 10,
  max_qty: null,
  limit_period: null,
  mid_pack: 10,
  case_pack: 400,
  buy_state: 'ok',
}

function show(props: Partial<BuyBoxProps> = {}) {
  const [onAdd, onBuyNow] = [vi.fn(), vi.fn()]
  const view = render(<BuyBox goods={goods} onAdd={onAdd} onBuyNow={onBuyNow} {...props} />)
  return { ...view, onAdd, onBuyNow, user: userEvent.setup() }
}

test('both ways hand out the number chosen, by keyboard alone', async () => {
  const { onAdd, onBuyNow, user } = show()
  await user.tab()
  await user.keyboard('{ArrowUp}{Tab}{Enter}{Tab}{Enter}')
  expect(onAdd).toHaveBeenCalledExactlyOnceWith(30)
  expect(onBuyNow).toHaveBeenCalledExactlyOnceWith(30)
})

test('the caller may hold the number, so that a price follows it', async () => {
  const onQuantityChange = vi.fn()
  const { user } = show({ quantity: 40, onQuantityChange })
  await user.type(screen.getByRole('spinbutton', { name: '阿莫西林胶囊 数量' }), '{ArrowUp}')
  expect(onQuantityChange).toHaveBeenCalledExactlyOnceWith(50, { reason: 'step' })
  expect(screen.getByRole('spinbutton')).toHaveProperty('value', '40')
})

test('what cannot be bought says why, once', () => {
  show({ goods: { ...goods, buy_state: 'no_stock', number: 0 } })
  expect(screen.getByRole('button', { name: '暂时缺货' })).toHaveProperty('disabled', true)
  expect(screen.queryByRole('button', { name: '立即购买' })).toBeNull()
})

test('what is in the cart is said beside the number, and can be changed there', async () => {
  const onInCartChange = vi.fn()
  const { user, rerender } = show({ inCart: 40, cartHref: '/cart', onInCartChange })
  await user.click(screen.getByRole('button', { name: '购物车 40，修改数量：阿莫西林胶囊' }))
  const field = screen.getByRole('spinbutton', { name: '购物车中的数量：阿莫西林胶囊' })
  await user.clear(field)
  await user.type(field, '60{Enter}')
  expect(onInCartChange).toHaveBeenCalledExactlyOnceWith(60)
  rerender(<BuyBox goods={goods} inCart={40} cartHref="/cart" />)
  expect(screen.getByRole('link', { name: '购物车 40' }).getAttribute('href')).toBe('/cart')
  rerender(<BuyBox goods={goods} inCart={0} cartHref="/cart" />)
  expect(screen.queryByRole('link')).toBeNull()
})

test('the price of the number is in the box, for the bar of narrow screens', () => {
  const { rerender } = show({ price: <b>¥12.80</b> })
  const box = screen.getByRole('group', { name: '购买' })
  expect(box.dataset.buyBox).toBe('')
  expect(box.querySelector('[data-part="price"]')?.textContent).toBe('¥12.80')
  rerender(<BuyBox goods={goods} />)
  expect(box.querySelector('[data-part="price"]')).toBeNull()
})

test('while an add is on its way nothing is sent again', async () => {
  const { onAdd, onBuyNow, user } = show({ busy: true })
  await user.click(screen.getByRole('button', { name: '加入购物车' }))
  await user.click(screen.getByRole('button', { name: '立即购买' }))
  expect([onAdd, onBuyNow].map(spy => spy.mock.calls.length)).toEqual([0, 0])
})

test.each([
  [{}, '20 盒起购，按 10 盒递增；中包装 10 盒，件装 400 盒'],
  [
    { max_qty: 200, limit_period: 'month' },
    '20 盒起购，按 10 盒递增，每月限购 200 盒；中包装 10 盒，件装 400 盒',
  ],
  [{ max_qty: 5, limit_period: null, min_qty: 1, step_qty: 1, mid_pack: 1 }, '限购 5 盒；件装 400 盒'],
  [{ min_qty: 1, step_qty: 1, mid_pack: 1, case_pack: 1 }, ''],
] as const)('the pack rule of %o reads %s', (change, text) => {
  expect(packRuleText({ ...goods, ...change })).toBe(text)
})

test('axe', async () => {
  const { container } = show()
  await expectAccessible(container)
})

testConformance(exported, { BuyBox: { props: { goods, onBuyNow: () => {} } } })
