import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Purchase } from '@yaoji/api-client/contract/order'
import {
  type Answer,
  type Answers,
  type DataNamed,
  failWith,
  goodsFor,
  orderAmountsFor,
  orderFor,
  orderLineFor,
  orderListOf,
  shopConfigAt,
  zoneOf,
  zoneSectionFor,
} from '@yaoji/api-client/testing'
import { ORDER_TABS } from '@yaoji/domain'
import { Route, Routes, useNavigate } from 'react-router-dom'
import { expect, test } from 'vitest'
import { describePageStates } from '../../testing/describePageStates'
import { fakeShop } from '../../testing/fakeShop'
import OrdersPage from './OrdersPage'

const CONFIG = shopConfigAt('2026-11-22 08:00:00')

describePageStates('orders', {
  answers: { 'order.list': () => orderListOf([orderFor(1)]), 'config.common': () => CONFIG },
  call: 'order.list',
  asks: { tab: 'all', page: 1, keywords: undefined, from: undefined, to: undefined },
  crumbs: { 首页: '/', 我的订单: '' },
  loading: '正在加载订单',
  ready: 'YJ26112100001',
  empty: { answer: orderListOf([]), text: '还没有订单' },
})

function open(answer: Answer<'order.list'>, at = '/order', answers: Answers = {}) {
  const shop = fakeShop({ 'order.list': answer, 'config.common': () => CONFIG, ...answers }, { at })
  let back = () => {}
  function Back() {
    const navigate = useNavigate()
    back = () => navigate(-1)
    return null
  }
  const { Shop } = shop
  render(
    <Shop>
      <Back />
      <Routes>
        <Route path="/order" element={<OrdersPage />} />
      </Routes>
    </Shop>,
  )
  return {
    ...shop,
    user: userEvent.setup(),
    back: () => back(),
    lastInput: () => shop.client.sentTo('order.list').at(-1)?.input,
  }
}

const ready = () => screen.findByRole('link', { name: 'YJ26112100001' })
const box = () => screen.getByRole('textbox', { name: '订单号、商品或厂家' })
const tab = (name: RegExp) => screen.getByRole('tab', { name })
const one = () => orderListOf([orderFor(1)])

test('[RT-26] the address is the state: the list is that of its tab, keywords, days and page', async () => {
  const { lastInput } = open(one, '/order?tab=unpaid&keywords=+白药+&from=2026-11-01&to=2026-11-20&page=2')
  await ready()
  expect(lastInput()).toEqual({
    tab: 'unpaid',
    keywords: '白药',
    from: '2026-11-01',
    to: '2026-11-20',
    page: 2,
  })
  expect(box()).toHaveProperty('value', '白药')
  const days = screen.getByRole('group', { name: '下单日期' }).querySelectorAll('input')
  expect([...days].map(({ value }) => value)).toEqual(['2026-11-01', '2026-11-20'])
  expect(tab(/待付款/).getAttribute('aria-selected')).toBe('true')
})

test.each([
  '/order?tab=magic&keywords=++&from=2026-02-30&to=tomorrow&page=-1',
  '/order?from=2026-11-20&to=2026-11-01&page=x',
])('[RT-26] %s shows the first page of all orders', async at => {
  const { lastInput } = open(one, at)
  await ready()
  expect(lastInput()).toEqual({ tab: 'all', page: 1, keywords: undefined, from: undefined, to: undefined })
})

test('[RT-26] Enter searches, the page number goes away, and Back undoes it', async () => {
  const { user, place, back } = open(one, '/order?tab=done&page=3')
  await ready()
  await user.type(box(), ' 阿莫西林 {Enter}')
  expect(decodeURIComponent(place.now)).toBe('/order?tab=done&keywords=阿莫西林')
  back()
  await waitFor(() => expect(place.now).toBe('/order?tab=done&page=3'))
  await waitFor(() => expect(box()).toHaveProperty('value', ''))
})

