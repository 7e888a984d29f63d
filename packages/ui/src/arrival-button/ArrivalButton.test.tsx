import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useAddToCart } from '@yaoji/hooks'
import { expect, test, vi } from 'vitest'
import { AddToCartButton, AddToCartScope } from '../add-to-cart'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import { ArrivalButton } from './ArrivalButton'
import * as exported from './index'

test('it asks for a notice, and says when the buyer is registered and how to take it back', async () => {
  const onClick = vi.fn()
  const { rerender } = render(<ArrivalButton name="阿莫西林胶囊" onClick={onClick} />)
  const button = screen.getByRole('button', { name: '到货通知 阿莫西林胶囊', pressed: false })
  expect(button.textContent).toBe('到货通知')
  await userEvent.click(button)
  rerender(<ArrivalButton name="阿莫西林胶囊" onClick={onClick} registered />)
  const pressed = screen.getByRole('button', { name: '已登记，取消 阿莫西林胶囊 的到货通知', pressed: true })
  expect(pressed.textContent).toBe('已登记，取消')
  await userEvent.click(pressed)
  expect(onClick).toHaveBeenCalledTimes(2)
})

test('in the place of an add button it has the size and the classes of that button, elsewhere its own', () => {
  const goods = {
    name: '阿莫西林胶囊',
    bzdw: '盒',
    number: 0,
    min_qty: 1,
    step_qty: 1,
    max_qty: null,
  } as const
  const order = { goods: { ...goods, buy_state: 'no_stock' as const } }
  function InPlace() {
    const add = useAddToCart(order)
    return (
      <AddToCartScope {...order} order={add} soldOut={<ArrivalButton name={goods.name} size={undefined} />}>
        <AddToCartButton size="l" className="main" />
      </AddToCartScope>
    )
  }
  const { unmount } = render(<InPlace />)
  expect(screen.getByRole('button').dataset.size).toBe('l')
  expect(screen.getByRole('button').classList).toContain('main')
  unmount()
  render(<ArrivalButton name={goods.name} size={undefined} />)
  expect(screen.getByRole('button').dataset.size).toBe('s')
})

test('while a press is on its way another does nothing', async () => {
  const onClick = vi.fn()
  render(<ArrivalButton name="阿莫西林胶囊" onClick={onClick} busy />)
  await userEvent.click(screen.getByRole('button'))
  expect(onClick).not.toHaveBeenCalled()
})

test('axe', async () => {
  const { container } = render(<ArrivalButton name="阿莫西林胶囊" registered />)
  await expectAccessible(container)
})

testConformance(exported, { ArrivalButton: { props: { name: '阿莫西林胶囊' } } })
