import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import * as exported from './index'
import { Price } from './Price'

test.each([
  ['19.99', '¥19.99'],
  ['0.5799', '¥0.57'],
  ['0.30', '¥0.30'],
  ['12345678.90', '¥12,345,678.90'],
])('[VA-08] %s reads %s', (value, text) => {
  render(<Price value={value} data-testid="price" />)
  expect(screen.getByTestId('price')).toHaveProperty('textContent', text)
})

test('the unit stands behind, the label before', () => {
  render(<Price value="9.80" unit="盒" label="原价" data-testid="price" />)
  expect(screen.getByTestId('price').textContent).toBe('原价¥9.80/盒')
})

test('a refund is shown with its minus sign', () => {
  render(<Price value="-1234.50" data-testid="price" />)
  expect(screen.getByTestId('price').textContent).toBe('−¥1,234.50')
})

test.each(['9,80', '', undefined])(
  'a value that is no price (%s) is a dash, and developers are told',
  value => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => {})
    // What a caller without types may pass.
    render(<Price value={value as string} unit="盒" data-testid="price" />)
    expect(screen.getByTestId('price').textContent).toBe('—')
    expect(told).toHaveBeenCalledWith(expect.stringContaining('ui: Price cannot show'))
  },
)

test('axe', async () => {
  const { container } = render(<Price value="9.80" struck label="原价" />)
  await expectAccessible(container)
})

testConformance(exported, { Price: { props: { value: '9.80', unit: '盒', label: '原价' } } })
