import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { manyLines } from '../cart-table/fixtures'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import * as exported from './index'
import { SideCart, type SideCartProps } from './SideCart'
import type { SideCartLine } from './sideCartTypes'

type Props = SideCartProps<SideCartLine>

function Page(props: Partial<Props>) {
  const [open, setOpen] = useState(props.open ?? false)
  return (
    <SideCart
      count={2}
      lines={manyLines(2)}
      total={{ selected_count: 2, payable_amount: '458.00', action: { state: 'checkout', message: '' } }}
      goodsHref={line => `/list/info/${line.goods.id}`}
      cartHref="/cart"
      {...props}
      open={open}
      onOpenChange={(next, details) => {
        setOpen(next)
        props.onOpenChange?.(next, details)
      }}
    />
  )
}

function show(props: Partial<Props> = {}) {
  return { ...render(<Page {...props} />), user: userEvent.setup() }
}

const toggle = () => screen.getByRole('button', { name: /^购物车/ })

test('[CH-14] the button at the edge opens the panel and says so; closed, nothing in it can be reached', async () => {
  const { user } = show()
  expect(toggle().getAttribute('aria-expanded')).toBe('false')
  expect(screen.queryByRole('link')).toBeNull()
  await user.click(toggle())
  expect(toggle().getAttribute('aria-expanded')).toBe('true')
  expect(screen.getByRole('link', { name: '阿莫灵 阿莫西林胶囊' })).toBeTruthy()
  expect(screen.getByText('应付').parentElement?.textContent).toBe('应付¥458.00')
})

test('[LB-05] Esc closes it and gives the focus back to the button', async () => {
  const { user } = show({ open: true })
  screen.getByRole('link', { name: '去购物车' }).focus()
  await user.keyboard('{Escape}')
  expect(document.activeElement).toBe(toggle())
  expect(toggle().getAttribute('aria-expanded')).toBe('false')
})

test('closing from inside gives the focus back too', async () => {
  const { user } = show({ open: true })
  await user.click(screen.getByRole('button', { name: '收起购物车' }))
  expect(document.activeElement).toBe(toggle())
})

test('[CH-14 4] on the cart’s own page it does not open', async () => {
  const { user } = show({ open: true, allowed: false })
  expect(toggle().getAttribute('aria-expanded')).toBe('false')
  await user.click(toggle())
  expect(toggle().getAttribute('aria-expanded')).toBe('false')
})

test('the links lead to cart and checkout, and what cannot be checked out says why', async () => {
  const onCheckout = vi.fn()
  const { user, unmount } = show({ open: true, onCheckout })
  expect(screen.getByRole('link', { name: '去购物车' }).getAttribute('href')).toBe('/cart')
  await user.click(screen.getByRole('button', { name: '去结算' }))
  expect(onCheckout).toHaveBeenCalledOnce()
  unmount()
  show({ open: true, total: { selected_count: 0, action: { state: 'empty', message: '请先选择商品' } } })
  expect(screen.getByRole('button', { name: '去结算' })).toHaveProperty('disabled', true)
  expect(screen.getByText('请先选择商品')).toBeTruthy()
})

test('a long cart shows its first thirty and links to the rest', () => {
  show({ open: true, lines: manyLines(120), count: 120 })
  expect(screen.getAllByRole('listitem')).toHaveLength(30)
  expect(screen.getByText(/还有 90 种/)).toBeTruthy()
  expect(toggle().textContent).toContain('99+')
})

test('a line has its picture, and an empty place without one', () => {
  const [line, other] = manyLines(2)
  const bare = { ...other!, goods: { ...other!.goods, goods_image: [] } }
  const { container } = show({ open: true, lines: [line!, bare] })
  const places = [...container.ownerDocument.querySelectorAll('[data-part=picture]')]
  expect(places.map(place => place.querySelector('img')?.getAttribute('src') ?? '')).toEqual([
    line!.goods.goods_image[0]!.list,
    '',
  ])
})

test('a number is changed in its row, and one that was not taken says why', async () => {
  const onNumber = vi.fn()
  const [line, other] = manyLines(2)
  const { user } = show({ open: true, onNumber, lines: [{ ...line!, error: '库存只剩 12 盒' }, other!] })
  await user.click(screen.getByRole('button', { name: '增加芬必得 布洛芬缓释胶囊 数量' }))
  expect(onNumber).toHaveBeenLastCalledWith(2, 30)
  expect(screen.getByRole('alert').textContent).toBe('库存只剩 12 盒')
})

