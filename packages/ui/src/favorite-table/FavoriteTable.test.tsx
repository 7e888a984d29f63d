import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useChoice } from '@yaoji/hooks'
import { expect, test, vi } from 'vitest'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import { ArrivalTable } from './ArrivalTable'
import { FavoritePanel } from './FavoritePanel'
import { FavoriteTable, type FavoriteTableFavorite } from './FavoriteTable'
import { favoriteForStory } from './fixtures'
import * as exported from './index'

const goodsHref = ({ id }: { id: number }) => `/list/${id}`

const rowOf = (name: string) => within(screen.getByRole('row', { name: new RegExp(name) }))

test('a row says what it is, its prices then and now, and adds its number, the smallest at first', async () => {
  const onAdd = vi.fn()
  const onRemove = vi.fn()
  const favorite = favoriteForStory({}, { price_drop: '0.70', back_in_stock: 1, short_expiry: 1 })
  const { container } = render(
    <FavoriteTable label="我的收藏" rows={[favorite]} {...{ goodsHref, onAdd, onRemove }} />,
  )
  const row = rowOf('阿莫灵')
  expect(row.getByRole('link', { name: '阿莫灵 阿莫西林胶囊' }).getAttribute('href')).toBe('/list/1001')
  for (const text of ['2026-11-20', '2028-03', '860', '¥13.50', '降价 ¥0.70', '到货', '近效期'])
    expect(row.getByText(text)).toBeTruthy()
  await userEvent.click(row.getByRole('button', { name: '加购 阿莫灵 阿莫西林胶囊' }))
  expect(onAdd).toHaveBeenLastCalledWith(favorite.goods, 10)
  await userEvent.click(row.getByRole('spinbutton', { name: '阿莫灵 阿莫西林胶囊 数量' }))
  await userEvent.keyboard('30{Enter}')
  expect(onAdd).toHaveBeenLastCalledWith(favorite.goods, 30)
  await userEvent.click(row.getByRole('button', { name: '移除 阿莫灵 阿莫西林胶囊' }))
  expect(onRemove).toHaveBeenCalledWith(favorite)
  await expectAccessible(container)
})

test('what is not special has no mark', () => {
  const favorite = favoriteForStory({}, { back_in_stock: 0, short_expiry: 0 })
  render(<FavoriteTable label="我的收藏" rows={[favorite]} goodsHref={goodsHref} />)
  for (const mark of ['到货', '近效期', /降价/]) expect(screen.queryByText(mark)).toBeNull()
})

test.each<[string, Partial<FavoriteTableFavorite['goods']>, string]>([
  ['off the shelf', { buy_state: 'off_shelf' }, '已下架'],
  ['sold out', { number: 0, buy_state: 'no_stock' }, '缺货'],
  ['without a known expiry', { expiry_date: null }, '—'],
])('a product %s says so', (_what, goods, text) => {
  render(<FavoriteTable label="我的收藏" rows={[favoriteForStory(goods)]} goodsHref={goodsHref} />)
  expect(rowOf('阿莫灵').getByText(text)).toBeTruthy()
})

test('a price that is hidden has a link to what shows it, and none from before', () => {
  const favorite = favoriteForStory({ price: undefined, buy_state: 'login' }, { price_then: undefined })
  const actionHref = (action: string) => `/${action}`
  render(<FavoriteTable label="我的收藏" rows={[favorite]} {...{ goodsHref, actionHref }} />)
  const hrefs = rowOf('阿莫灵').getAllByRole('link')
  expect(hrefs.map(link => link.getAttribute('href'))).toContain('/login')
  expect(rowOf('阿莫灵').getByText('—')).toBeTruthy()
})

test('a sold-out product can have an action of its own', () => {
  const soldOut = () => <button type="button">到货通知</button>
  const row = favoriteForStory({ number: 0, buy_state: 'no_stock' })
  render(<FavoriteTable label="我的收藏" rows={[row]} {...{ goodsHref, soldOut }} />)
  expect(rowOf('阿莫灵').getByRole('button', { name: '到货通知' })).toBeTruthy()
  expect(rowOf('阿莫灵').queryByRole('button', { name: /^加购/ })).toBeNull()
})