test('[ST-06] the Enter of an input method does not search; clearing the keywords does', async () => {
  const { user, place } = open(one, '/order?keywords=amxl')
  await ready()
  box().focus()
  box().dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }))
  await user.keyboard('{Enter}')
  box().dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }))
  expect(place.now).toBe('/order?keywords=amxl')
  await user.click(screen.getByRole('button', { name: '清除关键词' }))
  expect(place.now).toBe('/order')
  expect(document.activeElement).toBe(box())
})

test('[RT-26] a preset filters by days up to the service’s today; a tab is one press', async () => {
  const { user, place } = open(one)
  await ready()
  await user.click(await screen.findByRole('button', { name: '近7天' }))
  expect(place.now).toBe('/order?from=2026-11-16&to=2026-11-22')
  await user.click(tab(/待收货/))
  expect(place.now).toBe('/order?from=2026-11-16&to=2026-11-22&tab=to_receive')
})

test('[RT-26] the rows stay while the next page loads, and the result is announced once it is there', async () => {
  let next = (_answer: DataNamed<'order.list'>) => {}
  const first = orderListOf([orderFor(1)], { total: 12, last_page: 2 })
  const { user } = open(({ page }) => (page === 1 ? first : new Promise(resolve => (next = resolve))))
  await ready()
  await user.click(screen.getByRole('link', { name: /第\s*2\s*页/ }))
  expect(screen.getByRole('table', { name: '订单' }).getAttribute('aria-busy')).toBe('true')
  expect(await ready()).toBeTruthy()
  next({ ...first, list: [orderFor(2)], page: 2 })
  expect(await screen.findByRole('link', { name: 'YJ26112100002' })).toBeTruthy()
  expect(await screen.findByText('共 12 个订单，第 2 页，共 2 页', {}, { timeout: 3000 })).toBeTruthy()
})

test('[RT-26] a page past the end leads to the last one', async () => {
  const { place } = open(
    ({ page = 1 }) =>
      page > 2
        ? orderListOf([], { total: 12, page, last_page: 2 })
        : orderListOf([orderFor(1)], { total: 12, page, last_page: 2 }),
    '/order?tab=unpaid&page=9',
  )
  await ready()
  expect(place.now).toBe('/order?tab=unpaid&page=2')
})

test('[RT-26] when the filters find nothing, one press clears them and keeps the tab', async () => {
  const { user, place } = open(
    ({ keywords }) => (keywords ? orderListOf([]) : one()),
    '/order?tab=done&keywords=没有&from=2026-11-01',
  )
  await user.click(await screen.findByRole('button', { name: '清除筛选' }))
  expect(place.now).toBe('/order?tab=done')
  await ready()
  // The button is gone; the focus is where the orders are now.
  expect(document.activeElement?.contains(screen.getByRole('table', { name: '订单' }))).toBe(true)
  expect(document.activeElement).not.toBe(document.body)
})

test('[RT-26] an empty tab leads to all orders', async () => {
  const counts = one().tabs
  const { user, place } = open(
    ({ tab }) => (tab === 'done' ? orderListOf([], { tabs: counts }) : one()),
    '/order?tab=done',
  )
  expect(await screen.findByText('没有已完成的订单')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '看全部状态的 1 个订单' }))
  expect(place.now).toBe('/order')
})

test('[RT-26] an order has its number with the way to its page, warehouse, three lines and how many there are, sum and status', async () => {
  const order = orderFor(1, {
    line_count: 12,
    goods_number: 340,
    amounts: orderAmountsFor('9999999999.99'),
    lines: [
      orderLineFor(1, '阿莫西林胶囊'),
      orderLineFor(2, '板蓝根颗粒'),
      orderLineFor(3, '云南白药气雾剂'),
    ],
  })
  open(() => orderListOf([order]))
  expect(await ready()).toHaveProperty('pathname', '/order/info/1')
  const row = within(screen.getAllByRole('row')[1] as HTMLElement)
  for (const text of [
    '2026-11-21 10:00:00',
    '成都中心仓',
    '待付款',
    '11-21 10:30 前付款',
    '等 12 种，数量 340',
  ])
    expect(row.getByText(text)).toBeTruthy()
  expect(row.getAllByRole('listitem').map(line => line.textContent)).toEqual([
    '阿莫西林胶囊 0.25g×24粒×10 盒',
    '板蓝根颗粒 0.25g×24粒×10 盒',
    '云南白药气雾剂 0.25g×24粒×10 盒',
    '等 12 种，数量 340',
  ])
  expect(row.getByText('9,999,999,999')).toBeTruthy()
  expect(row.getByRole('link', { name: '去付款' })).toBeTruthy()
  expect(row.getByRole('button', { name: '取消订单' })).toBeTruthy()
})

