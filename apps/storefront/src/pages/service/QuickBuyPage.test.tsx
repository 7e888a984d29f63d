import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import {
  type Answers,
  amoxicillin,
  aspirin,
  type DataNamed,
  failWith,
  ibuprofen,
  quickBuyAnswers,
} from '@yaoji/api-client/testing'
import { afterEach, describe, expect, test } from 'vitest'
import { describePageStates } from '../../testing/describePageStates'
import {
  candidates,
  choice,
  findInRow,
  number,
  openQuickBuy as open,
  openResult,
  query,
  row,
} from '../../testing/quickBuy'
import QuickBuyPage from './QuickBuyPage'

afterEach(() => sessionStorage.clear())

describePageStates('quickBuy', {
  answers: quickBuyAnswers(),
  call: 'quickBuy.list',
  crumbs: { 首页: '/', 会员中心: '/user' },
  loading: '正在加载常购商品',
  ready: '阿莫西林胶囊',
})

function paste(text: string, target: Element = document.body) {
  fireEvent.paste(target, { clipboardData: { getData: () => text, files: [] } })
}

test('[RT-30] the sheet opens with the focus in the row to type in; below it is what the buyer buys often, with the last price and number', async () => {
  await open()
  expect(within(row('regular')).getByText('20 · ¥12.50')).toBeTruthy()
  expect(row('regular').textContent).not.toContain('近效期')
  expect(within(row('regular')).getByTitle('2026-11-01，买过 3 次')).toBeTruthy()
  expect(number('regular').placeholder).toBe('上次 20')
  const product = within(row('regular')).getByRole('link', { name: '阿莫西林胶囊' })
  expect([product.getAttribute('href'), product.tabIndex]).toEqual([`/list/info/${amoxicillin().id}`, -1])
  expect(row('regular').textContent).toContain('0.25g×24粒 · 香港澳美制药厂')
  expect(within(row('regular')).getByTitle('库存 500 盒').textContent).toBe('500')
  expect(within(row('regular')).getByText('2028-03')).toBeTruthy()
  expect(row('regular').textContent).toContain('¥12.80/盒')
  const table = screen.getByRole('table', { name: '采购清单' })
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(head => head.textContent),
  ).toEqual([
    ...[
      '#',
      '编码、条码、名称、拼音',
      '商品',
      '效期',
      '库存',
      '上次',
      '现价',
      '数量',
      '小计',
      '状态',
      '操作',
    ],
  ])
  expect(document.activeElement).toBe(query(1))
})

test('[RT-30] Enter takes the product and goes to its number, Enter there goes to the next row', async () => {
  const { user } = await open()
  await user.click(query(1))
  await user.keyboard('blf{Enter}')
  expect(document.activeElement).toBe(number(1))
  await user.keyboard('5{Enter}')
  expect(document.activeElement).toBe(query(2))
  expect(await findInRow(1, '布洛芬缓释胶囊')).toBeTruthy()
  expect(await findInRow(1, '¥64.00')).toBeTruthy()
  await user.keyboard('{Shift>}{Enter}{/Shift}')
  expect(document.activeElement).toBe(query(1))
})

test('[RT-30] Down and Up move between numbers and never change one', async () => {
  const { user } = await open()
  await user.click(query(1))
  await user.keyboard('blf{Enter}7')
  await user.keyboard('{ArrowDown}')
  expect(document.activeElement).toBe(number('regular'))
  await user.keyboard('20{ArrowUp}')
  expect(document.activeElement).toBe(number(1))
  expect([number('regular').value, number(1).value]).toEqual(['20', '7'])
})

test('[RT-30] a number becomes a valid one, and the row says so', async () => {
  const { user } = await open()
  await user.click(number('regular'))
  await user.keyboard('13{Enter}')
  expect(number('regular').value).toBe('10')
  expect(await findInRow('regular', /须按 10 盒的倍数购买，已为您改为 10 盒/)).toBeTruthy()
})

