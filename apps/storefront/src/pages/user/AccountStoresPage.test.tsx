import { screen, waitFor, within } from '@testing-library/react'
import { type Answers, buyer, cartLineFor, cartOf, failWith, storeFor } from '@yaoji/api-client/testing'
import { expect, test } from 'vitest'
import { describePageStates } from '../../testing/describePageStates'
import { openShop } from '../../testing/openShop'
import { tableOf } from '../../testing/tableOf'

const HEAD = storeFor(1, { company: '同春堂医药连锁', is_current: 1, is_head: 1, can_switch: 0 })
const list = () => ({ list: [HEAD, storeFor(2), storeFor(3)] })

describePageStates('accountStores', {
  answers: { 'store.list': list, 'cart.list': () => cartOf(cartLineFor(1)) },
  call: 'store.list',
  crumbs: { 首页: '/', 多店管理: '' },
  loading: '正在加载门店',
  ready: '天河北路 2 号',
  empty: { answer: { list: [HEAD] }, text: '没有其他门店' },
})

function open(answers: Answers = {}) {
  return openShop('/zhzx/ddgl', {
    'store.list': list,
    'cart.list': () => cartOf(cartLineFor(1), cartLineFor(2), cartLineFor(3, { is_selected: 0 })),
    ...answers,
  })
}

test('[RT-25 /zhzx/ddgl] [RO-03 1] the head office continues as another store', async () => {
  const { user, client, place } = open({
    'store.switch': () => ({ user: buyer({ company: '同春堂大药房 2 店' }) }),
  })
  await user.click(await screen.findByRole('button', { name: '切换到同春堂大药房 2 店' }))
  await waitFor(() => expect(place.now).toBe('/'))
  expect(screen.getByText('已切换到同春堂大药房 2 店')).toBeTruthy()
  expect(client.sentTo('store.switch').map(({ input }) => input)).toEqual([{ id: 2 }])
})

test('[RT-25 /zhzx/ddgl] [RO-03] the head office opens the orders of a store that wait for payment', async () => {
  open({ 'store.list': () => ({ list: [HEAD, storeFor(2, { unpaid_count: 3 })] }) })
  const link = await screen.findByRole('link', { name: /^3，.*待付款订单$/ })
  expect(link.getAttribute('href')).toBe('/order?tab=unpaid&store=2')
})

test('[RT-25 /zhzx/ddgl] a refused switch says why', async () => {
  const { user } = open({ 'store.switch': () => failWith('refused', { message: '门店已停用' }) })
  await user.click(await screen.findByRole('button', { name: '切换到同春堂大药房 3 店' }))
  expect(await screen.findByText('门店已停用')).toBeTruthy()
})

test('[RT-25 /zhzx/ddgl] [AP-07] [RO-03 2] the selected lines are copied; each store says what became of them', async () => {
  const { user, client } = open({
    'cart.copy': () => ({
      added: [{ entry: 0, id: 1, number: 10 }],
      adjusted: [{ entry: 2, id: 1, number: 5, reason: 'no_stock', message: '库存只剩 5 盒' }],
      refused: [
        { entry: 1, id: 2, reason: 'controlled', message: '该门店没有控销权限' },
        { entry: 3, id: 2, reason: 'licence', message: '该门店资质未通过' },
      ],
      stores: [
        { user_id: 2, name: '同春堂大药房 2 店', message: '', added: 1, adjusted: 0, refused: 1 },
        { user_id: 3, name: '同春堂大药房 3 店', message: '', added: 0, adjusted: 1, refused: 1 },
      ],
    }),
  })
  await user.click(await screen.findByRole('checkbox', { name: '同春堂大药房 2 店' }))
  await user.click(screen.getByRole('checkbox', { name: '同春堂大药房 3 店' }))
  await user.click(screen.getByRole('button', { name: '复制到 2 家门店' }))
  expect(await screen.findByText('同春堂大药房 2 店：已加入 1 种，1 种没有加入')).toBeTruthy()
  const [list] = within(screen.getByRole('status', { name: '复制结果' })).getAllByRole('list')
  const stores = Array.from(list?.children ?? [], store =>
    Array.from(store.querySelectorAll('span, li'), text => text.textContent),
  )
  expect(stores).toEqual([
    ['同春堂大药房 2 店：已加入 1 种，1 种没有加入', '阿莫西林胶囊 2：该门店没有控销权限'],
    [
      '同春堂大药房 3 店：已加入 1 种，其中 1 种数量有调整，1 种没有加入',
      '阿莫西林胶囊 1：库存只剩 5 盒',
      '阿莫西林胶囊 2：该门店资质未通过',
    ],
  ])
  expect(client.sentTo('cart.copy').map(({ input }) => input)).toEqual([
    { ids: [1, 2], other_user_ids: [2, 3] },
  ])
})

test('[RT-25 /zhzx/ddgl] a buyer who logged in as one store stays there and copies no cart', async () => {
  open({
    'store.list': () => ({
      list: [storeFor(1, { is_head: 1, can_switch: 0 }), storeFor(2, { is_current: 1, can_switch: 0 })],
    }),
  })
  expect(await screen.findByText('由总部切换')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^切换到/ })).toBeNull()
  expect(screen.queryByText('复制购物车到其他门店')).toBeNull()
})

test('[RT-25 /zhzx/ddgl] an account without stores reads how a head office gets one, with the link to the form', async () => {
  open({ 'store.list': () => ({ list: [HEAD] }) })
  const link = await screen.findByRole('link', { name: '申请添加门店' })
  expect(link.getAttribute('href')).toBe('/zzfw/yjfk')
  expect(screen.getByText(/写明门店的企业名称和注册手机号/)).toBeTruthy()
  expect(screen.queryByText(/联系客户经理添加/)).toBeNull()
})

