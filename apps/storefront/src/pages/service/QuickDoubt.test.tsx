import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import {
  type Answers,
  amoxicillin,
  aspirin,
  buyer,
  type DataNamed,
  failWith,
  ibuprofen,
} from '@yaoji/api-client/testing'
import { afterEach, expect, test } from 'vitest'
import { readUnconfirmed } from '../../features/cart/unconfirmedGoods'
import { findInRow, number, openQuickBuy, query, row } from '../../testing/quickBuy'

afterEach(() => sessionStorage.clear())

function paste(text: string) {
  fireEvent.paste(document.body, { clipboardData: { getData: () => text, files: [] } })
}

/** Every entry is added; the number after it counts the entries before it. */
const ADDS_ALL: Answers = {
  'cart.add': ({ params }) => ({
    added: params.map((each, entry) => ({
      entry,
      id: entry + 1,
      number: params
        .slice(0, entry + 1)
        .filter(({ goods_id }) => goods_id === each.goods_id)
        .reduce((sum, { number }) => sum + number, 0),
    })),
    adjusted: [],
    refused: [],
    cart: params.length,
  }),
}

const total = () => screen.getByText(/^可加入 \d/).textContent
const addButton = () => screen.getByRole('button', { name: '加入购物车' })
const choice = (line: number) => screen.getByRole('combobox', { name: `第 ${line} 行 选择商品` })
const result = () => screen.findByRole('region', { name: '加入结果' })
const CTRL_ENTER = '{Control>}{Enter}{/Control}'

/** A guess in row 2 and a certain product in row 3, with the focus in the number of row 3. */
async function typeGuess(answers: Answers = ADDS_ALL) {
  const page = await openQuickBuy(answers)
  await page.user.click(query(2))
  await page.user.keyboard('a{Enter}3{Enter}blf{Enter}5')
  await findInRow(2, '请确认：已取首选，另有 1 种')
  await findInRow(3, '可加入')
  const sent = () =>
    page.client
      .sentTo('cart.add')
      .map(({ input }) => (input as { params: { goods_id: number }[] }).params.map(each => each.goods_id))
  return { ...page, sent }
}

test('[RT-30] the first of several products asks to be confirmed, and is counted apart', async () => {
  await typeGuess()
  expect(row(2).dataset.tone).toBe('guess')
  expect(row(3).dataset.tone).toBe('ready')
  expect(total()).toBe('可加入 1 种，合计 ¥64.00')
  expect(screen.getByRole('button', { name: '待确认 1 行' })).toBeTruthy()
})

test('[RT-30] adding stops once for an unconfirmed product; again, it is added and marked in the result', async () => {
  const { user, sent } = await typeGuess()
  await user.keyboard(CTRL_ENTER)
  await waitFor(() => expect(document.activeElement).toBe(choice(2)))
  const question = '第 2 行有多种商品，取的是首选，还没有确认，要一起加入购物车吗？'
  await waitFor(() => expect(screen.getAllByText(question)).toHaveLength(2))
  expect(sent()).toEqual([])
  await user.keyboard(CTRL_ENTER)
  const added = within(await result())
  expect(sent()).toEqual([[aspirin().id, ibuprofen().id]])
  expect(added.getByText('2 种已加入购物车，其中 1 行是未确认的首选')).toBeTruthy()
  expect(added.getByText('已加入（未确认）')).toBeTruthy()
  expect(added.getByText('未确认的首选，另有 1 种')).toBeTruthy()
  // The cart names it too.
  expect(readUnconfirmed(buyer().user_id).map(({ id }) => id)).toEqual([aspirin().id])
})

test('[RT-30] the buttons of the question add all rows, or only those that are certain', async () => {
  const { user, sent } = await typeGuess()
  await user.click(addButton())
  await user.click(await screen.findByRole('button', { name: '只加入已确认的' }))
  expect(await result()).toBeTruthy()
  expect(sent()).toEqual([[ibuprofen().id]])
  expect(query(2).value).toBe('a')
  expect(document.activeElement).toBe(addButton())
  // The question was answered; the row that stayed is asked about again.
  expect(screen.queryByRole('button', { name: '一起加入' })).toBeNull()
  await user.click(addButton())
  await user.click(await screen.findByRole('button', { name: '一起加入' }))
  await waitFor(() => expect(sent()).toEqual([[ibuprofen().id], [aspirin().id]]))
  await waitFor(() => expect(screen.queryByRole('button', { name: '一起加入' })).toBeNull())
})

