import { act, render, screen, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import * as exported from './index'
import { SiteHeader, SiteHeaderCart } from './SiteHeader'

const service = {
  admin: { name: '张敏', phone: '138-0591-0001', is_default: 0 },
  hotline: '400-800-0591',
  complaintLine: '0591-8700-0110',
}

function show(props: Partial<Parameters<typeof SiteHeader>[0]> = {}) {
  render(<SiteHeader homeHref="/" cart={{ href: '/cart', count: 3 }} service={service} {...props} />)
  return within(screen.getByRole('banner'))
}

test.each([
  [3, '3'],
  [99, '99'],
  [100, '99+'],
])('[CH-07 1, CH-07 2] the cart button with %i lines shows %s, and its name stays 购物车', (count, badge) => {
  const header = show({ cart: { href: '/cart', count } })
  const cart = header.getByRole('link', { name: /^购物车$/ })
  expect(cart.textContent).toBe(`购物车${badge}`)
  expect(document.getElementById(cart.getAttribute('aria-describedby') ?? '')?.textContent).toContain(
    String(count),
  )
})

test.each([
  ['with the search the bar sticks', <input key="search" />, ''],
  ['without it, as at the checkout, the bar would be a logo alone and scrolls away', undefined, undefined],
])('[CH-10] [CH-15] %s', (_, search, stuck) => {
  vi.useFakeTimers()
  onTestFinished(() => {
    window.scrollY = 0
    vi.useRealTimers()
  })
  const header = show({ search }).getByRole('link', { name: '药集首页' })
  act(() => {
    window.scrollY = 600
    window.dispatchEvent(new Event('scroll'))
    vi.advanceTimersByTime(100)
  })
  expect(header.closest<HTMLElement>('[data-part=bar]')?.dataset.stuck).toBe(stuck)
})

test('another shop has its own mark, in a link with its own name', () => {
  show({ logo: <b>Animal Supply</b>, labels: { home: 'Animal supply home' } })
  const home = screen.getByRole('link', { name: 'Animal supply home' })
  expect(home.textContent).toBe('Animal Supply')
  expect(home.querySelector('svg')).toBeNull()
})

test('[CH-07 1] an empty cart has no badge', () => {
  const header = show({ cart: { href: '/cart', count: 0 } })
  expect(header.getByRole('link', { name: '购物车' }).textContent).toBe('购物车')
})

test('[CH-08 1, CH-08 2, CH-08 3] [RO-02 3] a manager of one’s own is prefixed 专属服务 and can be called', () => {
  const header = show()
  expect(header.getByText('专属服务 张敏')).toBeTruthy()
  expect(header.getByRole('link', { name: '138-0591-0001' }).getAttribute('href')).toBe('tel:13805910001')
  expect(header.getByText('投诉热线')).toBeTruthy()
  expect(header.getByRole('link', { name: '0591-8700-0110' })).toBeTruthy()
})

test('[CH-08 2] [RO-02 4] the default manager has no prefix', () => {
  const header = show({ service: { ...service, admin: { name: '客服部', phone: '400', is_default: 1 } } })
  expect(header.getByText('客服部')).toBeTruthy()
  expect(header.queryByText(/专属服务/)).toBeNull()
})

test('[CH-08] without a manager there is the hotline', () => {
  const header = show({ service: { ...service, admin: null } })
  expect(header.getByText('客服热线')).toBeTruthy()
  expect(header.getByRole('link', { name: '400-800-0591' })).toBeTruthy()
})

test('[CH-08] a manager without a phone is replaced by the hotline', () => {
  const header = show({ service: { ...service, admin: { name: '周敏', phone: '', is_default: 0 } } })
  expect(header.queryByText(/周敏/)).toBeNull()
  expect(header.getByRole('link', { name: '400-800-0591' })).toBeTruthy()
})

test('[CH-15] within the cart flow search and cart button are left out', () => {
  const header = show({ cart: undefined })
  expect(header.queryByRole('link', { name: '购物车' })).toBeNull()
  expect(header.queryByRole('search')).toBeNull()
})

test('[CH-05 1] the logo leads home', () => {
  expect(show().getByRole('link', { name: '药集首页' }).getAttribute('href')).toBe('/')
})

test('a cart button without content names itself', () => {
  render(<SiteHeaderCart href="/cart" count={2} />)
  expect(screen.getByRole('link', { name: /^购物车$/ })).toBeTruthy()
})

test('axe', async () => {
  show()
  await expectAccessible(document.body)
})

testConformance(exported, {
  SiteHeaderCart: { props: { href: '/cart', count: 3 } },
  SiteHeader: { props: { homeHref: '/', search: '搜索', cart: { href: '/cart', count: 3 }, service } },
})
