import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type CartStore, createCartStore } from '@yaoji/hooks'
import type { AnchorHTMLAttributes, ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { ConfirmProvider, useConfirm } from '../confirm'
import { LinkProvider } from '../link'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import type { CartTableLine } from './cartTableTypes'
import { lineForStory, manyLines, totalForStory, warehouses } from './fixtures'
import * as exported from './index'
import {
  CartTable,
  CartTableBody,
  CartTableCell,
  CartTableHead,
  CartTableRoot,
  CartTableTable,
} from './index'

const never = () => new Promise<never>(() => {})
type Total = ReturnType<typeof totalForStory>
const goodsHref = (line: CartTableLine) => `/list/info/${line.goods.id}`
const similarHref = (line: CartTableLine) => `/search?keywords=${line.goods.name}`

function storeOf(list: CartTableLine[]): CartStore<CartTableLine, Total> {
  const cart = createCartStore<CartTableLine, Total>({
    sendNumber: never,
    sendSelected: never,
    sendDelete: never,
  })
  cart.load({ list, warehouses, total: totalForStory(list) })
  return cart
}

function show(list: CartTableLine[], props: Partial<Parameters<typeof CartTable>[0]> = {}) {
  const cart = storeOf(list)
  const view = render(
    <CartTable
      cart={cart}
      homeHref="/"
      goodsHref={goodsHref}
      similarHref={similarHref}
      onNumber={cart.setNumber}
      onSelect={cart.select}
      onDelete={cart.remove}
      {...props}
    />,
  )
  return { ...view, cart, user: userEvent.setup() }
}

const rowOf = (name: string) => within(screen.getByRole('checkbox', { name: `选择 ${name}` }).closest('tr')!)
const indexes = () => screen.getAllByRole('row').map(row => Number(row.getAttribute('aria-rowindex')))

/** The page as a browser would report it after scrolling: jsdom lays nothing out. */
function scrollTo(y: number) {
  act(() => {
    vi.stubGlobal('scrollY', y)
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, -y, 1200, 0))
    fireEvent.scroll(window)
  })
}