test('without edits it says how many packs', () => {
  show({ open: true })
  expect(screen.queryByRole('spinbutton')).toBeNull()
  expect(screen.getByText('×20 盒')).toBeTruthy()
})

test('[AP-10] the lines at their prices, full reductions and freight add up to what is to be paid; what is saved is no part of the sum', () => {
  const total = {
    selected_count: 2,
    payable_amount: '458.00',
    action: { state: 'checkout', message: '' },
  } as const
  const amounts = () => screen.getAllByRole('definition').map(each => each.textContent)
  const { rerender } = show({
    open: true,
    total: {
      ...total,
      goods_amount: '470.00',
      saved_amount: '71.70',
      shipping_data: { shipping_amount: '8.00' },
    },
  })
  expect(amounts()).toEqual(['¥470.00', '−¥20.00', '¥8.00'])
  expect(screen.getByText('已选 2 种，已省 ¥71.70')).toBeTruthy()
  rerender(
    <Page
      open
      total={{
        ...total,
        goods_amount: '458.00',
        saved_amount: '0.00',
        shipping_data: { shipping_amount: '0.00' },
      }}
    />,
  )
  expect(amounts()).toEqual(['¥458.00', '免运费'])
  expect(screen.getByText('已选 2 种')).toBeTruthy()
})

test('a line is deleted by its own button', async () => {
  const onDelete = vi.fn()
  const { user } = show({ open: true, onDelete })
  await user.click(screen.getByRole('button', { name: '删除 芬必得 布洛芬缓释胶囊' }))
  expect(onDelete).toHaveBeenCalledExactlyOnceWith(2)
})

test('[ER-10 6] loading, empty, failed and refreshing are told apart', () => {
  const { rerender } = show({ open: true, lines: undefined, total: undefined })
  expect(screen.getByText('正在加载购物车')).toBeTruthy()
  rerender(<Page open lines={[]} />)
  expect(screen.getByText('购物车空空如也~')).toBeTruthy()
  rerender(<Page open failed lines={undefined} />)
  expect(screen.getByRole('alert').textContent).toContain('购物车未能刷新')
  rerender(<Page open refreshing />)
  expect(screen.getByText('正在刷新')).toBeTruthy()
})

test('axe', async () => {
  show({ open: true, onDelete: () => {}, onNumber: () => {} })
  await expectAccessible(document.body)
})

test.each([
  ['controlled', { open: false }],
  ['uncontrolled', { defaultOpen: false }],
])('%s, it says why it opens and closes', async (kind, props) => {
  const onOpenChange = vi.fn()
  const user = userEvent.setup()
  render(
    kind === 'controlled' ? (
      <Page {...props} onOpenChange={onOpenChange} />
    ) : (
      <SideCart {...sample} {...props} onOpenChange={onOpenChange} />
    ),
  )
  await user.click(toggle())
  await user.keyboard('{Escape}')
  await user.keyboard('{Enter}')
  await user.click(screen.getByRole('button', { name: '收起购物车' }))
  await user.click(toggle())
  await user.click(toggle())
  expect(onOpenChange.mock.calls).toEqual([
    [true, { reason: 'trigger' }],
    [false, { reason: 'escape' }],
    [true, { reason: 'trigger' }],
    [false, { reason: 'close' }],
    [true, { reason: 'trigger' }],
    [false, { reason: 'trigger' }],
  ])
})

test('the caller may prevent that Esc closes it', async () => {
  const { user } = show({ open: true, onKeyDown: event => event.preventDefault() })
  toggle().focus()
  await user.keyboard('{Escape}')
  expect(toggle().getAttribute('aria-expanded')).toBe('true')
})

test('labels replace the texts', () => {
  show({ open: true, labels: { cart: 'Cart', toCart: 'Go to cart', moreLink: 'all' } })
  expect(screen.getByRole('heading', { name: 'Cart' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Go to cart' })).toBeTruthy()
})

const sample = {
  count: 2,
  lines: manyLines(2),
  total: { selected_count: 2, payable_amount: '458.00', action: { state: 'empty', message: '请先选择商品' } },
  goodsHref: (line: SideCartLine) => `/list/info/${line.goods.id}`,
  cartHref: '/cart',
  onDelete: () => {},
} as const

testConformance(exported, {
  SideCart: { props: { ...sample, defaultOpen: true } },
  SideCartRoot: { props: { count: 2 } },
  SideCartContent: 'it renders head, body and foot of the panel that SideCartRoot renders',
})
