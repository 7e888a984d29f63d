import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { amoxicillin, quickBuyAnswers } from '@yaoji/api-client/testing'
import { afterEach, expect, test } from 'vitest'
import { findInRow, number, openQuickBuy, query, row } from '../../testing/quickBuy'

afterEach(() => sessionStorage.clear())

function paste(text: string, target: Element = document.body) {
  return fireEvent.paste(target, { clipboardData: { getData: () => text, files: [] } })
}

const addAll = () => screen.getByRole('button', { name: '加入购物车' })

test('[RT-30] what can be added is counted with its sum', async () => {
  await openQuickBuy()
  expect(screen.getByText(/^可加入 0 种/).textContent).toBe('可加入 0 种，合计 ¥0.00')
  paste('blf 5\namxl 20\ngml 1\nxxxx 3')
  await findInRow(1, '可加入')
  expect(screen.getByText(/^可加入 2 种/).textContent).toBe('可加入 2 种，合计 ¥320.00')
})

test('[RT-30] with nothing to add, nothing is sent, and the buyer hears why', async () => {
  const { user, client } = await openQuickBuy()
  await user.click(addAll())
  expect(await screen.findByText('没有可以加入的商品，请先填写商品和数量')).toBeTruthy()
  expect(client.sentTo('cart.add')).toEqual([])
})

test('[RT-30] what was added is announced where the buyer is, and the result can be closed', async () => {
  const { user } = await openQuickBuy({
    'cart.add': () => ({
      added: [{ entry: 0, id: 7, number: 5 }],
      adjusted: [{ entry: 1, id: 8, number: 30, reason: 'step', message: '已为您改为 30 盒' }],
      refused: [],
      cart: 2,
    }),
  })
  paste('blf 5\namxl 20')
  await findInRow(1, '可加入')
  await user.click(addAll())
  const result = await screen.findByRole('region', { name: '加入结果' })
  await waitFor(() => expect(screen.getAllByText('2 种已加入购物车，1 行有调整')).toHaveLength(2))
  expect(within(result).getByRole('link', { name: '去购物车' })).toBeTruthy()
  // Both rows are in the cart, so the grid has only the regular product.
  expect(number('regular').value).toBe('')
  expect(query(1).value).toBe('')
  await user.click(within(result).getByRole('button', { name: '关闭' }))
  expect(screen.queryByRole('region', { name: '加入结果' })).toBeNull()
})

test('[RT-30] while rows are added, a second press adds nothing', async () => {
  const { user, client } = await openQuickBuy({ 'cart.add': () => new Promise(() => {}) })
  paste('blf 5')
  await findInRow(1, '可加入')
  await user.dblClick(addAll())
  expect(client.sentTo('cart.add')).toHaveLength(1)
})

test('[RT-30] a row whose product is sold out offers a notice of arrival, another row does not', async () => {
  const bulk = { added: [], adjusted: [], refused: [] }
  const { user, client } = await openQuickBuy({ 'arrival.add': () => bulk })
  paste('gml 5\nblf 5')
  await within(row(1)).findByRole('button', { name: '到货通知 感冒灵颗粒' })
  // A placeholder is replaced by the button once its code is loaded.
  const ask = () => within(row(1)).getByRole('button', { name: '到货通知 感冒灵颗粒' })
  await findInRow(2, '可加入')
  expect(within(row(2)).queryByRole('button', { name: /^到货通知/ })).toBeNull()
  await waitFor(() => expect(ask().getAttribute('aria-disabled')).toBeNull())
  await user.click(ask())
  await waitFor(() => expect(client.sentTo('arrival.add')[0]?.input).toEqual({ goods_ids: [1004] }))
})

test('[RT-30] the grid is cleared after a question; the regular products stay without their numbers', async () => {
  const { user } = await openQuickBuy()
  paste('blf 5')
  await findInRow(1, '可加入')
  await user.type(number('regular'), '20')
  await user.click(screen.getByRole('button', { name: '清空' }))
  const question = within(await screen.findByRole('alertdialog'))
  expect(question.getByText('清空清单中填写的商品和数量吗？')).toBeTruthy()
  await user.click(question.getByRole('button', { name: '取消' }))
  expect([number('regular').value, number(1).value]).toEqual(['20', '5'])
  await user.click(screen.getByRole('button', { name: '清空' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '清空' }))
  expect(await findInRow('regular', '阿莫西林胶囊')).toBeTruthy()
  expect([number('regular').value, query(1).value, number(1).value]).toEqual(['', '', ''])
})

