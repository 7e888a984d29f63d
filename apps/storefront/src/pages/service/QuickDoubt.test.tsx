import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import {
  type Answers,
  amoxicillin,
  aspirin,
  type DataNamed,
  failWith,
  ibuprofen,
} from '@yaoji/api-client/testing'
import { afterEach, expect, test } from 'vitest'
import {
  candidates,
  choice,
  findInRow,
  number,
  openQuickBuy,
  openResult,
  query,
  row,
} from '../../testing/quickBuy'

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
const result = () => screen.findByRole('region', { name: '加入结果' })
const CTRL_ENTER = '{Control>}{Enter}{/Control}'

/** A guess in row 2 and a certain product in row 3, with the focus in the number of row 3. */
async function typeGuess(answers: Answers = ADDS_ALL) {
  const page = await openQuickBuy(answers)
  await page.user.click(query(1))
  await page.user.keyboard('a{Enter}3{Enter}blf{Enter}5')
  await findInRow(1, '请确认，另有 1 种')
  await findInRow(2, '可加入')
  const sent = () =>
    page.client
      .sentTo('cart.add')
      .map(({ input }) => (input as { params: { goods_id: number }[] }).params.map(each => each.goods_id))
  return { ...page, sent }
}

test('[RT-30] the first of several products asks to be confirmed, and is counted apart', async () => {
  await typeGuess()
  expect(row(1).dataset.tone).toBe('guess')
  expect(row(2).dataset.tone).toBe('ready')
  expect(total()).toBe('可加入 1 种，合计 ¥64.00')
  expect(screen.getByRole('button', { name: '请确认 1' })).toBeTruthy()
})

test('[RT-30] what is not confirmed stays; the result names it, and it is added when it is confirmed', async () => {
  const { user, sent } = await typeGuess()
  await user.keyboard(CTRL_ENTER)
  expect(within(await result()).getByText('1 种已加入购物车，1 行请确认，还在清单中')).toBeTruthy()
  expect(sent()).toEqual([[ibuprofen().id]])
  expect([query(1).value, number(1).value]).toEqual(['a', '3'])
  await user.click(query(1))
  await user.keyboard(`{Enter}${CTRL_ENTER}`)
  await waitFor(() => expect(sent()).toEqual([[ibuprofen().id], [aspirin().id]]))
})

test.each([
  ['presses Enter in the list', '{Enter}', aspirin().id],
  ['presses a digit in the list', '2', amoxicillin().id],
])('[RT-30] a product is certain when the buyer %s', async (_how, keys, id) => {
  const { user, sent } = await typeGuess()
  await user.keyboard(`{F8}${keys}`)
  expect(screen.queryByRole('button', { name: '请确认 1' })).toBeNull()
  await user.click(addButton())
  await waitFor(() => expect(sent()[0]).toContain(id))
})

test('[RT-30] looking at the others confirms nothing', async () => {
  const { user } = await typeGuess()
  await user.click(choice(1))
  await user.keyboard('{ArrowDown}{Escape}')
  expect(screen.getByRole('button', { name: '请确认 1' })).toBeTruthy()
})

test('[RT-30] after a reload an unconfirmed product is still unconfirmed', async () => {
  const { unmount } = await typeGuess()
  unmount()
  await openQuickBuy()
  expect(await findInRow(1, '请确认，另有 1 种')).toBeTruthy()
  expect(choice(1)).toBeTruthy()
  expect(await findInRow(2, '可加入')).toBeTruthy()
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
  await findInRow(1, '匹配中')
  await page.user.click(number(1))
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
  const rows = await openResult()
  expect(rows.getByText('没有匹配成功，请重试')).toBeTruthy()
  expect(query(1).value).toBe('blf')
})

test('[RT-30] a text that the buyer has not left is matched before all rows are added', async () => {
  const { user } = await openQuickBuy(ADDS_ALL)
  await user.click(number(1))
  await user.keyboard('5')
  await user.click(query(1))
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
  expect(await findInRow(1, '与第 2 行重复')).toBeTruthy()
  expect(await findInRow(2, '与第 1 行重复')).toBeTruthy()
  expect(await findInRow(1, '¥60.00')).toBeTruthy()
  expect(total()).toBe('可加入 1 种（2 行），合计 ¥100.00')
  await user.click(addButton())
  const rows = (await openResult()).getAllByRole('row').slice(1)
  expect(
    rows.map(each =>
      within(each)
        .getAllByRole('cell')
        .map(cell => cell.textContent),
    ),
  ).toEqual([
    ['1', '6', '10', '已加入', '与第 2 行重复'],
    ['2', '4', '10', '已加入', '与第 1 行重复'],
  ])
})

test('[RT-30] a text without a match lists the nearest products, and takes none of them', async () => {
  const { user } = await openQuickBuy()
  paste('xxxx 3')
  expect(await findInRow(1, '没有找到，可选相近的商品')).toBeTruthy()
  expect(choice(1).textContent).toBe('相近 1 种')
  expect(within(row(1)).queryByRole('link')).toBeNull()
  expect(screen.getByRole('button', { name: '待处理 1' })).toBeTruthy()
  await user.click(choice(1))
  await user.keyboard('1')
  expect(await findInRow(1, '可加入')).toBeTruthy()
})

test('[RT-30] a text without a match and without a near product points at none', async () => {
  await openQuickBuy({
    'quickBuy.match': () => ({ matches: [{ state: 'none', goods_ids: [], total: 0 }], products: [] }),
  })
  paste('xxxx 3')
  expect(await findInRow(1, '没有找到，请改写')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /第 1 行 选择商品$/ })).toBeNull()
})

test('[RT-30] the counts of open rows lead to the first of them', async () => {
  const { user } = await typeGuess()
  paste('xxxx 3')
  await findInRow(3, /没有找到/)
  await user.click(screen.getByRole('button', { name: '待处理 1' }))
  expect(document.activeElement).toBe(candidates())
  expect(candidates().getAttribute('aria-label')).toBe('第 3 行 可选的商品')
  await user.click(screen.getByRole('button', { name: '请确认 1' }))
  expect(candidates().getAttribute('aria-label')).toBe('第 1 行 可选的商品')
})

test('[RT-30] a date in place of a number, and a barcode that a spreadsheet program has cut, are named', async () => {
  await openQuickBuy()
  paste('商品编码\t数量\nblf\t2026-11-23\n6.90073E+12\t3')
  expect(await findInRow(1, '数量是日期，请填写大于 0 的整数')).toBeTruthy()
  expect(await findInRow(2, '条码被表格改成了科学计数，请把该列设为文本后重新复制')).toBeTruthy()
})
