import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { GoodsTable } from '../goods-table'
import { rowForStory } from '../goods-table/fixtures'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import * as exported from './index'
import { GoodsCards, GoodsList, type GoodsListPage, type GoodsListQuery } from './index'

type Goods = ReturnType<typeof rowForStory>
type Query = GoodsListQuery<GoodsListPage<Goods>>

const AMOXICILLIN = rowForStory({ id: 1, name: '阿莫西林胶囊' })
const IBUPROFEN = rowForStory({ id: 2, name: '布洛芬缓释胶囊' })

function queryOf(change: Partial<Query> = {}): Query {
  return {
    data: { pages: [{ list: [AMOXICILLIN], total: 2 }] },
    error: null,
    refetch: vi.fn(),
    isPlaceholderData: false,
    hasNextPage: true,
    isFetchingNextPage: false,
    isFetchNextPageError: false,
    fetchNextPage: vi.fn(),
    ...change,
  }
}

function show(query: Query, onAdd = vi.fn()) {
  return render(
    <GoodsList query={query} head={first => <p>共 {first?.total ?? '—'} 种</p>} empty={<p>没有商品</p>}>
      {(list, refreshing) => (
        <GoodsCards
          label="商品"
          list={list}
          refreshing={refreshing}
          goodsHref={({ id }) => `/goods/${id}`}
          onAdd={onAdd}
        />
      )}
    </GoodsList>,
  )
}

test('the products of all pages are cards that lead to their pages and are added in packs', async () => {
  const onAdd = vi.fn()
  const pages = [{ list: [AMOXICILLIN], total: 2 }, { list: [IBUPROFEN] }]
  const { container } = show(queryOf({ data: { pages }, hasNextPage: false }), onAdd)
  const cards = within(screen.getByRole('list', { name: '商品' })).getAllByRole('article')
  expect(cards).toHaveLength(2)
  const ibuprofen = screen.getByRole('article', { name: '布洛芬缓释胶囊' })
  expect(within(ibuprofen).getAllByRole('link')[0]?.getAttribute('href')).toBe('/goods/2')
  await userEvent.click(within(ibuprofen).getByRole('button', { name: /加入购物车/ }))
  expect(onAdd).toHaveBeenCalledWith(IBUPROFEN, 10)
  expect(screen.getByText('已全部显示，共 2 种')).toBeTruthy()
  await expectAccessible(container)
})

test('[LB-05] a link that Tab shows leads past the filters to the first product', async () => {
  const user = userEvent.setup()
  show(queryOf())
  await user.tab()
  await user.keyboard('{Enter}')
  await user.tab()
  const card = screen.getByRole('article', { name: '阿莫西林胶囊' })
  expect(document.activeElement).toBe(within(card).getAllByRole('link')[0])
})

test('more is loaded by a press, and a page that did not load is loaded again by another', async () => {
  const user = userEvent.setup()
  const query = queryOf()
  const { rerender } = show(query)
  await user.click(screen.getByRole('button', { name: '加载更多' }))
  expect(query.fetchNextPage).toHaveBeenCalledTimes(1)
  const failed = queryOf({ isFetchNextPageError: true, error: new Error('busy') })
  rerender(
    <GoodsList query={failed} empty={null}>
      {list => <p>{list.length} 种</p>}
    </GoodsList>,
  )
  expect(screen.getByText('1 种')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '重试' }))
  expect(failed.fetchNextPage).toHaveBeenCalledTimes(1)
  expect(failed.refetch).not.toHaveBeenCalled()
})

test('what is above the products stays while they load, and they are said to load', () => {
  const { container } = show(queryOf({ data: undefined }))
  expect(screen.getByText('共 — 种')).toBeTruthy()
  expect(screen.getByText('正在加载商品')).toBeTruthy()
  expect(container.firstElementChild?.getAttribute('aria-busy')).toBe('true')
})

test('a failure of the first page has a retry, and an empty list says so', async () => {
  const query = queryOf({ data: undefined, error: new Error('busy') })
  const { unmount } = show(query)
  await userEvent.click(screen.getByRole('button', { name: '重试' }))
  expect(query.refetch).toHaveBeenCalledTimes(1)
  unmount()
  show(queryOf({ data: { pages: [{ list: [] }] } }))
  expect(screen.getByText('没有商品')).toBeTruthy()
  expect(screen.queryByRole('button', { name: '加载更多' })).toBeNull()
})

testConformance(exported, {
  GoodsCards: { props: { label: '商品', list: [AMOXICILLIN], goodsHref: () => '/' } },
  GoodsList: { props: { query: queryOf(), empty: null, children: () => null } },
})

describe.each([
  ['cards', GoodsCards],
  ['rows', GoodsTable],
] as const)('%s of a list', (_, List) => {
  /** A product that counts how often its specification is rendered. */
  function counted(change: Partial<Goods> = {}) {
    let renders = 0
    const goods = rowForStory({ id: 3, name: '维生素C片', ...change })
    const { ypgg } = goods
    Object.defineProperty(goods, 'ypgg', {
      get() {
        renders += 1
        return ypgg
      },
    })
    return { goods, renders: () => renders }
  }

  const others = {
    label: '商品',
    goodsHref: () => '/goods',
    cartHref: '/cart',
    attributesOf: () => [['产地', '甘肃']] as const,
  }

  test('[LB-05] a change of one product renders no other, and its button does what the latest render says', async () => {
    const { goods, renders } = counted()
    const list = [AMOXICILLIN, goods]
    const [before, onAdd] = [vi.fn(), vi.fn()]
    const { rerender } = render(<List {...others} list={list} inCart={() => 0} onAdd={before} />)
    const first = renders()
    rerender(<List {...others} list={list} inCart={({ id }) => (id === 1 ? 12 : 0)} onAdd={onAdd} />)
    expect(renders()).toBe(first)
    expect(screen.getByText(/12/, { selector: 'a' })).toBeTruthy()
    await userEvent.click(screen.getAllByRole('button', { name: /加入购物车/ })[1] as HTMLElement)
    expect(before).not.toHaveBeenCalled()
    expect(onAdd).toHaveBeenCalledExactlyOnceWith(goods, 10)
  })

  test('[LB-05] what a product that cannot be bought offers instead follows each render', () => {
    const { goods } = counted({ buy_state: 'no_stock', number: 0 })
    const { rerender } = render(
      <List {...others} list={[goods]} soldOut={() => <button type="button">到货通知</button>} />,
    )
    rerender(<List {...others} list={[goods]} soldOut={() => <button type="button">已登记</button>} />)
    expect(screen.getByRole('button', { name: '已登记' })).toBeTruthy()
  })

  test('[LB-05] a product of which something shown changes is rendered again', () => {
    const { goods, renders } = counted()
    const { rerender } = render(<List {...others} list={[goods]} attributesOf={() => [['产地', '甘肃']]} />)
    const first = renders()
    rerender(<List {...others} list={[goods]} attributesOf={() => [['产地', '四川']]} />)
    expect(renders()).toBeGreaterThan(first)
    expect(screen.getByText('四川')).toBeTruthy()
  })
})
