import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { createCartStore } from '@yaoji/hooks'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { CartTableLine } from './cartTableTypes'
import { lineForStory, manyLines, totalForStory, warehouses } from './fixtures'
import { CartTable, CartTableBody, CartTableCell, CartTableRoot, CartTableTable } from './index'

const never = () => new Promise<never>(() => {})

type Props = Partial<Parameters<typeof CartTable>[0]>

function cartOf(list: CartTableLine[]) {
  const cart = createCartStore<CartTableLine, ReturnType<typeof totalForStory>>({
    sendNumber: never,
    sendSelected: never,
    sendDelete: never,
  })
  cart.load({ list, warehouses, total: totalForStory(list) })
  return cart
}

function show(list: CartTableLine[], props: Props = {}) {
  const cart = cartOf(list)
  const table = (more: Props) => (
    <CartTable cart={cart} homeHref="/" goodsHref={line => `/${line.id}`} {...props} {...more} />
  )
  const view = render(table({}))
  return { ...view, cart, change: (more: Props) => view.rerender(table(more)) }
}

/** The code that follows the scrolling has been loaded. */
const untilFollowed = () =>
  waitFor(() => expect(screen.getAllByRole('row')[1]?.style.position).toBe('absolute'))

/** The only line of a cart. */
const row = () => screen.getAllByRole('checkbox').at(-1)?.closest('tr') as HTMLTableRowElement

const noStock = { buy_state: 'no_stock', is_buy: 0, number: 0 } as const

describe('a row says its state to the styles', () => {
  test.each([
    ['that can be bought', lineForStory(1, { is_selected: 0 }), []],
    ['that is selected', lineForStory(1), ['selected']],
    ['that cannot be bought', lineForStory(1, { is_selected: 0 }, noStock), ['unavailable']],
    [
      'that is a combination',
      lineForStory(1, { is_selected: 0, combination: { name: '组合', list: [] } }),
      ['combination'],
    ],
  ])('%s', (_, line, states) => {
    show([line])
    const { unavailable, selected, pending, combination } = row().dataset
    const set = Object.entries({ unavailable, selected, pending, combination }).filter(
      ([, value]) => value === '',
    )
    expect(set.map(([name]) => name)).toEqual(states)
  })

  test('that has an edit on its way', () => {
    const { cart } = show([lineForStory(1)])
    act(() => cart.setNumber(1, 30))
    expect(row().dataset.pending).toBe('')
  })
})

describe('the table says its state', () => {
  test('while the list is on its way, and when it is there', () => {
    const { container, change } = show([lineForStory(1)], { loading: true })
    const root = container.firstElementChild as HTMLElement
    expect([root.dataset.loading, root.dataset.empty]).toEqual(['', undefined])
    expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true')
    change({ loading: false })
    expect(root.dataset.loading).toBeUndefined()
    expect(screen.getByRole('table').getAttribute('aria-busy')).toBeNull()
  })

  test('when it is empty; then there is nothing to delete', () => {
    const { container } = show([])
    expect((container.firstElementChild as HTMLElement).dataset.empty).toBe('')
    expect(screen.queryByRole('button')).toBeNull()
  })

  test('by your words', () => {
    show([lineForStory(1)], { labels: { delete: '移除' } })
    expect(within(row()).getByText('移除')).toBeTruthy()
    expect(screen.getByText('小计')).toBeTruthy()
  })
})