/** The code that follows the scrolling has been loaded. */
const untilFollowed = () =>
  waitFor(() => expect(screen.getAllByRole('row')[1]?.style.position).toBe('absolute'))

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('rows', () => {
  test('a row says what, at which price, how many and how much, under its warehouse', () => {
    show([lineForStory(1, { raw_price: '13.50' })])
    expect(screen.getByRole('row', { name: /成都中心仓 1 种/ })).toBeTruthy()
    const row = rowOf('阿莫灵 阿莫西林胶囊')
    expect(row.getByRole('link').getAttribute('href')).toBe('/list/info/1001')
    expect(row.getAllByRole('cell').map(cell => cell.textContent)).toEqual([
      '',
      '阿莫灵 阿莫西林胶囊0.25g×24粒/盒 · 香港澳美制药厂效期 2028-03',
      '¥12.80/盒原价¥13.50',
      '−+',
      '¥256.00',
      '删除',
    ])
    expect(row.getByRole('spinbutton', { name: '阿莫灵 阿莫西林胶囊 数量' })).toHaveProperty('value', '20')
  })

  test('an edit shows its price, its subtotal and its ladder at once', async () => {
    const laddered = lineForStory(1, {}, { ladder_price: [{ number: 30, price: '11.00' }] })
    const { user } = show([laddered])
    const row = rowOf('阿莫灵 阿莫西林胶囊')
    expect(row.getByText('还差 10 盒，可享 ¥11.00/盒')).toBeTruthy()
    await user.type(row.getByRole('spinbutton'), '{ArrowUp}')
    expect(row.getByText('¥330.00')).toBeTruthy()
    expect(row.getByText('已满 30 盒，正享 ¥11.00/盒')).toBeTruthy()
  })

  test('[VA-09] a combination goes by its own name and lists what it holds', () => {
    show([
      lineForStory(1, {
        type: 3,
        combination: {
          name: '感冒咳嗽组合',
          list: [
            { goods_id: 1, name: '连花清瘟胶囊', ypgg: '0.35g×24粒', number: 2 },
            { goods_id: 2, name: '川贝枇杷膏', ypgg: '150ml', number: 1 },
          ],
        },
      }),
    ])
    const parts = rowOf('感冒咳嗽组合').getByRole('list', { name: '组合内商品' })
    expect(
      within(parts)
        .getAllByRole('listitem')
        .map(part => part.textContent),
    ).toEqual(['连花清瘟胶囊 0.35g×24粒 ×2', '川贝枇杷膏 150ml ×1'])
  })

  test('hints are under the row that causes them', () => {
    show([
      lineForStory(1, {
        notices: [{ kind: 'price', text: '价格已由 ¥12.00 变为 ¥12.80' }],
      }),
      lineForStory(2, { notices: [{ kind: 'limit', text: '限购 20 盒' }] }, { name: '连花清瘟胶囊' }),
    ])
    const texts = (name: string) =>
      rowOf(name)
        .getAllByRole('listitem')
        .map(item => item.textContent)
    expect(texts('阿莫灵 阿莫西林胶囊')).toEqual(['价格已由 ¥12.00 变为 ¥12.80'])
    expect(texts('连花清瘟胶囊')).toEqual(['限购 20 盒'])
  })

  test('[VA-09] a gift has its tag, its name and its number, apart from the hints', () => {
    show([lineForStory(1, { gift_data: { total: 2, name: '体温计' } })])
    const gift = rowOf('阿莫灵 阿莫西林胶囊').getByText('体温计 ×2')
    expect(within(gift).getByText('赠品')).toBeTruthy()
    expect(gift.closest('li')).toBeNull()
  })

  test('[ST-03] a line names its full reduction, without the amounts of the totals, and leads to what counts', () => {
    const line = lineForStory(1, { goods_manjian_id: 7 })
    const { cart } = show([line], { reductionHref: ({ goods_manjian_id }) => `/yjh/${goods_manjian_id}` })
    const activity = {
      goods_manjian_id: 7,
      name: '夏季常备药',
      eligible_amount: '256.00',
      reduce_amount: '0.00',
      missing_amount: '44.00',
      manjians: [{ amount: '300.00', reduce: '15.00', status: 0 as const }],
    }
    const total = { ...totalForStory([line]), activity_data: { manjians: { list: [activity] } } }
    act(() => cart.load({ list: [line], warehouses, total: total as never }))
    const hint = screen.getByText(/^满减：夏季常备药/)
    expect(hint.textContent).not.toMatch(/¥/)
    expect(within(hint).getByRole('link', { name: '去凑单' }).getAttribute('href')).toBe('/yjh/7')
    const reached = { ...activity, reduce_amount: '15.00', missing_amount: '0.00' }
    const full = { ...total, activity_data: { manjians: { list: [reached] } } }
    act(() => cart.load({ list: [line], warehouses, total: full as never }))
    expect(screen.getByText('满减：夏季常备药')).toBeTruthy()
    expect(screen.queryByRole('link', { name: '去凑单' })).toBeNull()
  })

  test('[RO-01] a visitor’s line shows no price, stays editable and leads to the login', () => {
    show([lineForStory(1, { price: undefined, is_selected: 0 }, { buy_state: 'login', is_buy: 0 })], {
      actionHref: action => `/${action}`,
    })
    const row = rowOf('阿莫灵 阿莫西林胶囊')
    expect(row.queryByText(/¥/)).toBeNull()
    expect(row.getByRole('spinbutton')).toHaveProperty('disabled', false)
    expect(row.getByRole('link', { name: '登录' }).getAttribute('href')).toBe('/login')
    expect(screen.queryByRole('button', { name: /清理失效商品/ })).toBeNull()
  })
})

describe('[ST-02] lines that cannot be bought', () => {
  const dead = lineForStory(
    2,
    { is_selected: 0 },
    { name: '云南白药气雾剂', buy_state: 'no_stock', is_buy: 0, number: 0 },
  )

  test('are not selectable, say why and where to look instead', async () => {
    const onDelete = vi.fn()
    const { user } = show([lineForStory(1), dead], { onDelete })
    const row = rowOf('云南白药气雾剂')
    expect(row.getByRole('checkbox')).toHaveProperty('disabled', true)
    expect(row.getByRole('spinbutton')).toHaveProperty('disabled', true)
    expect(row.getByText('暂时缺货')).toBeTruthy()
    expect(row.getByRole('link', { name: '找相似' }).getAttribute('href')).toBe(
      '/search?keywords=云南白药气雾剂',
    )
    await user.click(screen.getByRole('button', { name: '清理失效商品（1）' }))
    expect(onDelete).toHaveBeenCalledExactlyOnceWith([2])
  })

  test('do not count for the boxes above', () => {
    show([lineForStory(1), dead])
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: '全选' }).checked).toBe(true)
  })
})

