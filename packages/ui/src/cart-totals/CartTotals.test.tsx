import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import { CartTotals, type CartTotalsProps } from './CartTotals'
import { totalsForStory } from './fixtures'
import * as exported from './index'

afterEach(() => {
  vi.useRealTimers()
})

function show(props: Partial<CartTotalsProps> = {}) {
  const onCheckout = vi.fn()
  const all = { total: totalsForStory(), onCheckout, loginHref: '/login', licenceHref: '/zhzx', ...props }
  const view = render(<CartTotals {...all} />)
  const change = (next: Partial<CartTotalsProps>) => view.rerender(<CartTotals {...all} {...next} />)
  return { ...view, change, onCheckout, user: userEvent.setup() }
}

const bar = () => screen.getByRole('region', { name: '结算' })

test('it says what is selected, what is saved, what shipping costs and what is to be paid', () => {
  show()
  for (const text of ['已选 12 种，数量 340', '已省 ¥20.00', '运费 ¥8.00', '应付 ¥4,385.60'])
    expect(bar().textContent).toContain(text)
})

test('[LB-05] the button gets the focus where the buyer has just come to the page, and only there', () => {
  const content = document.body.appendChild(document.createElement('main'))
  Object.assign(content, { id: 'content', tabIndex: -1 })
  content.focus()
  const { unmount } = show()
  expect(document.activeElement).toBe(content)
  unmount()
  const other = show({ arrivedAt: 'content' })
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '去结算' }))
  other.unmount()
  show({ arrivedAt: 'content' })
  expect(document.activeElement).toBe(document.body)
  content.remove()
})

test('[ST-03] it says what is missing to the next reduction', () => {
  show()
  expect(screen.getByRole('list', { name: '满减' }).textContent).toBe(
    '夏季常备药 已减 ¥20.00，再买 ¥367.50 可减 ¥60.00',
  )
})

test('[ST-04] [RO-05] each zone that charges says what it misses', () => {
  const zones = [
    { zone: 'normal', shipping_amount: '12.00', no_trans_order_amount: '40.00' },
    { zone: 'youx', shipping_amount: '8.00', no_trans_order_amount: '181.86' },
    { zone: 'zy', shipping_amount: '0.00', no_trans_order_amount: '0.00' },
  ] as const
  show({ total: totalsForStory({ shipping_data: { shipping_amount: '20.00', zones } }) })
  const hints = screen.getAllByText(/还差 .* 免运费/).map(hint => hint.textContent)
  expect(hints).toEqual([
    '普通商品还差 ¥40.00 免运费（现收 ¥12.00）',
    '包邮专区商品还差 ¥181.86 免运费（现收 ¥8.00）',
  ])
})

test('[ST-04] it says what is missing to free shipping, and nothing when that is not positive', () => {
  const { change } = show()
  expect(screen.getByText(/还差 ¥128.40 免运费/)).toBeTruthy()
  change({
    total: totalsForStory({ shipping_data: { shipping_amount: '0.00', zones: [] } }),
  })
  expect(screen.queryByText(/还差 .* 免运费/)).toBeNull()
  expect(screen.getByText('免运费')).toBeTruthy()
})

test('where only the first of several hints has room, a button shows all and says so', async () => {
  const { change, user } = show()
  const more = () => screen.queryByRole('button', { name: /优惠提示$/ })
  expect(more()?.textContent).toBe('更多优惠提示')
  expect(more()?.getAttribute('aria-expanded')).toBe('false')
  await user.click(more() as HTMLElement)
  expect(more()?.getAttribute('aria-expanded')).toBe('true')
  change({ total: totalsForStory({ activity_data: { manjians: { list: [] } } }) })
  expect(more()).toBeNull()
  expect(screen.getByText(/还差 ¥128.40 免运费/)).toBeTruthy()
})

test('each hint leads to the products that count', () => {
  show({
    reductionHref: state => `/yjh/${state.goods_manjian_id}`,
    shippingHref: zone => `/${zone}`,
  })
  const links = within(bar()).getAllByRole('link', { name: /^去凑单：/ })
  expect(links.map(link => link.getAttribute('href'))).toEqual(['/yjh/7', '/youx'])
})

test('while what was just selected has no price yet the bar says so, and shows no amount of 0', () => {
  const { change } = show({
    total: totalsForStory({ payable_amount: '0.00', saved_amount: '0.00' }),
    pending: true,
  })
  expect(bar().textContent).toContain('应付 计算中')
  expect(bar().textContent).not.toMatch(/¥0\.00|运费 ¥/)
  change({ total: totalsForStory(), pending: true })
  expect(bar().textContent).toContain('应付 ¥4,385.60')
})

test('[RT-38 /welfare] what is saved says the part of the welfare discount', () => {
  const { change } = show({ total: totalsForStory({ saved_amount: '20.00', welfare_amount: '6.00' }) })
  expect(bar().textContent).toContain('已省 ¥20.00（含福利优惠 ¥6.00）')
  change({ total: totalsForStory({ saved_amount: '20.00', welfare_amount: '0.00' }) })
  expect(bar().textContent).not.toContain('福利优惠')
})