const copyTo = (count: number) => screen.getByRole('button', { name: `复制到 ${count} 家门店` })

test('[RT-25 /zhzx/ddgl] [AP-07] a store that is not chosen any more gets no copy', async () => {
  const { user, client } = open({
    'cart.copy': () => ({
      added: [
        { entry: 0, id: 1, number: 10 },
        { entry: 1, id: 2, number: 10 },
      ],
      adjusted: [],
      refused: [],
      stores: [
        {
          user_id: 3,
          name: '同春堂大药房 3 店',
          message: '资质审核中，通过后可下单',
          added: 2,
          adjusted: 0,
          refused: 0,
        },
      ],
    }),
  })
  expect(
    await screen.findByText('购物车里已勾选的 2 种商品，按各门店自己的资质和价格加入它们的购物车'),
  ).toBeTruthy()
  expect(copyTo(0)).toHaveProperty('disabled', true)
  const [second, third] = [2, 3].map(id => screen.getByRole('checkbox', { name: `同春堂大药房 ${id} 店` }))
  await user.click(second!)
  await user.click(third!)
  await user.click(second!)
  await user.click(copyTo(1))
  const result = await screen.findByRole('status', { name: '复制结果' })
  expect(result.textContent).toBe('同春堂大药房 3 店：已加入 2 种。资质审核中，通过后可下单')
  expect(client.sentTo('cart.copy').map(({ input }) => input)).toEqual([{ ids: [1, 2], other_user_ids: [3] }])
})

test('[RT-25 /zhzx/ddgl] without a selected line there is nothing to copy', async () => {
  const { user } = open({ 'cart.list': () => cartOf(cartLineFor(3, { is_selected: 0 })) })
  expect(await screen.findByText('购物车里没有勾选的商品')).toBeTruthy()
  await user.click(screen.getByRole('checkbox', { name: '同春堂大药房 2 店' }))
  expect(copyTo(1)).toHaveProperty('disabled', true)
  expect(screen.getByRole('link', { name: '去购物车勾选商品' }).getAttribute('href')).toBe('/cart')
})

test('[RT-25 /zhzx/ddgl] a store has its name, place and licence; the current one is marked and not switched to', async () => {
  const waiting = storeFor(3, { licence_text: '审核中', is_passed: 0 })
  open({ 'store.list': () => ({ list: [HEAD, storeFor(2), waiting] }) })
  await screen.findByText('天河北路 2 号')
  expect(tableOf('门店')).toEqual({
    heads: ['门店', '地址', '资质', '本月采购', '待付款订单', '待收货订单', '操作'],
    rows: [
      ['同春堂医药连锁总部 · 当前门店', '天河北路 1 号', '已通过', '¥0.00', '0', '0', '当前'],
      ['同春堂大药房 2 店', '天河北路 2 号', '已通过', '¥0.00', '0', '0', '切换'],
      ['同春堂大药房 3 店', '天河北路 3 号', '审核中', '¥0.00', '0', '0', '切换'],
    ],
  })
})

test('[RT-25 /zhzx/ddgl] while a store is switched to, no other one can be', async () => {
  const { user, client } = open({ 'store.switch': () => new Promise(() => {}) })
  await user.click(await screen.findByRole('button', { name: '切换到同春堂大药房 2 店' }))
  const [second, third] = [2, 3].map(id =>
    screen.getByRole('button', { name: `切换到同春堂大药房 ${id} 店` }),
  )
  await waitFor(() => expect(second?.getAttribute('aria-disabled')).toBe('true'))
  expect(third).toHaveProperty('disabled', true)
  expect(third?.getAttribute('aria-disabled')).toBeNull()
  await user.click(third!)
  expect(client.sentTo('store.switch')).toHaveLength(1)
})

test('[RT-25 /zhzx/ddgl] [AP-07] a copy that is refused says why; while one is sent there is no other', async () => {
  const { user, client } = open({ 'cart.copy': () => failWith('refused', { message: '门店已停用' }) })
  await user.click(await screen.findByRole('checkbox', { name: '同春堂大药房 2 店' }))
  await user.click(copyTo(1))
  expect(await screen.findByText('门店已停用')).toBeTruthy()
  expect(screen.queryByRole('status', { name: '复制结果' })).toBeNull()
  client.answer({ 'cart.copy': () => new Promise(() => {}) })
  await user.click(copyTo(1))
  await waitFor(() => expect(copyTo(1).getAttribute('aria-disabled')).toBe('true'))
  await user.click(copyTo(1))
  expect(client.sentTo('cart.copy')).toHaveLength(2)
})

test('[RT-25 /zhzx/ddgl] [AP-07] a combination that is not copied has its own name, a product that of the product', async () => {
  const combination = { id: 4, name: '感冒组合', list: [] }
  const { user } = open({
    'cart.list': () => cartOf(cartLineFor(1, { combination }), cartLineFor(2)),
    'cart.copy': () => ({
      added: [],
      adjusted: [],
      refused: [
        { entry: 0, id: 1, reason: 'licence', message: '资质未通过' },
        { entry: 1, id: 2, reason: 'no_stock', message: '库存不足' },
      ],
      stores: [{ user_id: 2, name: '同春堂大药房 2 店', message: '', added: 0, adjusted: 0, refused: 2 }],
    }),
  })
  await user.click(await screen.findByRole('checkbox', { name: '同春堂大药房 2 店' }))
  await user.click(copyTo(1))
  const result = within(await screen.findByRole('status', { name: '复制结果' }))
  expect(result.getByText('感冒组合：资质未通过')).toBeTruthy()
  expect(result.getByText('阿莫西林胶囊 2：库存不足')).toBeTruthy()
})