describe('selecting', () => {
  test('the boxes of all and of a warehouse are half selected, select the rest and deselect all', async () => {
    const onSelect = vi.fn()
    const list = [lineForStory(1), lineForStory(2, { is_selected: 0 }, { name: '连花清瘟胶囊', ck_id: 2 })]
    const { cart, user } = show(list)
    const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })
    expect(box('全选').indeterminate).toBe(true)
    expect(box('选择 武汉东西湖仓 全部商品').checked).toBe(false)
    await user.click(box('选择 武汉东西湖仓 全部商品'))
    expect(box('全选').checked).toBe(true)
    await user.click(box('全选'))
    expect(cart.idsOf('selected')).toEqual([])
    expect(onSelect).not.toHaveBeenCalled()
  })

  test('only lines that change are selected', async () => {
    const onSelect = vi.fn()
    const { user } = show([lineForStory(1), lineForStory(2, { is_selected: 0 }, { name: '连花清瘟胶囊' })], {
      onSelect,
    })
    await user.click(screen.getByRole('checkbox', { name: '全选' }))
    expect(onSelect).toHaveBeenCalledExactlyOnceWith([2], 1)
  })

  test('the selected are deleted together; with none selected the button waits', async () => {
    const onDelete = vi.fn()
    const { cart, user } = show([lineForStory(1), lineForStory(2, {}, { name: '连花清瘟胶囊' })], {
      onDelete,
    })
    const button = screen.getByRole('button', { name: '删除选中商品' })
    await user.click(button)
    expect(onDelete).toHaveBeenCalledExactlyOnceWith([1, 2])
    act(() => cart.select([1, 2], 0))
    expect(button.getAttribute('aria-disabled')).toBe('true')
    await user.click(button)
    expect(onDelete).toHaveBeenCalledOnce()
  })
})

describe('10,000 lines', () => {
  const lines = manyLines(10_000)

  test('few nodes are in the document, and the table says how long it is', async () => {
    const { container } = show(lines)
    await untilFollowed()
    expect(container.querySelectorAll('*').length).toBeLessThan(400)
    expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('10003')
    expect(indexes().slice(0, 4)).toEqual([1, 2, 3, 4])
  })

  test('rows far down say their place', async () => {
    const { container } = show(lines)
    await untilFollowed()
    scrollTo(300_000)
    expect(indexes()[0]).toBe(1)
    expect(indexes()[1]).toBeGreaterThan(4000)
    expect(container.querySelectorAll('*').length).toBeLessThan(450)
  })

  test('one edit renders one row', async () => {
    const renders = new Map<string, number>()
    const count = ({ href, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }) => {
      renders.set(href, (renders.get(href) ?? 0) + 1)
      return <a href={href} {...rest} />
    }
    const cart = storeOf(lines)
    render(
      <LinkProvider link={count}>
        <CartTable cart={cart} homeHref="/" goodsHref={goodsHref} onNumber={cart.setNumber} />
      </LinkProvider>,
    )
    await untilFollowed()
    renders.clear()
    act(() => cart.setNumber(3, 70))
    expect(Object.fromEntries(renders)).toEqual({ '/list/info/1003': 1 })
  })

  test('all of them are selected and deselected at one press', async () => {
    const { cart, user } = show(lines)
    await user.click(screen.getByRole('checkbox', { name: '全选' }))
    expect(cart.idsOf('selected')).toEqual([])
    await user.click(screen.getByRole('checkbox', { name: '全选' }))
    expect(cart.idsOf('selected')).toHaveLength(9897)
  })

  test('[LB-05] the field that has the focus stays, however far the page scrolls, and Tab goes on from it', async () => {
    const { user } = show(lines)
    await untilFollowed()
    const field = screen.getByRole('spinbutton', { name: '连花清瘟胶囊 9 数量' })
    field.focus()
    scrollTo(400_000)
    expect(document.activeElement).toBe(field)
    expect(field.isConnected).toBe(true)
    await user.tab()
    await user.tab()
    const rowIndex = (element: Element | null) =>
      Number(element?.closest('tr')?.getAttribute('aria-rowindex'))
    expect(rowIndex(document.activeElement)).toBe(rowIndex(field) + 1)
  })
})

