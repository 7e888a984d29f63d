import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { cartLineFor, cartOf, checkoutOf, failWith } from '@yaoji/api-client/testing'
import { expect, test } from 'vitest'
import { ErrorPresenter } from '../../app/errors/ErrorPresenter'
import { fakeShop } from '../../testing/fakeShop'
import CheckoutPage from './CheckoutPage'

const TEXT = '采购前请先签订本年度的供货合同'
const locked = () => failWith('locked', { message: TEXT, code: 459 })

function open(answers: Parameters<typeof fakeShop>[0]) {
  const { Shop, place } = fakeShop(
    {
      'cart.list': () => cartOf(cartLineFor(1)),
      'cart.checkout': () => checkoutOf('128.00', [cartLineFor(1)]),
      ...answers,
    },
    { at: '/cart/step2' },
  )
  render(
    <Shop>
      <ErrorPresenter />
      <CheckoutPage />
    </Shop>,
  )
  return place
}

async function confirmMessage() {
  const dialog = await screen.findByRole('alertdialog')
  expect(dialog.textContent).toContain(TEXT)
  fireEvent.click(screen.getByRole('button', { name: '去签订合同' }))
}

test('[ER-03 1, ER-03 2] a 459 of the checkout shows its message, and only then the contract page', async () => {
  const place = open({ 'cart.checkout': locked })
  await screen.findByRole('alertdialog')
  expect(place.now).toBe('/cart/step2')
  const alert = await screen.findByRole('alert', { hidden: true })
  expect(alert.textContent).toContain(TEXT)
  const page = within(alert)
  expect(page.queryByRole('button', { hidden: true })).toBeNull()
  const way = page.getByRole('link', { name: '去签订合同', hidden: true })
  expect(way.getAttribute('href')).toBe('/dzht')
  await confirmMessage()
  await waitFor(() => expect(place.now).toBe('/dzht'))
})

test('[ER-03 1, ER-03 2] a 459 of the order shows its message, then the contract page', async () => {
  const place = open({ 'order.create': locked })
  fireEvent.click(await screen.findByRole('button', { name: '提交订单' }))
  await confirmMessage()
  await waitFor(() => expect(place.now).toBe('/dzht'))
})
