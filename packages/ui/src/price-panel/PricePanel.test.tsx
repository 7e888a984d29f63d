import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import * as exported from './index'
import { PricePanel, type PricePanelGoods } from './PricePanel'

const goods: PricePanelGoods = {
  bzdw: '盒',
  min_qty: 10,
  buy_state: 'ok',
  price: '12.80',
  base_price: '12.80',
  market_price: '18.60',
  ladder_price_type: 2,
  ladder_price: [
    { number: 200, price: '11.90' },
    { number: 50, price: '12.3050' },
  ],
}

const bands = () =>
  within(screen.getByRole('table', { name: '阶梯价' }))
    .getAllByRole('row')
    .slice(1)
    .map(row => `${row.textContent}${row.hasAttribute('aria-current') ? ' <' : ''}`)

test('[VA-07] every range has its price, and that of the chosen number is marked', () => {
  const { rerender } = render(<PricePanel goods={goods} number={60} data-testid="panel" />)
  expect(bands()).toEqual(['10–49¥12.80', '50–199¥12.30 <', '200 及以上¥11.90'])
  expect(screen.getByTestId('panel').textContent).toContain('¥12.30/盒市场价 ¥18.60')
  rerender(<PricePanel goods={goods} number={10} data-testid="panel" />)
  expect(bands()[0]).toBe('10–49¥12.80 <')
})

test('[VA-07] a ladder whose first tier is at 1 has no range for the base price', () => {
  const ladder_price = [
    { number: 1, price: '11.00' },
    { number: 50, price: '10.00' },
  ]
  render(<PricePanel goods={{ ...goods, min_qty: 1, ladder_price }} number={60} />)
  expect(bands()).toEqual(['1–49¥11.00', '50 及以上¥10.00 <'])
})

test('[VA-07] tiers that all have the base price are no ladder', () => {
  render(<PricePanel goods={{ ...goods, ladder_price: [{ number: 50, price: '12.80' }] }} number={60} />)
  expect(screen.queryByRole('table', { name: '阶梯价' })).toBeNull()
})

test('[VA-07] a ladder that goes up to a number ends at the base price', () => {
  render(<PricePanel goods={{ ...goods, ladder_price_type: 1 }} number={300} />)
  expect(bands()).toEqual(['10–50¥12.30', '51–200¥11.90', '201 及以上¥12.80 <'])
})

test('a range below the smallest number is left out', () => {
  render(<PricePanel goods={{ ...goods, min_qty: 50 }} number={50} />)
  expect(bands()).toEqual(['50–199¥12.30 <', '200 及以上¥11.90'])
})

test('a range of one number is one number; a number in no range costs the price of the product', () => {
  const ladder_price = [
    { number: 10, price: '12.00' },
    { number: 11, price: '11.00' },
  ]
  render(<PricePanel goods={{ ...goods, ladder_price }} number={5} data-testid="panel" />)
  expect(bands()).toEqual(['10¥12.00', '11 及以上¥11.00'])
  expect(screen.getByTestId('panel').textContent).toContain('¥12.80/盒')
})

test.each([
  ['without a ladder', { ladder_price: [] }],
  ['whose ladder is not known', { ladder_price: undefined }],
  ['whose base price is not known', { base_price: undefined }],
])('a product %s has no table', (_, change) => {
  render(<PricePanel goods={{ ...goods, ...change }} number={10} />)
  expect(screen.queryByRole('table')).toBeNull()
})

test('without a market price none is shown', () => {
  render(<PricePanel goods={{ ...goods, market_price: undefined }} number={10} />)
  expect(screen.queryByText(/市场价/)).toBeNull()
})

test('[RO-01] a visitor sees neither price nor ladder nor market price, even if they came by mistake', () => {
  render(<PricePanel goods={{ ...goods, buy_state: 'login' }} number={10} data-testid="panel" />)
  expect(screen.getByTestId('panel').textContent).toBe('登录后可见价格')
})

test('the price of a deal says which one, and what is left of it', () => {
  const offer = { kind: 'everyday', end_at: null } as const
  const { rerender } = render(
    <PricePanel goods={{ ...goods, offer }} number={10} offerLeft="距结束 2 小时" />,
  )
  expect(screen.getByText('今日特价').parentElement?.textContent).toBe('今日特价 距结束 2 小时')
  rerender(<PricePanel goods={goods} number={10} offerLeft="距结束 2 小时" />)
  expect(screen.queryByText(/距结束/)).toBeNull()
})

test('what is beside the price is in its line, also where the price may not be seen', () => {
  const favourite = <button type="button">收藏</button>
  const { rerender } = render(<PricePanel goods={goods} number={10} aside={favourite} />)
  const line = () => screen.getByRole('button', { name: '收藏' }).closest<HTMLElement>('[data-part="line"]')!
  expect(within(line()).getByText('市场价')).toBeTruthy()
  rerender(<PricePanel goods={{ ...goods, buy_state: 'login' }} number={10} aside={favourite} />)
  expect(line()).toBeTruthy()
})

test('axe', async () => {
  const { container } = render(<PricePanel goods={goods} number={60} />)
  await expectAccessible(container)
})

testConformance(exported, { PricePanel: { props: { goods, number: 60 } } })