describe('what a row shows', () => {
  const texts = () =>
    within(row())
      .queryAllByRole('listitem')
      .map(item => item.textContent)

  test('a product without a picture or a specification has no gap in their place', () => {
    show([lineForStory(1, {}, { goods_image: [], ypgg: '' })])
    expect(row().querySelector('img')).toBeNull()
    expect(row().querySelector('[data-part=about]')?.textContent).toBe('香港澳美制药厂')
  })

  test('only a line of a flash sale has its tag', () => {
    show([lineForStory(1, { type: 1 })])
    expect(within(row()).getByText('秒杀')).toBeTruthy()
  })

  test.each([
    ['the same price before', { raw_price: '12.80' }, '¥12.80/盒'],
    ['no price before', { raw_price: undefined }, '¥12.80/盒'],
    ['another price before', { raw_price: '13.50' }, '¥12.80/盒原价¥13.50'],
    ['a hidden price', { price: undefined, raw_price: '13.50' }, '—'],
  ])('%s', (_, change, shown) => {
    show([lineForStory(1, change)])
    expect(within(row()).getAllByRole('cell')[2]?.textContent).toBe(shown)
  })

  test.each([
    [
      'an ephedrine-type product',
      { special_flag: 'ephedrine' },
      ['含麻黄碱类药品：单独成单，仅限对公付款，不可使用优惠券与余额，货到后须上传签收回执'],
    ],
  ])('%s', (_, goods, hints) => {
    show([lineForStory(1, {}, goods)])
    expect(texts()).toEqual(hints)
  })

  test.each([
    ['a product that expires late', { expiry_date: '2028-02-01' }, ['效期 2028-02']],
    [
      'a product that expires soon',
      { near_expiry: 1, expiry_date: '2027-02-01', mid_pack: 10 },
      ['近效期 2027-02', '中包装 10 盒'],
    ],
    ['a product whose expiry is not known', { near_expiry: 1, expiry_date: null, mid_pack: 1 }, []],
    ['a product that must be kept cold', { expiry_date: null, storage: 'cold' }, ['冷藏']],
    ['a product that must be kept frozen', { expiry_date: null, storage: 'frozen' }, ['冷冻']],
    ['a product that is kept cool', { expiry_date: null, storage: 'cool' }, []],
    ['an ephedrine-type product by a mark', { expiry_date: null, special_flag: 'ephedrine' }, ['含麻']],
  ])('%s says of its pack what matters', (_, goods, facts) => {
    show([lineForStory(1, {}, goods)])
    const shown = [...(row().querySelector('[data-part=detail]')?.children ?? [])]
      .slice(1)
      .map(each => each.textContent)
    expect(shown.filter(Boolean)).toEqual(facts)
  })

  test('a combination has no expiry of its own', () => {
    show([lineForStory(1, { type: 3, combination: { name: '感冒组合', list: [] } })])
    expect(within(row()).queryByText(/效期/)).toBeNull()
  })

  const ladder_price = [
    { number: 10, price: '11.50' },
    { number: 30, price: '11.00' },
    { number: 60, price: '10.00' },
  ]
  const notices = [
    { kind: 'ladder', text: '再买 40 盒更优惠' },
    { kind: 'price', text: '价格有变化' },
  ]

  test.each([
    [
      'its own hints replace the service’s notice about the ladder',
      { ladder_price },
      ['价格有变化', '已满 10 盒，正享 ¥11.50/盒', '还差 10 盒，可享 ¥11.00/盒'],
    ],
    ['without a ladder the notice is shown', {}, ['再买 40 盒更优惠', '价格有变化']],
    [
      'a product that cannot be bought has no ladder',
      { ladder_price, ...noStock },
      ['暂时缺货', '再买 40 盒更优惠', '价格有变化'],
    ],
  ])('%s', (_, goods, hints) => {
    show([lineForStory(1, { notices, price: '12.00' }, goods)])
    expect(texts()).toEqual(hints)
  })

  test('a line without anything to say has no list of hints', () => {
    show([lineForStory(1)])
    expect(within(row()).queryByRole('list')).toBeNull()
  })

  test('a line whose full reduction is not among the totals says nothing about it', () => {
    show([lineForStory(1, { goods_manjian_id: 7 })])
    expect(within(row()).queryByRole('list')).toBeNull()
  })

  test.each([
    ['no address', {}],
    ['no address for this line', { similarHref: () => undefined }],
  ])('a line that cannot be bought has no link with %s', (_, links) => {
    show([lineForStory(1, {}, noStock)], links)
    expect(texts()).toEqual(['暂时缺货'])
    expect(within(row()).getAllByRole('link')).toHaveLength(1)
  })

  test('what else is offered for a line that cannot be bought is behind its reason, and only there', () => {
    const renderAction = ({ goods }: CartTableLine) => <button type="button">通知 {goods.id}</button>
    const dead = lineForStory(1, {}, noStock)
    show([dead, lineForStory(2)], { renderAction })
    const offered = screen.getByRole('button', { name: `通知 ${dead.goods.id}` })
    expect(offered.closest('li')?.textContent).toMatch(/^暂时缺货/)
    expect(screen.getAllByRole('button', { name: /^通知/ })).toHaveLength(1)
  })

  test('a warehouse without a name has one', () => {
    show([lineForStory(1, {}, { ck_id: 99 })])
    expect(screen.getByRole('checkbox', { name: '选择 其他仓库 全部商品' })).toBeTruthy()
  })
})