test('[RT-26] more than two actions are in a menu', async () => {
  open(() => orderListOf([orderFor(1, { actions: ['pay', 'upload_slip', 'cancel'] })]))
  await ready()
  expect(screen.queryByRole('button', { name: '取消订单' })).toBeNull()
  expect(screen.getByRole('button', { name: /更多操作/ })).toBeTruthy()
})

const PURCHASE: Purchase = {
  parent_sn: 'YJH7',
  part_count: 3,
  payable_amount: '384.00',
  balance_amount: '0.00',
  unpaid_count: 2,
  unpaid_amount: '256.00',
  pay_together: [1, 2],
  pay_together_amount: '256.00',
}

test('[RT-26] the parts of one purchase are below a head with its sum, the parts that are not here, and the way to pay', async () => {
  const part = (id: number) => orderFor(id, { parent_sn: 'YJH7' })
  open(() => orderListOf([part(2), part(1), orderFor(9)], { purchases: [PURCHASE] }))
  await ready()
  const head = within(screen.getByText('拆成 3 个订单，合计 ¥384.00').closest('th') as HTMLElement)
  expect(head.getByRole('link', { name: '看全部 3 个' }).getAttribute('href')).toBe('/order?keywords=YJH7')
  expect(head.getByText(/2 个可合并付款，共 ¥256.00/)).toBeTruthy()
  expect(await head.findByRole('button', { name: '合并付款' })).toBeTruthy()
  const keys = screen.getAllByRole('rowheader').map(cell => cell.textContent?.match(/YJH7|YJ26\d+/)?.[0])
  expect(keys).toEqual(['YJH7', 'YJ26112100002', 'YJ26112100001', 'YJ26112100009'])
})

test('[RT-26] what the balance pays is in the sums of an order and of its purchase', async () => {
  const amounts = orderAmountsFor('0.00', { balance_amount: '128.00' })
  const paid = { ...PURCHASE, payable_amount: '81.49', balance_amount: '344.07' }
  open(() => orderListOf([orderFor(1, { parent_sn: 'YJH7', amounts })], { purchases: [paid] }))
  await ready()
  expect(screen.getByText(/拆成 3 个订单，合计 ¥425.56，其中余额 ¥344.07/)).toBeTruthy()
  expect(screen.getByText('其中余额 ¥128.00').parentElement?.textContent).toContain('¥128.00其中余额')
})

test('[RT-26] after a cancel the list and the counts of the tabs are those of the service', async () => {
  let cancelled = false
  const countsOf = (unpaid: number, gone: number) =>
    one().tabs.map(row => ({ ...row, count: { all: 1, unpaid, cancelled: gone }[row.tab as 'all'] ?? 0 }))
  const { user } = open(
    () =>
      cancelled
        ? orderListOf([], { tabs: countsOf(0, 1) })
        : orderListOf([orderFor(1)], { tabs: countsOf(1, 0) }),
    '/order?tab=unpaid',
    {
      'order.cancel'() {
        cancelled = true
        return { order: orderFor(1, { status: -10 }) }
      },
    },
  )
  await ready()
  expect(tab(/待付款/).textContent).toBe('待付款1')
  await user.click(screen.getByRole('button', { name: '取消订单' }))
  const dialog = within(await screen.findByRole('dialog', { name: '取消订单' }))
  await user.click(dialog.getByRole('button', { name: '取消订单' }))
  expect(await screen.findByText('没有待付款的订单')).toBeTruthy()
  expect(tab(/已取消/).textContent).toBe('已取消1')
})

const parts = () => [2, 1].map(id => orderFor(id, { parent_sn: 'YJH7' }))
const unpaid = () => orderListOf(parts(), { purchases: [PURCHASE] })

