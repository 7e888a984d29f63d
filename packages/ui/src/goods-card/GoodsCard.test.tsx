import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import { goodsForStory } from './fixtures'
import { GoodsCard, GoodsCardRoot } from './GoodsCard'
import * as exported from './index'

function show(props: Partial<Parameters<typeof GoodsCard>[0]> = {}) {
  const onAdd = vi.fn()
  const { unmount } = render(
    <GoodsCard goods={goodsForStory()} href="/list/info/1001" onAdd={onAdd} {...props} />,
  )
  return { unmount, card: within(screen.getByRole('article')), onAdd, user: userEvent.setup() }
}

test('the card is named by its goods and leads to its page', () => {
  const { card } = show()
  expect(screen.getByRole('article', { name: '阿莫灵 阿莫西林胶囊' })).toBeTruthy()
  expect(card.getByRole('link', { name: '阿莫灵 阿莫西林胶囊' }).getAttribute('href')).toBe('/list/info/1001')
})

test('adding hands out the number that was chosen, by keyboard alone', async () => {
  const { onAdd, user } = show()
  await user.tab()
  await user.tab()
  await user.keyboard('{ArrowUp}')
  await user.tab()
  await user.keyboard('{Enter}')
  expect(onAdd).toHaveBeenCalledExactlyOnceWith(20)
})

test('[VA-07 1, VA-07 2] the ladder follows the number that is chosen', async () => {
  const { card, user } = show({
    goods: goodsForStory({ ladder_price: [{ number: 30, price: '12.30' }] }),
  })
  const hints = card.getByRole('list', { name: '阶梯价' })
  expect(hints.textContent).toContain('还差 20 盒')
  await user.type(card.getByRole('spinbutton'), '{ArrowUp}{ArrowUp}')
  expect(hints.textContent).toContain('已满 30 盒')
})

test('[RO-01] a visitor sees no price but may fill a cart', () => {
  const { card } = show({ goods: goodsForStory({ buy_state: 'login', price: undefined }) })
  expect(card.getByText('登录后可见价格')).toBeTruthy()
  expect(card.getByRole('button', { name: '加入购物车' })).toHaveProperty('disabled', false)
})

test('goods out of stock cannot be added, and the button says so', () => {
  const { card } = show({ goods: goodsForStory({ buy_state: 'no_stock', number: 0 }) })
  expect(card.getByRole('button', { name: '暂时缺货' })).toHaveProperty('disabled', true)
})

test('while an add is on its way a second press does nothing', async () => {
  const { card, onAdd, user } = show({ busy: true })
  await user.click(card.getByRole('button', { name: '加入购物车' }))
  expect(onAdd).not.toHaveBeenCalled()
})

test('stock without an expiry date keeps the place of the date', () => {
  const { card } = show({ goods: goodsForStory({ expiry_date: null }) })
  expect(card.getByText('效期 —')).toBeTruthy()
})

test.each([
  [0, undefined],
  [1, ''],
] as const)('the date is a month; near_expiry %s marks it for styles', (near_expiry, mark) => {
  const { card } = show({ goods: goodsForStory({ expiry_date: '2027-03-15', near_expiry }) })
  expect(card.getByText('效期 2027-03').dataset.nearExpiry).toBe(mark)
})

test('a second-kill price is called one, with its limit; an ordinary price is called nothing', () => {
  const offer = { kind: 'spike', end_at: '2026-11-20 14:00:00' } as const
  const { card, unmount } = show({ goods: goodsForStory({ offer, max_qty: 5 }) })
  expect(card.getByText('秒杀价，限购 5 盒')).toBeTruthy()
  unmount()
  expect(show().card.queryByText(/秒杀价/)).toBeNull()
})

test('[RO-01] where the price may not be seen, its deal is not named either', () => {
  const offer = { kind: 'spike', end_at: '2026-11-20 14:00:00' } as const
  const { card } = show({ goods: goodsForStory({ offer, max_qty: 5, price: undefined, buy_state: 'login' }) })
  expect(card.queryByText(/秒杀价/)).toBeNull()
})

test('expiry, stock and pack are in one line, and stock that is gone says so', () => {
  const facts = (number: number) => {
    const { unmount } = show({ goods: goodsForStory({ number }) })
    const parts = [...(document.querySelector('[data-part="facts"]')?.children ?? [])].map(
      ({ textContent }) => textContent,
    )
    unmount()
    return parts
  }
  expect(facts(860)).toEqual(['效期 2028-03', '库存 860', '中包装 10 盒'])
  expect(facts(0)).toEqual(['效期 2028-03', '缺货', '中包装 10 盒'])
})

test('the button says what it just added, and the mark what is in the cart', () => {
  const { unmount, card } = show({ added: 20, inCart: 32, cartHref: '/cart' })
  expect(card.getByRole('button', { name: '✓ 20' })).toBeTruthy()
  expect(card.getByRole('link', { name: '购物车 32' }).getAttribute('href')).toBe('/cart')
  unmount()
  const later = show({ inCart: 0, cartHref: '/cart' }).card
  expect(later.getByRole('button', { name: '加入购物车' })).toBeTruthy()
  expect(later.queryByRole('link', { name: /购物车 / })).toBeNull()
})

test('a card without a picture says so to its styles', () => {
  const { unmount } = show()
  expect(screen.getByRole('article').dataset.withoutPicture).toBeUndefined()
  unmount()
  show({ withoutPicture: true })
  expect(screen.getByRole('article').dataset.withoutPicture).toBe('')
})

test('attributes of a zone are names with their values', () => {
  const { card } = show({
    attributes: [
      ['产地', '甘肃岷县'],
      ['等级', '选货'],
    ],
  })
  expect(card.getAllByRole('term').map(term => term.textContent)).toEqual(['产地', '等级'])
  expect(card.getAllByRole('definition').map(value => value.textContent)).toEqual(['甘肃岷县', '选货'])
})

test('without attributes there is no list of them', () => {
  expect(show().card.queryByRole('term')).toBeNull()
})

test('axe', async () => {
  show()
  await expectAccessible(document.body)
})

testConformance(exported, {
  GoodsAttributes: { props: { attributes: [['产地', '甘肃岷县']] } },
  GoodsCardRoot: { props: { goods: goodsForStory(), href: '/1' } },
  GoodsCardPicture: { inside: inCard },
  GoodsCardName: { inside: inCard },
  GoodsCardSpec: { inside: inCard },
  GoodsCard: {
    props: { goods: goodsForStory({ ladder_price: [{ number: 50, price: '11.90' }] }), href: '/1' },
  },
})

function inCard(part: ReactNode) {
  return (
    <GoodsCardRoot goods={goodsForStory()} href="/1">
      {part}
    </GoodsCardRoot>
  )
}

test('a sold-out product offers what the page gives it in place of the add button', () => {
  const soldOut = <button type="button">到货通知</button>
  const goods = goodsForStory({ buy_state: 'no_stock', number: 0 })
  const { rerender } = render(<GoodsCard goods={goods} href="/list/info/1" soldOut={soldOut} />)
  expect(screen.getByRole('button', { name: '到货通知' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: '暂时缺货' })).toBeNull()
  rerender(<GoodsCard goods={goodsForStory({})} href="/list/info/1" soldOut={soldOut} />)
  expect(screen.queryByRole('button', { name: '到货通知' })).toBeNull()
})