test('[RT-30] the buyer goes back from the question to the row, and is asked again', async () => {
  const { user, sent } = await typeGuess()
  await user.click(addButton())
  await user.click(await screen.findByRole('button', { name: '返回核对' }))
  expect(document.activeElement).toBe(choice(2))
  expect(screen.queryByRole('button', { name: '一起加入' })).toBeNull()
  await user.click(addButton())
  expect(await screen.findByRole('button', { name: '一起加入' })).toBeTruthy()
  expect(sent()).toEqual([])
})

test('[RT-30] another text in the row is asked about again', async () => {
  const { user, sent } = await typeGuess()
  await user.click(addButton())
  await screen.findByRole('button', { name: '一起加入' })
  await user.clear(query(2))
  await user.type(query(2), 'a{Enter}')
  await findInRow(2, '请确认：已取首选，另有 1 种')
  await user.keyboard(CTRL_ENTER)
  expect(await screen.findByRole('button', { name: '一起加入' })).toBeTruthy()
  expect(sent()).toEqual([])
})

test('[RT-30] an unconfirmed row that the cart refused stays without the question, and is asked about again', async () => {
  const refused = [{ entry: 0, id: 0, reason: 'no_stock', message: '暂时缺货' }]
  const { user, sent } = await typeGuess({
    'cart.add': () => ({ added: [{ entry: 1, id: 1, number: 5 }], adjusted: [], refused, cart: 1 }),
  })
  await user.click(addButton())
  await user.click(await screen.findByRole('button', { name: '一起加入' }))
  await result()
  expect(query(2).value).toBe('a')
  expect(screen.queryByRole('button', { name: '一起加入' })).toBeNull()
  await user.click(addButton())
  expect(await screen.findByRole('button', { name: '一起加入' })).toBeTruthy()
  expect(sent()).toHaveLength(1)
})

test.each([
  ['opens the choice', () => fireEvent.pointerDown(choice(2))],
  ['opens the choice by key', () => fireEvent.keyDown(choice(2), { key: ' ' })],
  ['confirms it with Enter', () => fireEvent.keyDown(choice(2), { key: 'Enter' })],
  ['presses Enter on its text again', () => fireEvent.keyDown(query(2), { key: 'Enter' })],
  ['chooses', () => fireEvent.change(choice(2), { target: { value: amoxicillin().id } })],
])('[RT-30] a product is certain when the buyer %s', async (_how, look) => {
  const { user, sent } = await typeGuess()
  act(() => void look())
  expect(screen.queryByRole('button', { name: '待确认 1 行' })).toBeNull()
  await user.click(addButton())
  expect(within(await result()).queryByText(/未确认/)).toBeNull()
  expect(sent()).toHaveLength(1)
})

test('[RT-30] while the page asks, Enter on a choice goes on to the next one', async () => {
  const { user } = await typeGuess()
  await user.click(query(4))
  await user.keyboard('a{Enter}1')
  await findInRow(4, /^请确认/)
  await user.keyboard(CTRL_ENTER)
  await waitFor(() => expect(document.activeElement).toBe(choice(2)))
  await user.keyboard('{Enter}')
  expect(document.activeElement).toBe(choice(4))
  await user.keyboard('{Enter}')
  expect(document.activeElement).toBe(number(4))
  expect(screen.queryByRole('button', { name: '一起加入' })).toBeNull()
})

test('[RT-30] after a reload an unconfirmed product is still unconfirmed', async () => {
  const { unmount } = await typeGuess()
  unmount()
  await openQuickBuy()
  expect(await findInRow(2, '请确认：已取首选，另有 1 种')).toBeTruthy()
  expect(choice(2)).toBeTruthy()
  expect(await findInRow(3, '可加入')).toBeTruthy()
})

type MatchAnswer = () => DataNamed<'quickBuy.match'>

/** Adds all rows while the last text is being matched. */
async function addWhileMatching() {
  let answer = (_of: MatchAnswer) => {}
  const answered = new Promise<MatchAnswer>(resolve => {
    answer = resolve
  })
  const page = await openQuickBuy({ ...ADDS_ALL, 'quickBuy.match': async () => (await answered)() })
  paste('blf 5')
  await findInRow(2, '匹配中')
  await page.user.click(number(2))
  await page.user.keyboard(CTRL_ENTER)
  return { ...page, answer: (of: MatchAnswer) => act(async () => answer(of)) }
}

