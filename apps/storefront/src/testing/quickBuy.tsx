import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type Answers, amoxicillin, quickBuyAnswers } from '@yaoji/api-client/testing'
import QuickBuyPage from '../pages/service/QuickBuyPage'
import { fakeShop } from './fakeShop'

/** Opens the page; the shop's one regular product is in the last row. */
export async function openQuickBuy(answers: Answers = {}) {
  const shop = fakeShop({ ...quickBuyAnswers(), ...answers }, { at: '/zzfw/kjcg' })
  const { Shop } = shop
  const view = render(<QuickBuyPage />, { wrapper: Shop })
  await screen.findByText('阿莫西林胶囊')
  return { ...shop, ...view, user: userEvent.setup() }
}

/** The number of a row, from 1, or the row of the regular product. */
type Line = number | 'regular'

/** The cell of a row with the text of the product. */
export function query(line: Line): HTMLInputElement {
  if (line !== 'regular') return screen.getByRole('combobox', { name: `第 ${line} 行 商品` })
  return screen.getByDisplayValue(amoxicillin().code)
}

export const row = (line: Line) => query(line).closest('tr') as HTMLTableRowElement

export const number = (line: Line) =>
  within(row(line)).getByRole<HTMLInputElement>('textbox', { name: /数量$/ })

export const findInRow = (line: Line, text: string | RegExp) => within(row(line)).findByText(text)

/** The button of a row that opens the products to choose from, and their list. */
export const choice = (line: Line) => within(row(line)).getByRole('button', { name: /选择商品$/ })
export const candidates = () => screen.getByRole('listbox', { name: /可选的商品$/ })

/** Shows each row of the result. */
export async function openResult() {
  const result = await screen.findByRole('region', { name: '加入结果' })
  fireEvent.click(within(result).getByRole('button', { name: '查看' }))
  return within(result)
}
