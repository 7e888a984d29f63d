import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { goodsForStory } from '../goods-card/fixtures'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import { expectNeedsRoot } from '../part/testing/expectNeedsRoot'
import * as exported from '.'
import { AddToCart, AddToCartButton, AddToCartRoot, InCartMark } from '.'

function show(change: Parameters<typeof goodsForStory>[0] = {}, busy = false) {
  const onAdd = vi.fn()
  render(<AddToCart goods={goodsForStory(change)} onAdd={onAdd} busy={busy} />)
  return { onAdd, user: userEvent.setup() }
}

test('it adds the number that was chosen, by keyboard alone', async () => {
  const { onAdd, user } = show()
  await user.tab()
  await user.keyboard('{ArrowUp}{Tab}{Enter}')
  expect(onAdd).toHaveBeenCalledExactlyOnceWith(20)
})

test('what cannot be added says why on the button, and its number waits too', () => {
  show({ buy_state: 'controlled', price: undefined })
  expect(screen.getByRole('button', { name: '控销商品' })).toHaveProperty('disabled', true)
  expect(screen.getByRole('spinbutton')).toHaveProperty('disabled', true)
})

test('while an add is on its way the button keeps its focus and a second press does nothing', async () => {
  const { onAdd, user } = show({}, true)
  const button = screen.getByRole('button', { name: '加入购物车' })
  await user.click(button)
  expect(document.activeElement).toBe(button)
  expect(onAdd).not.toHaveBeenCalled()
})

test('Enter in the number adds it, and stays where there is no next one', async () => {
  const { onAdd, user } = show()
  const field = screen.getByRole('spinbutton')
  await user.click(field)
  await user.keyboard('30{Enter}')
  expect(onAdd).toHaveBeenCalledExactlyOnceWith(30)
  expect(document.activeElement).toBe(field)
})

test('Enter while an add is on its way adds nothing', async () => {
  const { onAdd, user } = show({}, true)
  await user.click(screen.getByRole('spinbutton'))
  await user.keyboard('30{Enter}')
  expect(onAdd).not.toHaveBeenCalled()
})

test('[LB-05] the button says that it takes no press while an add is on its way, and only then', () => {
  const button = (busy: boolean) => <AddToCart goods={goodsForStory({})} busy={busy} />
  const { rerender } = render(button(true))
  const said = () => screen.getByRole('button', { name: '加入购物车' }).getAttribute('aria-disabled')
  expect(said()).toBe('true')
  rerender(button(false))
  expect(said()).toBeNull()
})

test('the group is named by its goods', () => {
  show()
  expect(screen.getByRole('group', { name: '购买 阿莫灵 阿莫西林胶囊' })).toBeTruthy()
})

test('a part without its root says what is missing', () => {
  expectNeedsRoot(<AddToCartButton />, 'AddToCartRoot')
})

test('[CH-07] what is in the cart already is a link there, and nothing at 0', () => {
  const mark = (number: number) => (
    <AddToCartRoot goods={goodsForStory()}>
      <InCartMark number={number} href="/cart" />
    </AddToCartRoot>
  )
  const { rerender } = render(mark(12))
  expect(screen.getByRole('link', { name: '购物车 12' }).getAttribute('href')).toBe('/cart')
  rerender(mark(0))
  expect(screen.queryByRole('link')).toBeNull()
})

test('[CH-07] a press on the mark makes it a field: Enter takes another number, Esc and leaving it do not', async () => {
  const onNumberChange = vi.fn()
  const user = userEvent.setup()
  render(
    <AddToCartRoot goods={goodsForStory()}>
      <InCartMark number={12} href="/cart" onNumberChange={onNumberChange} />
    </AddToCartRoot>,
  )
  const mark = () => screen.findByRole('button', { name: /^购物车 12，修改数量：/ })
  const field = () => screen.findByRole('spinbutton', { name: /^购物车中的数量：/ })
  await user.click(await mark())
  expect(await field()).toHaveProperty('value', '12')
  await waitFor(async () => expect(document.activeElement).toBe(await field()))
  await user.keyboard('30{Enter}')
  expect(onNumberChange).toHaveBeenCalledExactlyOnceWith(30)
  await waitFor(async () => expect(document.activeElement).toBe(await mark()))

  // A number that cannot be ordered is changed, with the reason, and not taken by the same press.
  await user.click(await mark())
  await user.keyboard('33{Enter}')
  expect((await screen.findByRole('status')).textContent).not.toBe('')
  await user.keyboard('{Escape}')
  await mark()
  await user.click(await mark())
  await user.keyboard('40')
  await user.tab()
  await mark()
  await user.click(await mark())
  await user.keyboard('{Enter}')
  await mark()
  expect(onNumberChange).toHaveBeenCalledOnce()
})

test('axe', async () => {
  show()
  await expectAccessible(document.body)
})

const goods = goodsForStory({ ladder_price: [{ number: 50, price: '11.90' }] })

testConformance(exported, {
  AddToCartScope: 'hands the product to the parts inside an element of the caller',
  AddToCartRoot: { props: { goods } },
  AddToCartPrice: { inside: inRoot },
  AddToCartLadder: { inside: inRoot },
  AddToCartStepper: { inside: inRoot },
  AddToCartButton: { inside: inRoot, acts: 'onClick' },
  InCartMark: { inside: inRoot, props: { number: 12, href: '/cart' } },
  AddToCart: { props: { goods } },
})

function inRoot(part: ReactNode, act: () => void) {
  return (
    <AddToCartRoot goods={goods} onAdd={act}>
      {part}
    </AddToCartRoot>
  )
}
