import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import { CombinationCard } from './CombinationCard'
import { combinationFor } from './fixtures'
import * as exported from './index'

const hrefOf = ({ id }: { id: number }) => `/list/info/${id}`

function show(change: Parameters<typeof combinationFor>[0] = {}, props = {}) {
  const onAdd = vi.fn()
  const shown = combinationFor(change)
  render(<CombinationCard combination={shown} hrefOf={hrefOf} onAdd={onAdd} {...props} />)
  return { onAdd, user: userEvent.setup(), card: screen.getByRole('article', { name: shown.name }) }
}

test('each product has its number, its price in the combination and its ordinary one, and leads to its page', () => {
  const { card } = show()
  const [first] = within(card).getAllByRole('listitem')
  expect(first?.textContent).toContain('×2 盒')
  expect(first?.textContent).toContain('¥11.20/盒')
  expect(first?.textContent).toContain('单买价¥12.80')
  expect(within(card).getByRole('link', { name: '阿莫灵 阿莫西林胶囊' }).getAttribute('href')).toBe(
    '/list/info/1',
  )
})

test('the button says what it just added', () => {
  const { card } = show({}, { added: 3 })
  expect(within(card).getByRole('button', { name: '✓ 3' })).toBeTruthy()
})

test('what is cut in a row of cards is whole in the tooltips', () => {
  const { card } = show({ name: '感冒护理组合', describe: '感冒、退热' })
  for (const text of ['感冒护理组合', '感冒、退热']) expect(within(card).getByTitle(text)).toBeTruthy()
})

test('a product says what it costs alone only where that is another price', () => {
  const goods = combinationFor().parts[0]!.goods
  const parts = ['10.00', '9.99', undefined].map((raw_price, id) => ({
    goods: { ...goods, id },
    number: 1,
    price: '10.00',
    raw_price,
  }))
  const { card } = show({ parts })
  const texts = within(card)
    .getAllByRole('listitem')
    .map(item => item.textContent.includes('单买价'))
  expect(texts).toEqual([false, true, false])
  expect(card.textContent).toContain('单买价 ¥9.99')
})

test('it says what it costs, what the products cost one by one, and what is saved', () => {
  const { card } = show({ max_qty: 10 })
  expect(card.textContent).toContain('¥103.90/套')
  expect(card.textContent).toContain('分开买 ¥116.20省 ¥12.30')
  expect(card.textContent).toContain('可购 36 套，每单限 10 套，2027-03-31 止')
})

test('the number is limited by the scarcest product, and the chosen number is added', async () => {
  const { onAdd, user } = show({ number: 3 })
  const field = screen.getByRole('spinbutton')
  await user.clear(field)
  await user.type(field, '9')
  await user.tab()
  await user.click(screen.getByRole('button', { name: '加入购物车' }))
  expect(onAdd).toHaveBeenCalledExactlyOnceWith(3)
})

test('without prices it says why, and cannot be added', () => {
  const hidden = { price: undefined, raw_price: undefined, saves: undefined }
  const { card } = show({ ...hidden, buy_state: 'login' }, { actionHref: () => '/login' })
  expect(card.textContent).not.toContain('省')
  expect(within(card).getByRole('link', { name: /登录/ }).getAttribute('href')).toBe('/login')
})

test.each([
  [{ saves: '0.00' }, '分开买'],
  [{ buy_state: 'no_stock', number: 0 }, '可购'],
] as const)('with %o it does not say %s', (change, text) => {
  expect(show(change).card.textContent).not.toContain(text)
})

test('its texts can be replaced', () => {
  const { card } = show({}, { labels: { until: (day: string) => `until ${day}` } })
  expect(card.textContent).toContain('until 2027-03-31')
})

test('axe', async () => {
  show()
  await expectAccessible(document.body)
})

testConformance(exported, { CombinationCard: { props: { combination: combinationFor(), hrefOf } } })