test('[RT-30] a click selects the number, and a typed 3 replaces it', async () => {
  const { user } = await open()
  await user.click(number('regular'))
  await user.keyboard('40')
  await user.click(query(1))
  await user.click(number('regular'))
  await user.keyboard('3')
  expect(number('regular').value).toBe('3')
})

test('[RT-30] Esc takes back what was typed, and never removes a product', async () => {
  const { user } = await open()
  await user.click(query(1))
  await user.keyboard('blf{Enter}7{Escape}')
  expect(number(1).value).toBe('')
  await user.keyboard('{Shift>}{Tab}{/Shift}{Escape}')
  expect(query(1).value).toBe('blf')
  expect(await findInRow(1, '布洛芬缓释胶囊')).toBeTruthy()
})

test('[RT-30] pasted lines are matched in one call, and a bad one spoils only itself', async () => {
  const { client } = await open()
  paste('blf\t5\namxl，20\nxxxx 3\na 4\ngml 1')
  expect(await screen.findByDisplayValue('xxxx')).toBeTruthy()
  expect(await findInRow(1, '可加入')).toBeTruthy()
  expect(await findInRow(2, '可加入')).toBeTruthy()
  expect(await findInRow(3, '没有找到，可选相近的商品')).toBeTruthy()
  expect(await findInRow(4, '有 2 种，请选择')).toBeTruthy()
  expect(await findInRow(5, '暂时缺货')).toBeTruthy()
  expect(client.sentTo('quickBuy.match')).toHaveLength(1)
  expect(await screen.findByText('5 行：3 行已匹配，1 行需要选择，1 行没有找到')).toBeTruthy()
})

test('[RT-30] a bad number of a pasted line is said beside its product', async () => {
  await open()
  paste('blf 1.5\nblf\t99999999')
  for (const row of [1, 2]) {
    expect(await findInRow(row, '布洛芬缓释胶囊')).toBeTruthy()
    expect(await findInRow(row, '数量不正确或过大，请填写大于 0 的整数')).toBeTruthy()
  }
  expect(number(2).value).toBe('99999999')
})

test('[RT-30] a line with only a number is kept and asks for its product, and 0 asks for a number from 1', async () => {
  const { user, client } = await open()
  paste('商品名称\t数量\n\t9\nblf 0')
  expect(await findInRow(1, '请填写商品')).toBeTruthy()
  expect(number(1).value).toBe('9')
  const { input } = client.sentTo('quickBuy.match')[0] as { input: unknown }
  expect(input).toMatchObject({ queries: ['blf'] })
  await user.type(number('regular'), '0')
  expect(await findInRow('regular', '数量不正确或过大，请填写大于 0 的整数')).toBeTruthy()
})

test('[RT-30] what is not plain is chosen in the row', async () => {
  const { user } = await open()
  paste('a 4')
  await findInRow(1, '有 2 种，请选择')
  await user.click(choice(1))
  await user.keyboard('1')
  expect(await findInRow(1, '可加入')).toBeTruthy()
  expect(within(row(1)).getByRole('link', { name: '阿司匹林肠溶片' })).toBeTruthy()
})

test('[RT-30] a choice that leaves products out says how many, and leads to all of them', async () => {
  await open({
    'quickBuy.match': () => ({
      matches: [{ state: 'several', goods_ids: [aspirin().id, amoxicillin().id], total: 28 }],
      products: [aspirin(), amoxicillin()].map(goods => ({ goods, bought: null })),
    }),
  })
  paste('阿 4')
  await findInRow(1, '有 28 种，请选择')
  fireEvent.click(choice(1))
  expect(screen.getByText(/只列出 2 种，另有 26 种/)).toBeTruthy()
  const all = screen.getByRole('link', { name: '查看全部 28 种' })
  expect(all.getAttribute('href')).toBe(`/search?keywords=${encodeURIComponent('阿')}`)
})

