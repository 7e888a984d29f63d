import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type Answers, failWith } from '@yaoji/api-client/testing'
import { Link } from '@yaoji/ui/link'
import { Suspense } from 'react'
import { expect, test } from 'vitest'
import { type RouteRow, routes } from '../../routes'
import { fakeShop } from '../../testing/fakeShop'
import { ShopRoutes } from './ShopRoutes'

/** One activity has a short address. */
const ANSWERS: Answers = {
  'promoPage.address': ({ alias }: { alias: string }) =>
    alias === 'ganmao' ? { url: '/hdmb?id=1' } : failWith('refused', { code: 404 }),
}

function open(at: string) {
  const { Shop, place } = fakeShop(ANSWERS, { at })
  render(
    <Shop>
      <Link href="/jfsc">去积分商城</Link>
      <Suspense>
        <ShopRoutes />
      </Suspense>
    </Shop>,
  )
  return { place, user: userEvent.setup() }
}

const menu = () => screen.queryByRole('navigation', { name: '会员中心' })
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

test('the layout of the member centre stays mounted from one of its pages to the next', async () => {
  const { user } = open('/order')
  await heading('我的订单')
  const first = menu()
  expect(first).not.toBeNull()
  await user.click(screen.getByRole('link', { name: '收货地址' }))
  await heading('收货地址')
  expect(menu()).toBe(first)
})

test('a page without the layout leaves it', async () => {
  const { user } = open('/order')
  await heading('我的订单')
  await user.click(screen.getByRole('link', { name: '去积分商城' }))
  await heading('积分商城')
  expect(menu()).toBeNull()
})

test('[RO-02] an address under /user is that of the page without it, query and hash kept', async () => {
  const { place } = open('/user/order/info/7?tab=lines#parts')
  await heading('订单详情')
  expect(place.now).toBe('/order/info/7?tab=lines#parts')
})

test.each(['/user//evil.example', '/user///evil.example', '/user/%5Cevil.example', '/user/%2F/evil.example'])(
  '[RO-02] [RT-01] %s is no other site, but an address that no route knows',
  async address => {
    const { place } = open(address)
    await heading('没有找到这个页面')
    expect(place.now).toBe('/404')
  },
)

test('[RT-01] an address that no route knows shows the not-found page', async () => {
  const { place } = open('/there/is/no/such/page')
  await heading('没有找到这个页面')
  expect(place.now).toBe('/404')
})

test.each([
  ['RT-18', '/register_index', '/register/step1'],
  ['RT-19', '/register_dd', '/register/dd/step1'],
  ['RT-20', '/forget', '/forget/step1'],
  ['RT-24', '/zhzx', '/zhzx/basic'],
  ['RT-24', '/zhzx/zzzj', '/zhzx/basic/zzzj'],
])('[%s %s] redirects to %s, query and hash kept', async (_row, from, to) => {
  const { place } = open(`${from}?from=chat#top`)
  await waitFor(() => expect(place.now).toBe(`${to}?from=chat#top`))
})

test('[RT-28 /order/wl] the logistics of an order redirect to its details', async () => {
  const { place } = open('/order/wl/7')
  await waitFor(() => expect(place.now).toBe('/order/info/7'))
})

test.each([
  ['/loading/activity?url=yx', '/yx'],
  ['/loading/activity?url=list&url1=info&url2=7', '/list/info/7'],
  ['/loading/activity?url=nothing', '/noActivity'],
  ['/loading/activity?url=https:%2F%2Fevil.example', '/noActivity'],
  ['/loading/activity', '/noActivity'],
])('[RT-05 /loading/activity] %s redirects to %s', async (from, to) => {
  const { place } = open(from)
  await waitFor(() => expect(place.now).toBe(to))
})

test.each([
  ['/activity', '/noActivity'],
  ['/activity/yx', '/yx'],
  ['/activity/yx/table', '/yx/table'],
  ['/activity/Hdzx/1/2', '/Hdzx/1/2'],
  ['/activity/ganmao', '/hdmb?id=1'],
  ['/activity/ganmao/more', '/noActivity'],
])('[RT-06] the short address %s redirects to %s', async (from, to) => {
  const { place } = open(from)
  await waitFor(() => expect(place.now).toBe(to))
})

/** Quick purchase has the whole width, without the menu. */
const MEMBER = routes.filter((row: RouteRow) => row.layout === 'member' && row.name !== 'quickBuy')

test.each(MEMBER.map((row: RouteRow) => [row.example ?? row.path]))(
  'at %s exactly one entry of the member menu is current',
  async address => {
    open(address)
    const links = within(await screen.findByRole('navigation', { name: '会员中心' })).getAllByRole('link')
    const current = links.filter(link => link.hasAttribute('aria-current'))
    expect(current).toHaveLength(1)
  },
)