describe('[LB-05] by keyboard', () => {
  const list = [lineForStory(1), lineForStory(2, {}, { name: '连花清瘟胶囊' })]
  const focused = () =>
    document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent

  test('Tab goes through a row from its box over its link and number to its deletion', async () => {
    const { user } = show(list)
    screen.getByRole('checkbox', { name: '选择 成都中心仓 全部商品' }).focus()
    const walk: unknown[] = []
    for (let step = 0; step < 5; step += 1) {
      await user.tab()
      walk.push(focused())
    }
    expect(walk).toEqual([
      '选择 阿莫灵 阿莫西林胶囊',
      '阿莫灵 阿莫西林胶囊',
      '阿莫灵 阿莫西林胶囊 数量',
      '删除 阿莫灵 阿莫西林胶囊',
      '选择 连花清瘟胶囊',
    ])
  })

  test('Space selects, the arrow changes the number, Enter deletes', async () => {
    const { cart, user } = show(list)
    screen.getByRole('checkbox', { name: '选择 阿莫灵 阿莫西林胶囊' }).focus()
    await user.keyboard(' ')
    expect(cart.getLine(1)?.line.is_selected).toBe(0)
    await user.tab()
    await user.tab()
    await user.keyboard('{ArrowUp}')
    expect(cart.getLine(1)?.line.number).toBe(30)
    await user.tab()
    await user.keyboard('{Enter}')
    expect(cart.idsOf('all')).toEqual([2])
  })

  test('after a deletion the focus goes to the next row, from the last to the one before, then to the empty cart', async () => {
    const { user } = show([...list, lineForStory(3, {}, { name: '云南白药气雾剂' })])
    screen.getByRole('button', { name: '删除 连花清瘟胶囊' }).focus()
    await user.keyboard('{Enter}')
    expect(focused()).toBe('删除 云南白药气雾剂')
    await user.keyboard('{Enter}')
    expect(focused()).toBe('删除 阿莫灵 阿莫西林胶囊')
    await user.keyboard('{Enter}')
    expect(focused()).toBe('去首页选购')
  })

  test('after the deletion of all lines by the button above them the focus goes to the empty cart', async () => {
    const { user } = show(list)
    await user.click(screen.getByRole('button', { name: '删除选中商品' }))
    expect(screen.queryByRole('spinbutton')).toBeNull()
    expect(focused()).toBe('去首页选购')
  })

  test('a deletion that was confirmed in a dialog leaves the focus at the same places', async () => {
    const cart = storeOf([...list, lineForStory(3, {}, { name: '云南白药气雾剂' })])
    const user = userEvent.setup()
    function Page() {
      const confirm = useConfirm()
      return (
        <>
          <a href="/">首页</a>
          <CartTable
            cart={cart}
            homeHref="/"
            goodsHref={goodsHref}
            onDelete={async ids => {
              if (await confirm({ text: '确定删除这件商品吗？' })) cart.remove(ids)
            }}
          />
          <a href="/help">帮助中心</a>
        </>
      )
    }
    render(
      <ConfirmProvider>
        <Page />
      </ConfirmProvider>,
    )
    screen.getByRole('button', { name: '删除 连花清瘟胶囊' }).focus()
    for (const place of ['删除 云南白药气雾剂', '删除 阿莫灵 阿莫西林胶囊', '去首页选购']) {
      await user.keyboard('{Enter}')
      const asked = await screen.findByRole('alertdialog')
      await user.tab()
      await user.keyboard('{Enter}')
      await waitFor(() => expect(asked.isConnected).toBe(false))
      // The dialog gives the focus back in a task of its own.
      await act(() => new Promise(resolve => setTimeout(resolve)))
      expect(focused()).toBe(place)
    }
  })
})