test('[RT-30] while the buyer types the nearest products are listed, and the arrow keys choose one', async () => {
  const { user } = await open()
  await user.click(query(1))
  await user.keyboard('a')
  const list = await screen.findByRole('listbox', { name: '匹配的商品' })
  expect(within(list).getAllByRole('option')).toHaveLength(2)
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  expect(document.activeElement).toBe(number(1))
  expect(await findInRow(1, '阿莫西林胶囊')).toBeTruthy()
})

/** Types a text of which two products are listed. */
async function openList() {
  const page = await open()
  await page.user.click(query(1))
  await page.user.keyboard('a')
  const list = await screen.findByRole('listbox', { name: '匹配的商品' })
  const chosen = () => within(list).queryByRole('option', { selected: true })
  return { ...page, list, chosen }
}

test('[RT-30] in the list Up begins at the last product, and both keys go around', async () => {
  const { user, list, chosen } = await openList()
  expect(
    within(list)
      .getAllByRole('option')
      .map(option => option.textContent),
  ).toEqual([
    '阿司匹林肠溶片0.25g×24粒 · 香港澳美制药厂¥12.80/盒 · 库存 500',
    '阿莫西林胶囊0.25g×24粒 · 香港澳美制药厂¥12.80/盒 · 库存 500',
  ])
  expect(query(1).getAttribute('aria-expanded')).toBe('true')
  expect(query(1).getAttribute('aria-controls')).toBe(list.id)
  expect(query(1).getAttribute('aria-activedescendant')).toBeNull()
  expect(chosen()).toBeNull()
  await user.keyboard('{ArrowUp}')
  expect(chosen()?.textContent).toContain('阿莫西林胶囊')
  expect(query(1).getAttribute('aria-activedescendant')).toBe(chosen()?.id)
  await user.keyboard('{ArrowDown}')
  expect(chosen()?.textContent).toContain('阿司匹林肠溶片')
  await user.keyboard('{ArrowUp}')
  expect(chosen()?.textContent).toContain('阿莫西林胶囊')
  expect(document.activeElement).toBe(query(1))
})

test('[RT-30] a product of the list is taken by a click; Esc closes the list first, then clears the text', async () => {
  const { user, list } = await openList()
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(query(1).value).toBe('a')
  expect(query(1).getAttribute('aria-expanded')).toBe('false')
  await user.keyboard('{Escape}')
  expect(query(1).value).toBe('')
  expect(list.isConnected).toBe(false)
  await user.tab()
  await user.click(query(1))
  await user.keyboard('a')
  await user.click(await screen.findByRole('option', { name: /阿司匹林肠溶片/ }))
  expect(document.activeElement).toBe(number(1))
  expect(await findInRow(1, '阿司匹林肠溶片')).toBeTruthy()
  expect(screen.queryByRole('listbox')).toBeNull()
})

test('[RT-30] without a list Down and Up move between the texts; keys with Alt or Ctrl do not', async () => {
  const { user } = await open()
  paste('blf')
  await user.click(query(2))
  await user.keyboard('{ArrowDown}')
  expect(document.activeElement).toBe(query(1))
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}{Control>}{ArrowUp}{/Control}')
  expect(document.activeElement).toBe(query(1))
  await user.keyboard('{ArrowUp}{ArrowUp}')
  expect(document.activeElement).toBe(query(2))
  // Enter in an empty row has nothing to take.
  await user.keyboard('{Enter}')
  expect(document.activeElement).toBe(query(2))
  // Above a number, an empty row begins with its text.
  await user.click(number(1))
  await user.keyboard('{ArrowUp}')
  expect(document.activeElement).toBe(query(2))
})

test('[RT-30] a choice and what the row took of several are announced with the product', async () => {
  const { user } = await open()
  await user.click(query(1))
  await user.keyboard('a{Enter}3')
  expect(await findInRow(1, '请确认，另有 1 种')).toBeTruthy()
  expect(
    await screen.findByText(/^第 1 行：阿司匹林肠溶片 0.25g×24粒 香港澳美制药厂/, {}, { timeout: 3000 }),
  ).toBeTruthy()
  await user.click(choice(1))
  const names = within(candidates()).getAllByRole('option')
  expect(names.map(({ textContent }) => textContent)).toEqual([
    '1阿司匹林肠溶片0.25g×24粒香港澳美制药厂效期 2028-03¥12.80/盒库存 500 盒',
    '2阿莫西林胶囊0.25g×24粒香港澳美制药厂效期 2028-03¥12.80/盒库存 500 盒',
  ])
})

