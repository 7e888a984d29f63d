import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { expectAccessible } from '../part/testing/expectAccessible'
import { PriceGate } from './PriceGate'

test('a buyer who may see it sees the price', () => {
  render(<PriceGate buy_state="ok" price="28.60" unit="盒" data-testid="gate" />)
  expect(screen.getByTestId('gate').textContent).toBe('¥28.60/盒')
})

test('[RO-01] a visitor reads why there is no price and gets a link to log in', () => {
  render(<PriceGate buy_state="login" actionHref={action => `/${action}`} />)
  expect(screen.getByText('登录后可见价格')).toBeTruthy()
  expect(screen.getByRole('link', { name: '登录' }).getAttribute('href')).toBe('/login')
})

test('a price that came by mistake is not shown to someone who may not see it', () => {
  render(<PriceGate buy_state="verifying" price="28.60" data-testid="gate" />)
  expect(screen.getByTestId('gate').textContent).not.toContain('28')
})

test('out of stock still shows the price', () => {
  render(<PriceGate buy_state="no_stock" price="28.60" data-testid="gate" />)
  expect(screen.getByTestId('gate').textContent).toContain('¥28.60')
})

test('axe', async () => {
  const { container } = render(<PriceGate buy_state="login" actionHref={() => '/login'} />)
  await expectAccessible(container)
})