describe('other states', () => {
  test('[ER-10] an empty cart says so and leads home', () => {
    show([])
    expect(screen.getByText('购物车空空如也~')).toBeTruthy()
    expect(screen.getByRole('link', { name: '去首页选购' }).getAttribute('href')).toBe('/')
    expect(screen.queryByRole('table')).toBeNull()
  })

  test('a filter that finds nothing leads back to all lines', async () => {
    const onFilter = vi.fn()
    const filters = [{ filter: 1, name: '有促销', count: 0 }]
    const { user } = show([], { filters, filter: 1, onFilter })
    expect(screen.queryByText('购物车空空如也~')).toBeNull()
    await user.click(screen.getByRole('button', { name: '查看全部商品' }))
    expect(onFilter).toHaveBeenCalledExactlyOnceWith(99_999)
  })

  test('while the list is on its way nothing is called empty', () => {
    show([], { loading: true })
    expect(screen.getByRole('status').textContent).toContain('正在加载购物车')
    expect(screen.queryByText('购物车空空如也~')).toBeNull()
  })

  test('[CN-02 2] the filters are buttons of which one is pressed; 99999 is all', async () => {
    const onFilter = vi.fn()
    const filters = [
      { filter: 99_999, name: '全部', count: 12 },
      { filter: 1, name: '有促销', count: 3 },
    ]
    const { user } = show([lineForStory(1)], { filters, onFilter })
    expect(screen.getByRole('button', { name: '全部 12' }).getAttribute('aria-pressed')).toBe('true')
    await user.click(screen.getByRole('button', { name: '有促销 3' }))
    expect(onFilter).toHaveBeenCalledExactlyOnceWith(1)
  })

  test('an edit that was taken back says why under its row', async () => {
    const line = lineForStory(1)
    const cart = createCartStore<CartTableLine, Total>({
      sendNumber: () => Promise.reject(new Error('库存只剩 12 盒，可购 10 盒')),
      sendSelected: never,
      sendDelete: never,
    })
    cart.load({ list: [line], warehouses, total: totalForStory([line]) })
    render(<CartTable cart={cart} homeHref="/" goodsHref={goodsHref} onNumber={cart.setNumber} />)
    await act(async () => cart.setNumber(1, 70))
    expect(screen.getByText('库存只剩 12 盒，可购 10 盒')).toBeTruthy()
    expect(screen.getByRole('spinbutton')).toHaveProperty('value', '20')
  })

  test('axe', async () => {
    show([
      lineForStory(1),
      lineForStory(
        2,
        { is_selected: 0 },
        { name: '连花清瘟胶囊', buy_state: 'no_stock', is_buy: 0, number: 0 },
      ),
    ])
    await expectAccessible(document.body)
  })
})

describe('in a scrolling box', () => {
  /** A box of 500 px on a page that does not scroll, as a browser would report it: jsdom lays nothing out. */
  function layOut(scrolled: HTMLElement, contentHeight: number) {
    Object.defineProperties(scrolled, {
      clientHeight: { value: 500, configurable: true },
      scrollHeight: { value: contentHeight, configurable: true },
    })
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      const inside = this !== scrolled && scrolled.contains(this)
      return new DOMRect(0, inside ? 100 - scrolled.scrollTop : 100, 1200, 0)
    })
  }

  function scrollBox(scrolled: HTMLElement, y: number) {
    act(() => {
      scrolled.scrollTop = y
      fireEvent.scroll(scrolled)
    })
  }

  function showIn(box: 'nearest' | 'given') {
    const scrolled = document.createElement('div')
    if (box === 'nearest') scrolled.style.overflowY = 'auto'
    document.body.append(scrolled)
    layOut(scrolled, 60_000)
    const cart = storeOf(manyLines(1000))
    const scrollElement = box === 'given' ? scrolled : undefined
    const table = <CartTable cart={cart} homeHref="/" goodsHref={goodsHref} scrollElement={scrollElement} />
    const { unmount } = render(table, { container: scrolled })
    const remove = () => {
      unmount()
      scrolled.remove()
    }
    return { scrolled, remove }
  }

  test.each(['nearest', 'given'] as const)('the %s one decides which rows are shown', async box => {
    const { scrolled, remove } = showIn(box)
    await untilFollowed()
    expect(indexes().slice(0, 3)).toEqual([1, 2, 3])
    expect(indexes().length).toBeLessThan(20)
    scrollBox(scrolled, 30_000)
    expect(indexes()[1]).toBeGreaterThan(400)
    expect(indexes().length).toBeLessThan(20)
    remove()
  })

  test('an ancestor that scrolls only sideways is passed over', async () => {
    const wide = document.createElement('div')
    wide.style.overflowY = 'auto'
    document.body.append(wide)
    const { unmount } = render(
      <CartTable cart={storeOf(manyLines(1000))} homeHref="/" goodsHref={goodsHref} />,
      { container: wide },
    )
    await untilFollowed()
    expect(indexes().length).toBeLessThan(30)
    scrollTo(30_000)
    expect(indexes()[1]).toBeGreaterThan(400)
    unmount()
    wide.remove()
  })
})