test('[RT-30] a row that was not matched can be matched again', async () => {
  const { user, client } = await open({ 'quickBuy.match': () => failWith('busy') })
  paste('blf 5')
  const retry = await screen.findByRole('button', { name: '重新匹配' })
  expect(screen.getByRole('alert').textContent).toContain('有几行没有匹配成功。')
  expect(await findInRow(1, '没有匹配成功，请重试')).toBeTruthy()
  // In the row, and announced.
  await waitFor(() => expect(screen.getAllByText('没有匹配成功，请重试')).toHaveLength(2))
  expect(query(1).value).toBe('blf')
  client.answer(quickBuyAnswers())
  await user.click(retry)
  expect(await findInRow(1, '可加入')).toBeTruthy()
  expect(screen.queryByRole('button', { name: '重新匹配' })).toBeNull()
  expect(screen.queryByText('有几行没有匹配成功。')).toBeNull()
})

test('[RT-30] Ctrl+Enter adds all rows that are ready; what was not added stays', async () => {
  const { user, client } = await open({
    'cart.add': () => ({
      added: [{ entry: 1, id: 7, number: 20 }],
      adjusted: [],
      refused: [{ entry: 0, id: 2, reason: 'no_stock', message: '暂时缺货' }],
      cart: 1,
    }),
  })
  paste('blf 5\nxxxx 3')
  await findInRow(1, '可加入')
  await user.click(number('regular'))
  await user.keyboard('20{Control>}{Enter}{/Control}')
  const result = await openResult()
  expect(result.getByText('1 种已加入购物车，2 行没有加入，还在清单中')).toBeTruthy()
  expect(result.getByText('暂时缺货')).toBeTruthy()
  const unknown = within(result.getByRole('row', { name: /xxxx/ }))
  expect(unknown.getByText('没有找到，可选相近的商品')).toBeTruthy()
  expect(client.sentTo('cart.add').map(({ input }) => input)).toMatchObject([
    {
      params: [
        { goods_id: ibuprofen().id, number: 5 },
        { goods_id: amoxicillin().id, number: 20 },
      ],
    },
  ])
  expect(document.activeElement).toBe(number('regular'))
  expect(number('regular').value).toBe('')
  expect(query(1).value).toBe('blf')
  expect(query(2).value).toBe('xxxx')
})

test('[RT-30] the focus stays in the grid when its row was added, and several rows of a product are one kind', async () => {
  const { user } = await open({
    'cart.add': () => ({
      added: [0, 1, 2].map(entry => ({ entry, id: 7, number: 15 })),
      adjusted: [],
      refused: [],
      cart: 1,
    }),
  })
  paste('blf 5\nblf 5\nxxxx 3\nblf 5')
  await findInRow(4, '可加入')
  expect(screen.getByText(/可加入 1 种（3 行）/)).toBeTruthy()
  await user.click(number(2))
  await user.keyboard('{Control>}{Enter}{/Control}')
  const result = within(await screen.findByRole('region', { name: '加入结果' }))
  expect(result.getByText('1 种已加入购物车（3 行），1 行没有加入，还在清单中')).toBeTruthy()
  expect(query(1).value).toBe('xxxx')
  expect(document.activeElement).toBe(number(1))
})

