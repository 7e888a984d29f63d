import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { LabelsProvider } from '../labels'
import { en } from '../locales/en'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import {
  DISTRIBUTION_STORES_FOR_STORY,
  DistributionForStory,
  LIST_FOR_STORY,
  MATRIX_STORES_FOR_STORY,
  MatrixForStory,
  matrixGoods,
} from './fixtures'
import * as exported from './index'
import { ListDistribution } from './StoreDistribution'

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
  ...{ addProps: { ref: { current: null } }, resultsProps: { ref: { current: null }, tabIndex: -1 } },
  fieldProps: (): never => {
    throw new Error('no rows')
  },
}

function NONE() {
  return { kinds: 0, packs: 0, amount: 0 }
}

test('[RO-03] a list is chosen; stores that cannot order and lines without a product are named', async () => {
  const onListChange = vi.fn()
  const { container } = render(<DistributionForStory onListChange={onListChange} />)
  expect(screen.getByText('暂不能下单，没有列出：康宁大药房温江店（资质审核中）')).toBeTruthy()
  expect(screen.getByText('清单中有 1 行没有选定商品或已下架，没有列出')).toBeTruthy()
  expect(screen.getAllByRole('columnheader')).toHaveLength(5)
  const lists = screen.getByRole('combobox', { name: '采购清单' })
  expect(within(lists).getAllByRole('option')[1]?.textContent).toBe('夏季用药（12 行）')
  await userEvent.selectOptions(lists, '5')
  expect(onListChange).toHaveBeenCalledExactlyOnceWith(5)
  await expectAccessible(container)
})

test('[RO-03] stores and products beyond the most of one call are named', () => {
  const [store] = DISTRIBUTION_STORES_FOR_STORY
  const stores = Array.from({ length: 22 }, (_, at) => ({ ...store!, user_id: at, company: `${at} 号店` }))
  const products = Array.from({ length: 101 }, (_, at) => ({ goods: matrixGoods(at + 1) }))
  const { rerender } = render(<DistributionForStory stores={stores} />)
  expect(screen.getByText('一次最多 20 家门店，没有列出：20 号店、21 号店')).toBeTruthy()
  rerender(<DistributionForStory saved={{ lines: [], products }} stores={stores.slice(0, 2)} />)
  expect(screen.getByText('一次最多 100 种商品，只列出前 100 种')).toBeTruthy()
})

test.each([
  [{ stores: DISTRIBUTION_STORES_FOR_STORY.slice(0, 1) }, '没有可分配的门店', '#stores'],
  [{ lists: [] }, '没有采购清单', '#lists'],
])('[RO-03] with %o it says what is missing, and where that is added', (change, title, href) => {
  render(<DistributionForStory {...change} />)
  expect(screen.getByText(title)).toBeTruthy()
  expect(screen.getByRole('link').getAttribute('href')).toBe(href)
  expect(screen.queryByRole('table')).toBeNull()
})

test('[RO-03] the numbers of a list are added, and what became of them is below', async () => {
  const carts = [
    { user_id: 7, name: '康宁大药房总部', message: '' },
    { user_id: 8, name: '康宁大药房双流店', message: '' },
  ]
  const onSwitch = vi.fn()
  render(
    <ListDistribution
      list={LIST_FOR_STORY}
      stores={MATRIX_STORES_FOR_STORY}
      onAdd={({ entries, answered }) =>
        answered(entries, { added: [{ entry: 0 }], adjusted: [], refused: [], carts })
      }
      {...{ currentStore: 7, cartHref: '#cart', onSwitch }}
    />,
  )
  const user = userEvent.setup()
  expect(document.activeElement).toBe(field('阿莫西林胶囊 康宁大药房总部 数量'))
  expect(field('布洛芬缓释胶囊 康宁大药房双流店 数量').placeholder).toBe('清单 6')
  expect(field('布洛芬缓释胶囊 康宁大药房双流店 数量').value).toBe('')
  await user.type(field('布洛芬缓释胶囊 康宁大药房总部 数量'), '5')
  await user.click(screen.getByRole('button', { name: '加入各店购物车' }))
  const results = screen.getByRole('status', { name: '加入结果' })
  expect(results.textContent).toContain('康宁大药房总部')
  expect(document.activeElement).toBe(results)
  expect(within(results).getByRole('link', { name: '打开购物车' }).getAttribute('href')).toBe('#cart')
  await user.click(within(results).getByRole('button', { name: '切换到该门店并打开购物车' }))
  expect(onSwitch).toHaveBeenCalledExactlyOnceWith(8)
})

test('[RO-03] the rows are in the order of the list, whatever that of its products is', () => {
  const [first, second] = LIST_FOR_STORY.products
  const list = { ...LIST_FOR_STORY, products: [second!, first!] }
  render(
    <ListDistribution
      list={list}
      stores={MATRIX_STORES_FOR_STORY}
      onAdd={() => {}}
      {...{ currentStore: 7, cartHref: '#cart', onSwitch: () => {} }}
    />,
  )
  const names = screen.getAllByRole('rowheader').map(({ textContent }) => textContent)
  expect(names[0]).toContain(first!.goods.name)
  expect(names[1]).toContain(second!.goods.name)
})

test('[RO-03] a list without products says so', () => {
  render(<DistributionForStory saved={{ lines: [], products: [] }} />)
  expect(screen.getByText('清单里没有选定的商品')).toBeTruthy()
})

testConformance(exported, {
  ListDistribution: 'renders several elements, for a Stack',
  StoreDistribution: {
    props: {
      stores: [],
      lists: [],
      list: 0,
      onListChange: () => {},
      storesHref: '/stores',
      listsHref: '/lists',
      children: () => null,
    },
  },
  StoreMatrix: { props: { goods: [], stores: MATRIX_STORES_FOR_STORY, matrix, onAdd: () => {} } },
})
