import { render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import * as exported from './index'
import { PriceGate, PriceGateRoot } from './PriceGate'

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

testConformance(exported, {
  PriceGateRoot: { props: { buy_state: 'ok' } },
  PriceGatePrice: { inside: part => inGate('ok', part) },
  PriceGateReason: { inside: part => inGate('login', part) },
  PriceGateAction: { inside: part => inGate('login', part) },
  PriceGate: { props: { buy_state: 'login', actionHref: () => '/login' } },
})

function inGate(buy_state: 'ok' | 'login', part: ReactNode) {
  return (
    <PriceGateRoot buy_state={buy_state} price="9.80" unit="盒" actionHref={() => '/login'}>
      {part}
    </PriceGateRoot>
  )
}