test('the button leads to the checkout, once while it is being opened', async () => {
  const { onCheckout, change, user } = show()
  await user.click(screen.getByRole('button', { name: '去结算' }))
  change({ busy: true })
  await user.click(screen.getByRole('button', { name: '去结算' }))
  expect(onCheckout).toHaveBeenCalledOnce()
})

test('a press while an edit is on its way is done once it is answered', async () => {
  const { onCheckout, change, user } = show({ pending: true })
  await user.click(screen.getByRole('button', { name: '去结算' }))
  expect(onCheckout).not.toHaveBeenCalled()
  change({ pending: false })
  expect(onCheckout).toHaveBeenCalledOnce()
})

test('with nothing selected the button stays where it is, says why and does nothing', async () => {
  const { onCheckout, user } = show({
    total: totalsForStory({ action: { state: 'empty', message: '请先选择商品' } }),
  })
  const button = screen.getByRole('button', { name: '去结算' })
  expect(button.getAttribute('aria-disabled')).toBe('true')
  await user.click(button)
  expect(onCheckout).not.toHaveBeenCalled()
  expect(screen.getByText('请先选择商品')).toBeTruthy()
})

test('[RO-01] a visitor sees no amount and is led to the login', () => {
  show({
    total: totalsForStory({
      payable_amount: undefined,
      saved_amount: undefined,
      action: { state: 'login', message: '登录后可见金额' },
    }),
  })
  expect(screen.getByRole('link', { name: '登录后结算' }).getAttribute('href')).toBe('/login')
  expect(screen.queryByRole('button', { name: '去结算' })).toBeNull()
  expect(bar().textContent).not.toContain('应付')
})

test('an expired licence leads to its renewal', () => {
  show({ total: totalsForStory({ action: { state: 'licence', message: '证照已过期' } }) })
  expect(screen.getByRole('link', { name: '更新证照' }).getAttribute('href')).toBe('/zhzx')
})

test('the box that selects all is half selected and asks for all', async () => {
  const onCheckAll = vi.fn()
  const { user } = show({ check: 'some', onCheckAll })
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: '全选' })
  expect(box.indeterminate).toBe(true)
  await user.click(box)
  expect(onCheckAll).toHaveBeenCalledExactlyOnceWith(true)
})

test.each([
  ['all', { checked: true, indeterminate: false, disabled: false }],
  ['some', { checked: false, indeterminate: true, disabled: false }],
  ['none', { checked: false, indeterminate: false, disabled: false }],
  ['off', { checked: false, indeterminate: false, disabled: true }],
  [undefined, { checked: false, indeterminate: false, disabled: true }],
] as const)('the box of a cart of which %s is selected', (check, state) => {
  show({ check })
  expect(screen.getByRole('checkbox', { name: '全选' })).toMatchObject(state)
})

const FREE = { payable_amount: '0.00', saved_amount: '0.00' }

test.each([
  ['nothing is selected, and an edit is on its way', { ...FREE, selected_count: 0 }, true, '应付 ¥0.00'],
  ['what is selected costs nothing', FREE, false, '应付 ¥0.00'],
  ['an edit of lines with a price is on its way', {}, true, '应付 ¥4,385.60'],
  ['the price of what is selected is on its way', FREE, true, '应付 计算中'],
])('%s: %s', (_, total, pending, shown) => {
  show({ total: totalsForStory(total), pending })
  expect(bar().textContent).toContain(shown)
})

test.each([
  ['free', { shipping_data: { shipping_amount: '0.00', zones: [] } }, /免运费/],
  ['with a price', {}, /运费 ¥8.00/],
  ['not shown when nothing is selected', { selected_count: 0 }, null],
  ['not shown where amounts may not be seen', { payable_amount: undefined }, null],
])('shipping is %s', (_, total, shown) => {
  const { container } = show({ total: totalsForStory(total) })
  const shipping = container.querySelector('[data-part=shipping]')
  expect(shipping?.textContent ?? '').toMatch(shown ?? /^$/)
})

test('an offer that takes nothing off is not shown', () => {
  show({ total: totalsForStory({ saved_amount: '0.00' }) })
  expect(bar().textContent).not.toContain('已省')
})

test('the bar says to the styles whether edits are on their way, and what the button does', () => {
  const { change } = show({ pending: true })
  expect(bar().dataset).toMatchObject({ pending: '', action: 'checkout' })
  change({ pending: false, total: totalsForStory({ action: { state: 'empty', message: '请先选择商品' } }) })
  expect(bar().dataset.pending).toBeUndefined()
  expect(bar().dataset.action).toBe('empty')
})

test('[LB-05] totals are read out once, when they have settled', () => {
  vi.useFakeTimers()
  const { change } = show()
  const status = () => screen.getByRole('status').textContent
  expect(status()).toBe('')
  change({ total: totalsForStory({ selected_count: 13, payable_amount: '4400.00' }), pending: true })
  act(() => vi.advanceTimersByTime(5000))
  expect(status()).toBe('')
  change({ total: totalsForStory({ selected_count: 13, payable_amount: '4398.00' }) })
  act(() => vi.advanceTimersByTime(1000))
  expect(status()).toBe('已选 13 种，应付 ¥4,398.00')
})

test('axe', async () => {
  show()
  await expectAccessible(document.body)
})

testConformance(exported, {
  CartTotals: { props: { total: totalsForStory({ action: { state: 'login', message: '登录后可见金额' } }) } },
})
