import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type Answers, quickBuyAnswers } from '@yaoji/api-client/testing'
import QuickBuyPage from '../pages/service/QuickBuyPage'
import { fakeShop } from './fakeShop'

/** Opens the page; the shop's one regular product is in the first row. */
export async function openQuickBuy(answers: Answers = {}) {
  const shop = fakeShop({ ...quickBuyAnswers(), ...answers }, { at: '/zzfw/kjcg' })
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