test('[RT-30] adding waits for the rows that are being matched', async () => {
  const { client, answer } = await addWhileMatching()
  const waiting = screen.getByRole('button', { name: '正在匹配最后 1 行' })
  expect(waiting.getAttribute('aria-disabled')).toBe('true')
  expect(client.sentTo('cart.add')).toHaveLength(0)
  await answer(() => ({
    matches: [{ state: 'one', goods_ids: [ibuprofen().id], total: 1 }],
    products: [{ goods: ibuprofen(), bought: null }],
  }))
  expect(within(await result()).getByText('1 种已加入购物车')).toBeTruthy()
  expect(addButton()).toBeTruthy()
})

test('[RT-30] a row whose matching failed while adding waited says so in the result', async () => {
  const { answer } = await addWhileMatching()
  await answer(() => failWith('busy'))
  const rows = within(await result())
  expect(rows.getByText('没有匹配成功，请重试')).toBeTruthy()
  expect(query(2).value).toBe('blf')
})

test('[RT-30] a text that the buyer has not left is matched before all rows are added', async () => {
  const { user } = await openQuickBuy(ADDS_ALL)
  await user.click(number(2))
  await user.keyboard('5')
  await user.click(query(2))
  await user.keyboard(`blf${CTRL_ENTER}`)
  expect(within(await result()).getByText('1 种已加入购物车')).toBeTruthy()
})

test('[RT-30] one product in two rows is said in both, has one price, and one number in the result', async () => {
  const tiers = [{ ladder_price_id: 1, number: 10, price: '10.00' }]
  const goods = { ...ibuprofen(), base_price: '12.80', ladder_price_type: 2, ladder_price: tiers }
  const { user } = await openQuickBuy({
    ...ADDS_ALL,
    'quickBuy.match': ({ queries }) => ({
      matches: queries.map(() => ({ state: 'one', goods_ids: [goods.id], total: 1 })),
      products: [{ goods, bought: null }],
    }),
  })
  paste('blf 6\nfbd 4')
  expect(await findInRow(2, '与第 3 行是同一商品')).toBeTruthy()
  expect(await findInRow(3, '与第 2 行是同一商品')).toBeTruthy()
  expect(await findInRow(2, '¥60.00')).toBeTruthy()
  expect(total()).toBe('可加入 1 种（2 行），合计 ¥100.00')
  await user.click(addButton())
  const rows = within(await result())
    .getAllByRole('row')
    .slice(1)
  expect(
    rows.map(each =>
      within(each)
        .getAllByRole('cell')
        .map(cell => cell.textContent),
    ),
  ).toEqual([
    ['2', '6', '10', '已加入', '与第 3 行是同一商品'],
    ['3', '4', '10', '已加入', '与第 2 行是同一商品'],
  ])
})

test('[RT-30] a text without a match lists the nearest products, and takes none of them', async () => {
  const { user } = await openQuickBuy()
  paste('xxxx 3')
  expect(await findInRow(2, '没有找到，请改写或选择相近的商品')).toBeTruthy()
  expect(within(choice(2)).getByText('相近的 1 种，请选择')).toBeTruthy()
  expect(within(row(2)).queryByRole('link')).toBeNull()
  expect(screen.getByRole('button', { name: '待处理 1 行' })).toBeTruthy()
  await user.selectOptions(choice(2), String(aspirin().id))
  expect(await findInRow(2, '可加入')).toBeTruthy()
})

test('[RT-30] a text without a match and without a near product points at none', async () => {
  await openQuickBuy({
    'quickBuy.match': () => ({ matches: [{ state: 'none', goods_ids: [], total: 0 }], products: [] }),
  })
  paste('xxxx 3')
  expect(await findInRow(2, '没有找到，请改写')).toBeTruthy()
  expect(screen.queryByRole('combobox', { name: '第 2 行 选择商品' })).toBeNull()
})

test('[RT-30] the counts of open rows lead to the first of them', async () => {
  const { user } = await typeGuess()
  paste('xxxx 3')
  await findInRow(4, /没有找到/)
  await user.click(screen.getByRole('button', { name: '待处理 1 行' }))
  expect(document.activeElement).toBe(choice(4))
  await user.click(screen.getByRole('button', { name: '待确认 1 行' }))
  expect(document.activeElement).toBe(choice(2))
})

test('[RT-30] a date in place of a number, and a barcode that a spreadsheet program has cut, are named', async () => {
  await openQuickBuy()
  paste('商品编码\t数量\nblf\t2026-11-23\n6.90073E+12\t3')
  expect(await findInRow(2, '数量是日期，请填写大于 0 的整数')).toBeTruthy()
  expect(await findInRow(3, '条码被表格改成了科学计数，请把该列设为文本后重新复制')).toBeTruthy()
})