test('[RT-30] the result is at the end of the grid, and says of rows alone why none was added', async () => {
  const { user, client } = await open()
  paste('a 4\nblf')
  await findInRow(1, '有 2 种，请选择')
  await user.click(number('regular'))
  await user.keyboard('{Control>}{Enter}{/Control}')
  await openResult()
  const region = screen.getByRole('region', { name: '加入结果' })
  expect(within(region).getByText('2 行没有加入，还在清单中')).toBeTruthy()
  expect(within(region).getByText('有 2 种，请选择')).toBeTruthy()
  expect(within(region).getByText('请填写数量')).toBeTruthy()
  expect(number('regular').compareDocumentPosition(region)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(client.sentTo('cart.add')).toHaveLength(0)
})

test('[RT-30] the grid survives a reload', async () => {
  const first = await open()
  paste('blf 5\nxxxx 3')
  await first.findByText('可加入')
  first.unmount()
  const { client } = await open()
  expect(await findInRow(1, '布洛芬缓释胶囊')).toBeTruthy()
  expect(number(1).value).toBe('5')
  expect(await findInRow(2, '没有找到，可选相近的商品')).toBeTruthy()
  expect(client.sentTo('quickBuy.match')).toHaveLength(2)
})

describe('[RT-30] the products of kept rows', () => {
  /** The page after a reload: rows 2 and 3 were kept with their products. */
  async function reload(answers: Answers) {
    const first = await open()
    paste('blf 5\na 4')
    await findInRow(1, '可加入')
    await findInRow(2, '有 2 种，请选择')
    await first.user.click(choice(2))
    await first.user.keyboard('1')
    first.unmount()
    return open(answers)
  }

  test('are matched again by their texts when the service did not answer', async () => {
    const { user, client } = await reload({ 'quickBuy.match': () => failWith('busy') })
    expect(await findInRow(1, '没有匹配成功，请重试')).toBeTruthy()
    expect(await findInRow(2, '没有匹配成功，请重试')).toBeTruthy()
    expect([number(1).value, number(2).value]).toEqual(['5', '4'])
    client.answer(quickBuyAnswers())
    await user.click(screen.getByRole('button', { name: '重新匹配' }))
    expect(await findInRow(1, '布洛芬缓释胶囊')).toBeTruthy()
    expect(await findInRow(2, '有 2 种，请选择')).toBeTruthy()
    expect(client.sentTo('quickBuy.match').at(-1)?.input).toEqual({ queries: ['blf', 'a'] })
  })

  test('are not found when the service does not have them any more', async () => {
    await reload({
      'quickBuy.match': () => ({ matches: [], products: [{ goods: aspirin(), bought: null }] }),
    })
    expect(await findInRow(1, '没有找到，请改写')).toBeTruthy()
    expect(await findInRow(2, '可加入')).toBeTruthy()
    expect(screen.queryByRole('button', { name: '重新匹配' })).toBeNull()
  })
})

test('[RT-30] opened again, the grid shows what the regular products cost now, and leaves what is edited', async () => {
  const { client, Shop, unmount } = await open()
  unmount()
  const bought = {
    times: 4,
    total_number: 90,
    last_number: 30,
    last_price: '11.00',
    last_near_expiry: 1 as const,
    last_at: '2026-11-20 10:00:00',
  }
  let answer = (_list: DataNamed<'quickBuy.list'>) => {}
  client.answer({ 'quickBuy.list': () => new Promise(resolve => (answer = resolve)) })
  render(<QuickBuyPage />, { wrapper: Shop })
  await screen.findByText('阿莫西林胶囊')
  number('regular').focus()
  answer({
    list: [{ goods: { ...amoxicillin(), base_price: '11.50' }, ...bought }],
    ...{ total: 1, page: 1, per_page: 50, last_page: 1 },
  })
  expect(await findInRow('regular', '¥11.50/盒')).toBeTruthy()
  expect(within(row('regular')).getByTitle('2026-11-20，买过 4 次').textContent).toBe('30 · ¥11.00（近效期）')
  expect(document.activeElement).toBe(number('regular'))
})

test('[RT-30] more lines than the grid takes are left out, and it says so', async () => {
  await open()
  act(() => paste(Array.from({ length: 510 }, () => 'blf 1').join('\n')))
  expect(await screen.findByText(/后面 11 行没有放进来/)).toBeTruthy()
})
