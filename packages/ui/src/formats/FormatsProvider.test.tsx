import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { testConformance } from '../part/testing/conformance'
import { Price } from '../price'
import { Timeline } from '../timeline'
import { FormatsProvider } from './FormatsProvider'
import * as exported from './index'
import { useMoney } from './useMoney'

const entries = [{ time: '2026-11-24 10:05:30', text: 'Sent' }]
const american = { minute: (time: string) => `${time.slice(5, 7)}/${time.slice(8, 10)}/${time.slice(0, 4)}` }

test('components inside it write amounts and times as it says', () => {
  render(
    <FormatsProvider currency={{ prefix: '$' }} times={american}>
      <Price value="1234.5" unit="box" data-testid="price" />
      <Timeline entries={entries} />
    </FormatsProvider>,
  )
  expect(screen.getByTestId('price').textContent).toBe('$1,234.50/box')
  expect(screen.getByText('11/24/2026')).toBeTruthy()
})

test('without one they write yuan, and times to the minute', () => {
  render(
    <>
      <Price value="1234.5" data-testid="price" />
      <Timeline entries={entries} />
    </>,
  )
  expect(screen.getByTestId('price').textContent).toBe('¥1,234.50')
  expect(screen.getByText('2026-11-24 10:05')).toBeTruthy()
})

test.each([
  [{ suffix: ' €', group: '.', point: ',' }, '−1.234,50 €'],
  [{ prefix: 'NT$ ', decimals: 0 }, '−NT$ 1,234'],
  [{ prefix: 'KD ', decimals: 3 }, '−KD 1,234.500'],
])('a price has the symbol, the separators and the decimals of its currency: %o', (currency, text) => {
  render(
    <FormatsProvider currency={currency}>
      <Price value="-1234.5" data-testid="price" />
    </FormatsProvider>,
  )
  expect(screen.getByTestId('price').textContent).toBe(text)
})

test('a provider inside another one replaces only what it has', () => {
  render(
    <FormatsProvider currency={{ prefix: '$' }} times={american}>
      <FormatsProvider times={{ date: () => 'a day' }}>
        <Price value="5" data-testid="price" />
        <Timeline entries={entries} />
      </FormatsProvider>
    </FormatsProvider>,
  )
  expect(screen.getByTestId('price').textContent).toBe('$5.00')
  expect(screen.getByText('11/24/2026')).toBeTruthy()
})

test('a currency that is written into JSX does not change what components get at each render', () => {
  const seen = new Set<unknown>()
  function Sees() {
    seen.add(useMoney())
    return null
  }
  const App = () => (
    <FormatsProvider currency={{ prefix: '$' }}>
      <Sees />
    </FormatsProvider>
  )
  const { rerender } = render(<App />)
  rerender(<App />)
  expect(seen.size).toBe(1)
})

testConformance(exported, { FormatsProvider: 'it only gives formats' })