test('the button says what was just added', () => {
  render(
    <FavoriteTable label="我的收藏" rows={[favoriteForStory()]} goodsHref={goodsHref} addedOf={() => 20} />,
  )
  expect(rowOf('阿莫灵').getByRole('button', { name: '✓ 20' })).toBeTruthy()
})

test('a row says how many packs are in the cart, and changes them', async () => {
  const onInCartChange = vi.fn()
  const favorite = favoriteForStory()
  const props = { label: '我的收藏', rows: [favorite], goodsHref, cartHref: '/cart' }
  const { rerender } = render(<FavoriteTable {...props} inCart={() => 40} onInCartChange={onInCartChange} />)
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: '购物车 40，修改数量：阿莫灵 阿莫西林胶囊' }))
  const field = screen.getByRole('spinbutton', { name: '购物车中的数量：阿莫灵 阿莫西林胶囊' })
  await user.clear(field)
  await user.type(field, '60{Enter}')
  expect(onInCartChange).toHaveBeenCalledExactlyOnceWith(favorite.goods, 60)
  rerender(<FavoriteTable {...props} inCart={() => 0} />)
  expect(screen.queryByText(/^购物车/)).toBeNull()
})

test('the bar works on all chosen favourites', async () => {
  const user = userEvent.setup()
  const onAdd = vi.fn()
  const rows = [favoriteForStory(), favoriteForStory({ id: 2, name: '板蓝根颗粒' })]
  function Favorites() {
    const choice = useChoice(rows, ({ goods }) => goods.id)
    const actions = {
      total: 30,
      choice,
      buyable: Math.min(1, choice.chosen.length),
      onAdd,
      onRemove: choice.clear,
    }
    return (
      <FavoritePanel actions={actions}>
        <FavoriteTable label="我的收藏" {...{ rows, choice, goodsHref }} />
      </FavoritePanel>
    )
  }
  const { container } = render(<Favorites />)
  const add = screen.getByRole('button', { name: '加入购物车' })
  expect(screen.getByText('共 30 种，可勾选多种，一次加入购物车或取消收藏')).toBeTruthy()
  expect(add).toHaveProperty('disabled', true)
  await user.click(screen.getByRole('checkbox', { name: '选择 板蓝根颗粒' }))
  expect(screen.getByText('已选 1 种')).toBeTruthy()
  await user.click(screen.getByRole('checkbox', { name: '全选本页' }))
  expect(screen.getByText('已选 2 种，其中 1 种可购买')).toBeTruthy()
  await user.click(add)
  expect(onAdd).toHaveBeenCalledOnce()
  await user.click(screen.getByRole('button', { name: '取消收藏' }))
  expect(screen.getByText(/^共 30 种/)).toBeTruthy()
  await expectAccessible(container)
})

test('a registration for an arrival can be taken back', async () => {
  const onCancel = vi.fn()
  const { goods, created_at } = favoriteForStory()
  const notice = { ...goods, goods_id: goods.id, created_at }
  const { container } = render(<ArrivalTable label="到货通知" rows={[notice]} {...{ goodsHref, onCancel }} />)
  expect(rowOf('阿莫灵').getByText('2026-11-20 10:00')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: '取消登记 阿莫灵 阿莫西林胶囊' }))
  expect(onCancel).toHaveBeenCalledWith(notice)
  await expectAccessible(container)
})

test('rows that load are announced', () => {
  const { rerender } = render(
    <FavoritePanel actions={undefined}>
      <FavoriteTable label="我的收藏" rows={undefined} goodsHref={goodsHref} />
    </FavoritePanel>,
  )
  expect(screen.getByText('正在加载收藏')).toBeTruthy()
  expect(screen.queryByRole('checkbox', { name: '全选本页' })).toBeNull()
  rerender(<ArrivalTable label="到货通知" rows={undefined} goodsHref={goodsHref} onCancel={() => {}} />)
  expect(screen.getByText('正在加载到货通知')).toBeTruthy()
})

const SAMPLE = { label: '我的收藏', rows: [favoriteForStory({}, { price_drop: '1.00' })], goodsHref }

testConformance(exported, {
  ArrivalTable: {
    props: {
      ...SAMPLE,
      rows: SAMPLE.rows.map(row => ({ ...row.goods, ...row, goods_id: 1 })),
      onCancel: () => {},
    },
  },
  FavoritePanel: { props: { actions: undefined } },
  FavoriteTable: { props: SAMPLE },
})