test('[RT-26] several parts are paid together from the balance, after the password', async () => {
  const { user, client } = open(unpaid, '/order', {
    'payment.together': ({ password }) =>
      password === 'secret'
        ? {
            orders: parts().map(({ id, sn }) => ({ id, sn })),
            amount: '256.00',
            balance: '244.00',
            gateway_url: null,
          }
        : failWith('invalid', { message: '登录密码不正确', fields: { password: ['登录密码不正确'] } }),
  })
  await user.click(await screen.findByRole('button', { name: '合并付款' }))
  const dialog = within(await screen.findByRole('dialog', { name: '合并付款 2 个订单' }))
  expect(dialog.getByText(/一次支付 ¥256.00，可用余额 ¥500.00/)).toBeTruthy()
  await user.type(dialog.getByLabelText('登录密码'), 'wrong{Enter}')
  expect((await dialog.findAllByText('登录密码不正确')).length).toBeGreaterThan(0)
  await user.clear(dialog.getByLabelText('登录密码'))
  await user.type(dialog.getByLabelText('登录密码'), 'secret{Enter}')
  expect(await screen.findByText('已付款 2 个订单，余额 ¥244.00')).toBeTruthy()
  expect(client.sentTo('payment.together').at(-1)?.input).toEqual({ ids: [1, 2], password: 'secret' })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(client.sentTo('order.list').length).toBeGreaterThan(1)
})

test('[RT-26] a balance that is too low says what it lacks, and leads to the other methods', async () => {
  const rich = { ...PURCHASE, pay_together_amount: '600.50' }
  open(() => orderListOf(parts(), { purchases: [rich] }))
  expect(await screen.findByText('余额还差 ¥100.50')).toBeTruthy()
  expect(screen.getByRole('link', { name: '用其他方式合并付款' })).toHaveProperty('pathname', '/cart/step3/1')
  expect(screen.queryByRole('button', { name: '合并付款' })).toBeNull()
})

test('[RT-26] [AP-50] a buyer without orders sees what others order first', async () => {
  open(() => orderListOf([]), '/order', {
    'focus.xrtj': () => zoneOf(zoneSectionFor('hot', '开店常备', goodsFor(5))),
  })
  const row = within(await screen.findByRole('region', { name: /开店常备/ }))
  expect(row.getByRole('link', { name: /阿莫西林胶囊 5/ }).getAttribute('href')).toBe('/list/info/1005')
})

test('[RT-26] the tabs are the statuses with their numbers, and a first page loads in the shape of the table', async () => {
  open(() => new Promise(() => {}))
  expect(await screen.findByText('正在加载订单')).toBeTruthy()
  expect(screen.getByRole('table', { name: '订单' }).getAttribute('aria-busy')).toBe('true')
  expect(screen.getByRole('tablist', { name: '订单状态' })).toBeTruthy()
  expect(screen.getAllByRole('tab').map(each => each.textContent)).toEqual(ORDER_TABS.map(({ text }) => text))
  expect(screen.getByRole('button', { name: '导出 Excel' })).toBeTruthy()
  expect(screen.getByRole('group', { name: '下单日期' })).toBeTruthy()
})

test.each(['keywords=没有', 'from=2026-11-01', 'to=2026-11-20'])(
  '[RT-26] a list that ?%s empties says what to change, and leads to the orders of all statuses',
  async filter => {
    const counts = one().tabs
    const { user, place } = open(
      ({ tab }) => (tab === 'done' ? orderListOf([], { tabs: counts }) : one()),
      `/order?tab=done&${filter}`,
    )
    expect(await screen.findByText('没有符合条件的订单', { selector: 'div' })).toBeTruthy()
    expect(screen.getByText('换一个订单号、商品或厂家，或者放宽下单日期。')).toBeTruthy()
    expect(screen.getByRole('button', { name: '清除筛选' })).toBeTruthy()
    await user.click(screen.getByRole('button', { name: '看全部状态的 1 个订单' }))
    expect(decodeURIComponent(place.now)).toBe(`/order?${filter}`)
  },
)

