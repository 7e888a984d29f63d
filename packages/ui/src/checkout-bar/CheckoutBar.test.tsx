import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import { CheckoutBar, type CheckoutBarProps } from './CheckoutBar'
import * as exported from './index'

const PROPS: CheckoutBarProps = {
  total: '1286.40',
  address: '人民南路四段 12 号',
  blocked: '',
  updating: false,
  placing: false,
  onPlace: () => {},
}

const button = () => screen.getByRole<HTMLButtonElement>('button', { name: /提交订单/ })

test('it says what is paid and where it goes, and places the order', async () => {
  const onPlace = vi.fn()
  const { container } = render(<CheckoutBar {...PROPS} onPlace={onPlace} />)
  const bar = screen.getByRole('region', { name: '提交订单' })
  expect(bar.textContent).toContain('寄往 人民南路四段 12 号')
  expect(bar.textContent).toContain('1,286')
  expect(screen.getByRole('button', { description: /^应付 ¥1,286.40 寄往 人民南路四段 12 号$/ })).toBeTruthy()
  await userEvent.click(button())
  expect(onPlace).toHaveBeenCalledOnce()
  await expectAccessible(container)
})

test('what prevents the order is said with a way on, and the button does nothing', async () => {
  const onPlace = vi.fn()
  const link = <a href="/receipts">上传回执</a>
  render(<CheckoutBar {...PROPS} blocked="有回执逾期" blockedActions={link} onPlace={onPlace} />)
  expect(screen.getByText(/有回执逾期/)).toBeTruthy()
  expect(screen.getByRole('link', { name: '上传回执' })).toBeTruthy()
  expect(button().disabled || button().getAttribute('aria-disabled') === 'true').toBe(true)
  await userEvent.click(button())
  expect(onPlace).not.toHaveBeenCalled()
})

test.each([{ updating: true }, { placing: true }])('it waits: %o', async state => {
  const onPlace = vi.fn()
  render(<CheckoutBar {...PROPS} {...state} onPlace={onPlace} />)
  await userEvent.click(button())
  expect(onPlace).not.toHaveBeenCalled()
})

test('a refusal is announced', () => {
  render(<CheckoutBar {...PROPS} failure="库存不足" />)
  expect(screen.getByRole('alert').textContent).toBe('库存不足')
})

testConformance(exported, {
  CheckoutBar: { props: { ...PROPS, blocked: '有回执逾期', blockedActions: '—', failure: '库存不足' } },
})
