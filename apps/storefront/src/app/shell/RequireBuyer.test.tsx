import { render, screen, waitFor } from '@testing-library/react'
import { type Answers, buyer } from '@yaoji/api-client/testing'
import { Route, Routes } from 'react-router-dom'
import { expect, test } from 'vitest'
import { routeNamed } from '../../routes'
import { fakeShop } from '../../testing/fakeShop'
import { RequireBuyer } from './RequireBuyer'

const OWN = { ...routeNamed('home'), buyersOnly: true } as const
const OPEN = { ...routeNamed('home'), buyersOnly: undefined }
const VISITOR: Answers = { 'user.base': () => buyer({ company: '' }) }

function enter(row: typeof OWN | typeof OPEN, answers: Answers = {}) {
  const { place, Shop } = fakeShop(answers, { at: '/order?status=10' })
  render(
    <Shop>
      <Routes>
        <Route path="/login" element="登录页" />
        <Route path="*" element={<RequireBuyer row={row}>我的订单</RequireBuyer>} />
      </Routes>
    </Shop>,
  )
  return place
}

const page = () => screen.queryByText('我的订单')

test('[RO-04] a visitor is redirected to the login page, with the way back, and sees nothing of a buyer’s page', async () => {
  const place = enter(OWN, VISITOR)
  expect(page()).toBeNull()
  await waitFor(() => expect(place.now).toBe('/login?from=%2Forder%3Fstatus%3D10'))
})

test('[RO-04] [ST-09] while the session loads, the page is not shown and nobody is redirected', async () => {
  const place = enter(OWN, { 'user.base': () => new Promise(() => {}) })
  await Promise.resolve()
  expect(page()).toBeNull()
  expect(place.now).toBe('/order?status=10')
})

test('[RO-02] a buyer sees the page', async () => {
  const place = enter(OWN)
  await waitFor(() => expect(page()).toBeTruthy())
  expect(place.now).toBe('/order?status=10')
})

test('[RO-01] pages for everybody are shown at once, to visitors too', () => {
  const place = enter(OPEN, VISITOR)
  expect(page()).toBeTruthy()
  expect(place.now).toBe('/order?status=10')
})
