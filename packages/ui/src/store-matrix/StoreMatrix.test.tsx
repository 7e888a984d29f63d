import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { LabelsProvider } from '../labels'
import { en } from '../locales/en'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import { MATRIX_STORES_FOR_STORY, MatrixForStory } from './fixtures'
import * as exported from './index'

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const paste = (name: string, text: string) =>
  fireEvent.paste(field(name), { clipboardData: { getData: () => text } })
const texts = (element: HTMLElement) =>
  within(element)
    .getAllByRole('cell')
    .map(cell => cell.textContent)

test('[RO-03] rows are products, columns are stores; both have their sums, and one button adds all', async () => {
  const onAdd = vi.fn()
  const { container } = render(<MatrixForStory onAdd={onAdd} />)
  const add = screen.getByRole<HTMLButtonElement>('button', { name: '加入各店购物车' })
  expect(add.disabled).toBe(true)
  const user = userEvent.setup()
  await user.type(field('阿莫西林胶囊 康宁大药房双流店 数量'), '20')
  await user.type(field('布洛芬缓释胶囊 康宁大药房双流店 数量'), '5{Enter}')
  const row = screen.getByRole('row', { name: /^阿莫西林胶囊/ })
  expect(texts(row).at(-1)).toBe('20 盒¥256.00')
  expect(texts(screen.getByRole('row', { name: /^合计/ }))).toEqual([
    ...[
      '0 种 · 数量 0 · ¥0.00',
      '0 种 · 数量 0 · ¥0.00',
      '2 种 · 数量 25 · ¥320.00',
      '2 种 · 数量 25 · ¥320.00',
    ],
  ])
  await user.click(add)
  expect(onAdd).toHaveBeenCalledOnce()
  await expectAccessible(container)
})

test('[RO-03] a corrected number says why at its cell, and what cannot be bought has no field to fill', async () => {
  render(<MatrixForStory />)
  const name = '阿莫西林胶囊 康宁大药房总部 数量'
  await userEvent.type(field(name), '25{Enter}')
  expect(field(name).value).toBe('30')
  expect(screen.getByText('须按 10 盒的倍数购买，已为您改为 30 盒')).toBeTruthy()
  expect(field('感冒灵颗粒 康宁大药房总部 数量').disabled).toBe(true)
})

test('[RO-03] a pasted block says how many cells it filled, and what was not counted', async () => {
  render(<MatrixForStory />)
  paste('布洛芬缓释胶囊 康宁大药房人民南路店 数量', '20\tx\t5')
  expect(
    await screen.findByText('已粘贴 2 格，1 格没有对应的商品或门店，1 格数量不能购买，未计入'),
  ).toBeTruthy()
  paste('布洛芬缓释胶囊 康宁大药房人民南路店 数量', '20\t20')
  expect(await screen.findByText('超过库存 30')).toBeTruthy()
})

test('[RO-03] all words can be English', () => {
  render(
    <LabelsProvider labels={en}>
      <MatrixForStory />
    </LabelsProvider>,
  )
  expect(screen.getByRole('table', { name: 'Quantities by store' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Add to the carts of the stores' })).toBeTruthy()
})

const matrix = {
  ...{ entries: [], wrong: 0, pasted: null, results: null, answered: () => {} },
  cellOf: () => ({ text: '', message: null }),
  ...{ total: NONE(), totalOfGoods: NONE, totalOfStore: NONE },
  bodyProps: { ref: { current: null }, onPaste: () => {}, onKeyDown: () => {} },
  fieldProps: (): never => {
    throw new Error('no rows')
  },
}

function NONE() {
  return { kinds: 0, packs: 0, amount: 0 }
}

testConformance(exported, {
  StoreMatrix: { props: { goods: [], stores: MATRIX_STORES_FOR_STORY, matrix, onAdd: () => {} } },
})
