import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { DataNamed } from '@yaoji/api-client/testing'
import QuickBuyPage from '../pages/service/QuickBuyPage'
import type { QuickGoods, QuickProduct } from '../pages/service/quickProduct'
import type { Answers } from './fakeClient'
import { fakeShop } from './fakeShop'
import { goodsFor } from './goods'

const BOUGHT = {
  times: 3,
  total_number: 60,
  last_number: 20,
  last_price: '12.50',
  last_near_expiry: 0,
  last_at: '2026-11-01 10:00:00',
} as const

export const AMOXICILLIN = goodsFor(1, {
  name: '阿莫西林胶囊',
  code: 'YJ1',
  min_qty: 10,
  step_qty: 10,
  bzdw: '盒',
})
export const IBUPROFEN = goodsFor(2, { name: '布洛芬缓释胶囊', code: 'YJ2', min_qty: 1, step_qty: 1 })
export const ASPIRIN = goodsFor(3, { name: '阿司匹林肠溶片', code: 'YJ3', min_qty: 1, step_qty: 1 })
const SOLD_OUT = goodsFor(4, { name: '感冒灵颗粒', code: 'YJ4', number: 0, buy_state: 'no_stock', is_buy: 0 })

const product = (goods: QuickGoods): QuickProduct => ({ goods, bought: null })

const PRODUCTS = [AMOXICILLIN, IBUPROFEN, ASPIRIN, SOLD_OUT].map(product)

type Match = DataNamed<'quickBuy.match'>['matches'][number]

const MATCHES: Readonly<Record<string, Match>> = {
  blf: { state: 'one', goods_ids: [IBUPROFEN.id], total: 1 },
  amxl: { state: 'one', goods_ids: [AMOXICILLIN.id], total: 1 },
  a: { state: 'several', goods_ids: [ASPIRIN.id, AMOXICILLIN.id], total: 2 },
  gml: { state: 'one', goods_ids: [SOLD_OUT.id], total: 1 },
}

const NONE: Match = { state: 'none', goods_ids: [ASPIRIN.id], total: 0 }

/** Answers of a service that knows four products, by these texts. */
export const QUICK_BUY_ANSWERS: Answers = {
  'quickBuy.list': () => ({
    list: [{ goods: AMOXICILLIN, ...BOUGHT }],
    total: 1,
    page: 1,
    per_page: 50,
    last_page: 1,
  }),
  'quickBuy.match': ({ queries }) => ({
    matches: queries.map(query => MATCHES[query] ?? NONE),
    products: PRODUCTS,
  }),
  'arrival.list': () => ({ list: [] }),
}

/** Opens the page; the shop's one regular product is in the first row. */
export async function openQuickBuy(answers: Answers = {}) {
  const shop = fakeShop({ ...QUICK_BUY_ANSWERS, ...answers }, { at: '/zzfw/kjcg' })
  const { Shop } = shop
  const view = render(<QuickBuyPage />, { wrapper: Shop })
  await screen.findByText('阿莫西林胶囊')
  return { ...shop, ...view, user: userEvent.setup() }
}

/** The cell of a row, from 1, with the text of the product. */
export const query = (line: number) =>
  screen.getByRole<HTMLInputElement>('combobox', { name: `第 ${line} 行 商品` })
export const number = (line: number) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: `第 ${line} 行 数量` })
export const row = (line: number) => query(line).closest('tr') as HTMLTableRowElement
export const findInRow = (line: number, text: string | RegExp) => within(row(line)).findByText(text)