describe('how many rows are in the document', () => {
  test('all of 200 lines, so that the browser finds and prints them', () => {
    show(manyLines(200))
    expect(screen.getAllByRole('spinbutton')).toHaveLength(200)
    expect(screen.getAllByRole('row').every(row => row.style.position === '')).toBe(true)
  })

  test('of 201 lines those near the screen; a field keeps its focus when deletions leave 200', async () => {
    const { cart } = show(manyLines(201))
    await untilFollowed()
    expect(screen.getAllByRole('spinbutton').length).toBeLessThan(30)
    const [field] = screen.getAllByRole('spinbutton')
    field?.focus()
    act(() => cart.remove([200]))
    expect(screen.getAllByRole('spinbutton')).toHaveLength(200)
    expect(document.activeElement).toBe(field)
  })
})

describe('on the server', () => {
  function hydrated(count: number) {
    const cart = storeOf(manyLines(count))
    const table = <CartTable cart={cart} homeHref="/" goodsHref={goodsHref} />
    const container = document.createElement('div')
    // React 18 takes this document for a browser's and warns of layout effects; CartTable.server.test asks without.
    const told = vi.spyOn(console, 'error').mockImplementation(() => {})
    container.innerHTML = renderToString(table)
    told.mockClear()
    document.body.append(container)
    const served = container.querySelectorAll('tbody tr').length
    const { unmount } = render(table, { container, hydrate: true })
    const shown = container.querySelectorAll('tbody tr').length
    unmount()
    container.remove()
    return { served, shown, told }
  }

  test.each([6, 1000])('the first rows of %i lines are there, and the browser takes them over', count => {
    const { served, shown, told } = hydrated(count)
    expect(served).toBeGreaterThan(6)
    expect(served).toBeLessThan(30)
    expect(shown).toBeGreaterThan(6)
    expect(told).not.toHaveBeenCalled()
  })
})

const full = lineForStory(
  1,
  {
    type: 1,
    raw_price: '13.50',
    gift_data: { total: 2, name: '体温计' },
    combination: { name: '组合', list: [{ goods_id: 1, name: '连花清瘟', ypgg: '24粒', number: 2 }] },
  },
  { buy_state: 'no_stock', is_buy: 0, number: 0 },
)
const links = { goodsHref, similarHref }

const inRoot = (part: ReactNode, act = () => {}) => (
  <CartTableRoot cart={storeOf([full, lineForStory(2)])} {...links} onDelete={act}>
    {part}
  </CartTableRoot>
)
const inTable = (part: ReactNode) => inRoot(<CartTableTable>{part}</CartTableTable>)
const inHead = (part: ReactNode) => inTable(<CartTableHead>{part}</CartTableHead>)
const inLine = (part: ReactNode) => inTable(<CartTableBody line={part} />)

testConformance(exported, {
  CartTable: {
    props: {
      cart: storeOf([full]),
      homeHref: '/',
      ...links,
      filters: [{ filter: 1, name: '有促销', count: 3 }],
    },
  },
  CartTableRoot: { props: { cart: storeOf([full]), ...links } },
  CartTableCheckAll: { inside: part => inRoot(part) },
  CartTableTable: { inside: part => inRoot(part) },
  CartTableHead: { inside: inTable },
  CartTableColumn: { inside: inHead },
  CartTableBody: { inside: inTable },
  CartTableCell: { inside: inLine },
  CartTableCheckCell: { inside: inLine },
  CartTableGoodsCell: { inside: inLine },
  CartTablePriceCell: { inside: inLine },
  CartTableNumberCell: { inside: inLine },
  CartTableSubtotalCell: { inside: inLine },
  CartTableDeleteCell: { inside: inLine },
  CartTableFind: { inside: part => inRoot(part) },
  CartTableHints: { inside: part => inLine(<CartTableCell>{part}</CartTableCell>) },
})