test('[RT-26] where no status has an order, no button leads to them', async () => {
  open(() => orderListOf([]), '/order?keywords=没有')
  await screen.findByRole('button', { name: '清除筛选' })
  expect(screen.queryByRole('button', { name: /看全部状态/ })).toBeNull()
  expect(screen.queryByText('还没有订单')).toBeNull()
})

test('[RT-26] a buyer without orders is led to the products', async () => {
  open(() => orderListOf([]))
  expect(await screen.findByText('下单后可以在这里付款、查看物流和申请售后。')).toBeTruthy()
  expect(screen.getByRole('link', { name: '去选购商品' }).getAttribute('href')).toBe('/list')
  expect(screen.queryByRole('button', { name: '清除筛选' })).toBeNull()
  expect(screen.queryByRole('region')).toBeNull()
})

test('[RT-26] a day of the filter is in the address, the page number goes away', async () => {
  const { user, place } = open(one, '/order?page=3')
  await ready()
  await user.click(await screen.findByRole('button', { name: '近7天' }))
  expect(place.now).toBe('/order?from=2026-11-16&to=2026-11-22')
})

const STORES = [
  { user_id: 1, company: '康宁医药连锁' },
  { user_id: 2, company: '一分店' },
]

test('[RO-03] [RT-26] a head office reads the orders of its stores by their names, without actions, and chooses one store', async () => {
  const store = { user_id: 2, company: '一分店' }
  const list = [orderFor(1), orderFor(2, { parent_sn: 'YJH2', store, actions: [] })]
  const { user, place, lastInput } = open(() => orderListOf(list, { stores: STORES }), '/order?page=2')
  await ready()
  const rowOf = (sn: string) => within(screen.getByText(sn).closest('tr') as HTMLElement)
  expect(rowOf('YJ26112100002').getByText('一分店')).toBeTruthy()
  expect(rowOf('YJ26112100002').queryByRole('link', { name: '去付款' })).toBeNull()
  expect(rowOf('YJ26112100001').queryByText('一分店')).toBeNull()
  expect(rowOf('YJ26112100001').getByRole('link', { name: '去付款' })).toBeTruthy()

  await user.selectOptions(screen.getByRole('combobox', { name: '门店' }), '一分店')
  expect(place.now).toBe('/order?store=2')
  await waitFor(() => expect(lastInput()).toMatchObject({ store_id: 2, page: 1 }))
  await user.selectOptions(screen.getByRole('combobox', { name: '门店' }), '全部门店')
  expect(place.now).toBe('/order')
})

test('[RO-03] [RT-26] a buyer without stores has none to choose', async () => {
  open(one)
  await ready()
  expect(screen.queryByRole('combobox', { name: '门店' })).toBeNull()
})

test('[RO-03] [RT-26] a store of the address that is not the buyer’s gives way to all orders', async () => {
  const { place } = open(
    ({ store_id }) =>
      store_id === undefined
        ? one()
        : failWith('invalid', { fields: { store_id: ['没有这家门店，请重新选择'] } }),
    '/order?tab=done&store=9',
  )
  await ready()
  expect(place.now).toBe('/order?tab=done')
})

test('[RO-03] [RT-26] a store without orders leads to those of all stores', async () => {
  const { user, place } = open(
    ({ store_id }) => (store_id ? orderListOf([], { stores: STORES }) : orderListOf([orderFor(1)])),
    '/order?store=2',
  )
  await user.click(await screen.findByRole('button', { name: '清除筛选' }))
  await ready()
  expect(place.now).toBe('/order')
})

test('[RT-26] on a phone a button opens the filters after the keywords, and says how many are set', async () => {
  const { user } = open(one, '/order?from=2026-11-01')
  const button = await screen.findByRole('button', { name: '筛选 1' })
  expect(button.getAttribute('aria-expanded')).toBe('false')
  await user.click(button)
  expect(button.getAttribute('aria-expanded')).toBe('true')
  await user.click(screen.getByRole('button', { name: '清除日期' }))
  expect(await screen.findByRole('button', { name: '筛选' })).toBe(button)
})