test('cells of your own are inside the table of your own', () => {
  render(
    <CartTableRoot cart={cartOf([lineForStory(1)])} goodsHref={() => '/'}>
      <CartTableTable>
        <CartTableBody line={<CartTableCell>我的</CartTableCell>} />
      </CartTableTable>
    </CartTableRoot>,
  )
  expect(screen.getAllByRole('row').map(each => each.textContent)).toEqual(['成都中心仓 1 种', '我的'])
})

describe('filters', () => {
  const filters = [{ filter: 1, name: '有促销', count: 0 }]

  test('all lines are a choice, also when the service does not name it', () => {
    const onFilter = vi.fn()
    show([lineForStory(1)], { filters, filter: 1, onFilter })
    const buttons = within(screen.getByRole('group', { name: '筛选购物车' })).getAllByRole('button')
    expect(buttons.map(each => [each.textContent?.trim(), each.getAttribute('aria-pressed')])).toEqual([
      ['全部', 'false'],
      ['有促销 0', 'true'],
    ])
    fireEvent.click(buttons[0] as HTMLElement)
    expect(onFilter).toHaveBeenCalledExactlyOnceWith(99_999)
  })

  test('without a choice there are none', () => {
    show([lineForStory(1)], { filters: [{ filter: 99_999, name: '全部', count: 1 }] })
    expect(screen.queryByRole('group', { name: '筛选购物车' })).toBeNull()
  })
})

describe('the box of a group', () => {
  test('deselects only what is selected', () => {
    const onSelect = vi.fn()
    const other = lineForStory(2, { is_selected: 0 }, { name: '连花清瘟胶囊', ...noStock })
    show([lineForStory(1), other, lineForStory(3, {}, { name: '云南白药', ck_id: 2 })], { onSelect })
    const box = screen.getByRole('checkbox', { name: '选择 成都中心仓 全部商品' })
    fireEvent.click(box)
    expect(onSelect).toHaveBeenCalledExactlyOnceWith([1], 0)
  })

  test('is off when nothing can be selected', () => {
    show([lineForStory(1, { is_selected: 0 }, noStock)])
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: '全选' })
    expect([box.disabled, box.checked]).toEqual([true, false])
  })
})

describe('a long cart', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  const height = () => Number.parseFloat(screen.getAllByRole('rowgroup')[1]?.style.height ?? '')

  test('is as high as its rows with their hints, on a wide and on a narrow screen', () => {
    const plainLines = Array.from({ length: 300 }, (_, at) => lineForStory(at + 1, {}, { name: `药 ${at}` }))
    const gift_data = { total: 1, name: '体温计' }
    const withGifts = plainLines.map(line => ({ ...line, gift_data }))
    const withParts = plainLines.map(line => ({
      ...line,
      combination: {
        name: '组合',
        list: [1, 2].map(id => ({ goods_id: id, name: '药', ypgg: '', number: 1 })),
      },
    }))
    const heightOf = (list: CartTableLine[]) => {
      const { unmount } = show(list)
      const found = height()
      unmount()
      return found
    }
    const [wide, gifts, parts] = [plainLines, withGifts, withParts].map(heightOf) as [number, number, number]
    expect(gifts).toBeGreaterThan(wide)
    expect(parts - wide).toBe(2 * (gifts - wide))
    vi.stubGlobal('innerWidth', 390)
    expect(heightOf(plainLines)).toBeGreaterThan(wide)
  })

  test('its rows follow one another from the upper edge', async () => {
    show(manyLines(300))
    await untilFollowed()
    const shown = screen.getAllByRole('row').slice(1)
    const tops = shown.map(each => Number.parseFloat(each.style.top))
    expect(tops[0]).toBe(0)
    expect(tops).toEqual([...tops].sort((a, b) => a - b))
    expect(new Set(tops).size).toBe(tops.length)
    expect(shown.every(each => each.style.position === 'absolute')).toBe(true)
  })

  function scrollTo(y: number, { above = 0 } = {}) {
    act(() => {
      vi.stubGlobal('scrollY', y)
      vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, above - y, 1200, 0))
      fireEvent.scroll(window)
    })
  }
  const places = () => screen.getAllByRole('row').map(each => Number(each.getAttribute('aria-rowindex')))

  test('rows without the focus leave the document, and the one that lost the focus does too', async () => {
    show(manyLines(1000))
    await untilFollowed()
    const [field] = screen.getAllByRole('spinbutton')
    field?.focus()
    scrollTo(30_000)
    expect(places().slice(0, 5)).toEqual([1, 2, 3, 4, expect.any(Number)])
    expect(places()).toEqual([...places()].sort((a, b) => a - b))
    act(() => screen.getByRole('checkbox', { name: '全选' }).focus())
    scrollTo(30_100)
    expect(field?.isConnected).toBe(false)
  })

  test('while the page scrolls the rows follow what grows above the table', async () => {
    show(manyLines(1000))
    await untilFollowed()
    scrollTo(20_000)
    const before = places().at(-1)
    scrollTo(30_000, { above: 10_000 })
    expect(places().at(-1)).toBe(before)
  })
})

