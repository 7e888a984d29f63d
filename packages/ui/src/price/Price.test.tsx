import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { expectAccessible } from '../part/testing/expectAccessible'
import { Price } from './Price'

test.each([
  ['19.99', '¥19.99'],
  ['0.5799', '¥0.57'],
  ['0.30', '¥0.30'],
  ['12345678.90', '¥12345678.90'],
])('[VA-08] %s reads %s', (value, text) => {
  render(<Price value={value} data-testid="price" />)
  expect(screen.getByTestId('price')).toHaveProperty('textContent', text)
})

test('the unit stands behind, the label before', () => {
  render(<Price value="9.80" unit="盒" label="原价" data-testid="price" />)
  expect(screen.getByTestId('price').textContent).toBe('原价¥9.80/盒')
})

test('a value that is no price is an error, not a wrong number', () => {
  expect(() => render(<Price value="9,80" />)).toThrow(RangeError)
})

test('axe', async () => {
  const { container } = render(<Price value="9.80" struck label="原价" />)
  await expectAccessible(container)
})