test('[RT-30] one row is removed by its button, and the others move up', async () => {
  const { user } = await openQuickBuy()
  paste('blf 5\namxl 20')
  await findInRow(1, '可加入')
  expect(screen.queryByRole('button', { name: '删除第 3 行' })).toBeNull()
  await user.click(screen.getByRole('button', { name: '删除第 1 行' }))
  expect([query(1).value, number(1).value, query(2).value]).toEqual(['amxl', '20', ''])
})

test('[RT-30] the button to type goes to the first row that is empty', async () => {
  const { user } = await openQuickBuy()
  paste('blf 5')
  await findInRow(1, '可加入')
  await user.click(screen.getByRole('button', { name: '输入商品' }))
  expect(document.activeElement).toBe(query(2))
})

test('[RT-30] the regular products come in another order on request; a number that was typed stays', async () => {
  const other = { ...amoxicillin(), id: 55, name: '云南白药气雾剂', code: 'YJ55' }
  const { user, client } = await openQuickBuy()
  await user.type(number('regular'), '20')
  client.answer({
    'quickBuy.list': () => ({
      list: [
        {
          goods: other,
          times: 1,
          total_number: 1,
          last_number: 1,
          last_near_expiry: 0,
          last_at: '2026-11-20 10:00:00',
        },
      ],
      total: 1,
      page: 1,
      per_page: 50,
      last_page: 1,
    }),
  })
  await user.selectOptions(screen.getByRole('combobox', { name: '常购商品的顺序' }), '常购：最近买的在前')
  expect(await findInRow(3, '云南白药气雾剂')).toBeTruthy()
  expect(within(row('regular')).getByText('阿莫西林胶囊')).toBeTruthy()
  expect(number('regular').value).toBe('20')
  // Without a price of the last purchase there is a dash.
  expect(within(row(3)).getByText('1 · —')).toBeTruthy()
  expect(client.sentTo('quickBuy.list').map(({ input }) => input)).toEqual([
    { order: 'times', per_page: 50 },
    { order: 'recent', per_page: 50 },
  ])
})

test('[RT-30] a text of one line that is pasted into a cell stays in the cell; several lines are rows', async () => {
  await openQuickBuy()
  expect(paste('blf', query(1))).toBe(true)
  expect(query(1).value).toBe('')
  expect(paste('blf\t5', query(1))).toBe(false)
  expect(await findInRow(1, '布洛芬缓释胶囊')).toBeTruthy()
  expect(number(1).value).toBe('5')
  expect(paste('amxl 20', screen.getByRole('combobox', { name: '常购商品的顺序' }))).toBe(true)
  expect(paste('  \n ')).toBe(true)
  expect(query(2).value).toBe('')
})

test('[RT-30] after a paste the focus is in the empty row, else in the first row to look at', async () => {
  await openQuickBuy()
  paste('blf 5\namxl 20')
  expect(document.activeElement).toBe(query(3))
  await findInRow(2, '可加入')
  paste('blf\t1\nxxxx\t2', query(1))
  await waitFor(() => expect(document.activeElement).toBe(query(4)))
})

test('[RT-30] a bad number says so, and the row is not added', async () => {
  const { user } = await openQuickBuy()
  paste('blf')
  await findInRow(1, '布洛芬缓释胶囊')
  await user.type(number(1), '2.5')
  expect(await findInRow(1, '数量不正确或过大，请填写大于 0 的整数')).toBeTruthy()
  await user.clear(number(1))
  expect(await findInRow(1, '请填写数量')).toBeTruthy()
  expect(screen.getByText(/^可加入 0 种/)).toBeTruthy()
})

test('[RT-30] a row that waits for the service says so', async () => {
  const { client } = await openQuickBuy({ 'quickBuy.match': () => new Promise(() => {}) })
  paste('blf 5')
  expect(await findInRow(1, '匹配中')).toBeTruthy()
  client.answer(quickBuyAnswers())
  // What is pasted meanwhile waits for the answer of the first call.
  paste('amxl 20')
  expect(await findInRow(2, '匹配中')).toBeTruthy()
  expect(client.sentTo('quickBuy.match')).toHaveLength(1)
})