describe('a long cart on paper', () => {
  test('has every line, one after the other, and only those on the screen again afterwards', async () => {
    show(manyLines(1000))
    await untilFollowed()
    const onScreen = screen.getAllByRole('spinbutton').length
    fireEvent(window, new Event('beforeprint'))
    expect(screen.getAllByRole('spinbutton')).toHaveLength(1000)
    expect(document.querySelector('tbody')?.style.height).toBe('')
    fireEvent(window, new Event('afterprint'))
    expect(screen.getAllByRole('spinbutton')).toHaveLength(onScreen)
  })
})

describe('a long cart before the code that follows the scrolling', () => {
  const rows = () => screen.getAllByRole('row').slice(1)
  const body = () => document.querySelector('tbody') as HTMLElement

  test('has its first rows, one after the other, and is as high as all; the field that has the focus keeps it', async () => {
    show(manyLines(1000))
    const [field] = screen.getAllByRole('spinbutton')
    field?.focus()
    const height = Number.parseFloat(body().style.height)
    expect(height).toBeGreaterThan(50_000)
    expect(rows().length).toBeGreaterThan(10)
    expect(rows().every(each => each.style.position === '')).toBe(true)
    await untilFollowed()
    expect(Number.parseFloat(body().style.height)).toBe(height)
    expect(document.activeElement).toBe(field)
  })

  test('where it does not load, a press shows more rows and loads it again', async () => {
    vi.resetModules()
    vi.doMock('./rowVirtualizer', () => {
      throw new Error('offline')
    })
    const { container } = show(manyLines(410))
    const lines = () => container.querySelectorAll('[data-part=line]').length
    const more = await screen.findByText('再显示 199 种商品')
    expect(lines()).toBe(199)
    expect(body().style.height).toBe('')
    expect(more.closest('tr')?.getAttribute('aria-rowindex')).toBe('202')
    vi.doUnmock('./rowVirtualizer')
    fireEvent.click(more)
    expect(lines()).toBe(398)
    expect(screen.getByText('再显示 12 种商品')).toBeTruthy()
    await waitFor(() => expect(Number.parseFloat(body().style.height)).toBeGreaterThan(20_000))
    expect(lines()).toBeLessThan(30)
  })
})

describe('the focus after a removal', () => {
  const list = [1, 2, 3].map(id => lineForStory(id, {}, { name: `药 ${id}` }))

  test('stays where it is when another row is removed', () => {
    const { cart } = show(list)
    const field = screen.getByRole('spinbutton', { name: '药 1 数量' })
    field.focus()
    act(() => cart.remove([2]))
    expect(document.activeElement).toBe(field)
  })

  test('is left alone outside the table', () => {
    const { cart } = show(list)
    screen.getByRole('spinbutton', { name: '药 2 数量' }).focus()
    screen.getByRole('checkbox', { name: '全选' }).focus()
    act(() => cart.remove([2]))
    expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: '全选' }))
  })

  test('waits for a dialog that fades out, then goes to the same control of the next row', async () => {
    const { cart } = show(list)
    screen.getByRole('button', { name: '删除 药 2' }).focus()
    const dialog = document.createElement('div')
    dialog.setAttribute('role', 'alertdialog')
    const yes = document.createElement('button')
    dialog.append(yes)
    document.body.append(dialog)
    yes.focus()
    act(() => cart.remove([2]))
    expect(document.activeElement).toBe(yes)
    dialog.remove()
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: '删除 药 3' })),
    )
  })

  test('goes to another control of the next row when that row cannot be edited', () => {
    const { cart } = show([list[0]!, lineForStory(2, { is_selected: 0 }, { name: '药 2', ...noStock })])
    screen.getByRole('checkbox', { name: '选择 药 1' }).focus()
    act(() => cart.remove([1]))
    expect(document.activeElement).toBe(screen.getByRole('link', { name: '药 2' }))
  })
})
