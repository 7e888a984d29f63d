import { screen, waitFor, within } from '@testing-library/react'
import type { CartLine, CartTotal } from '@yaoji/api-client/contract/cart'
import {
  type Answers,
  buyer,
  cartLineFor,
  cartTotalFor,
  failWith,
  goodsFor,
  visitor,
} from '@yaoji/api-client/testing'
import { describe, expect, test } from 'vitest'
import { openShop } from '../../testing/openShop'

const cartWith = (list: CartLine[], change: Parameters<typeof cartTotalFor>[1] = {}) => ({
  list,
  warehouses: [{ ck_id: 1, name: '成都中心仓' }],
  total: cartTotalFor(list, change),
})

const LINES = [cartLineFor(1), cartLineFor(2, { is_selected: 0 })]

function open(answers: Answers = {}, at = '/cart') {
  return openShop(at, { 'cart.list': () => cartWith(LINES), ...answers })
}

const main = () => within(screen.getByRole('main'))
const ready = () => main().findByText('阿莫西林胶囊 1')
const checkout = () => main().findByRole('button', { name: /去结算/ })

describe('去结算', () => {
  test('[RT-12] it opens step 2', async () => {
    const { user, place } = open()
    await ready()
    await user.click(await checkout())
    await waitFor(() => expect(place.now).toBe('/cart/step2'))
  })

  test('[RT-12] [RO-04] a visitor logs in first, and comes back to the cart', async () => {
    const action: CartTotal['action'] = { state: 'login', message: '请先登录' }
    const { user, place } = open({
      'user.base': () => visitor(),
      'cart.list': () => cartWith(LINES, { action }),
    })
    await ready()
    await user.click(await checkout())
    await waitFor(() => expect(place.now).toBe('/login?from=%2Fcart'))
  })

  test('[RT-12] [ER-10 6] an empty cart has no bar', async () => {
    open({ 'cart.list': () => cartWith([]) })
    expect(await screen.findByText('购物车空空如也~')).toBeTruthy()
    expect(main().queryByRole('button', { name: /去结算/ })).toBeNull()
  })
})

test('[RT-12] a gift whose stock ended is said at its line, without the tag of a gift', async () => {
  const text = '赠品 灭菌棉球 已赠完'
  open({ 'cart.list': () => cartWith([cartLineFor(1, { notices: [{ kind: 'gift', text }] })]) })
  const hint = await main().findByText(text)
  const row = hint.closest('tr') as HTMLElement
  expect(within(row).getByRole('link', { name: /阿莫西林胶囊 1/ })).toBeTruthy()
  expect(row.querySelector('[data-tag="赠"]')).toBeNull()
})

describe('who sees what', () => {
  const hint = () => screen.queryByText(/后可查看价格、合并账号里的购物车并结算/)

  test('[RO-01] a visitor is told what a login is for', async () => {
    open({ 'user.base': () => visitor() })
    await ready()
    await waitFor(() => expect(hint()).not.toBeNull())
    expect(
      within(hint() as HTMLElement)
        .getByRole('link', { name: '登录' })
        .getAttribute('href'),
    ).toBe('/login?from=%2Fcart')
    expect(screen.queryByRole('region', { name: '证照状态' })).toBeNull()
  })

  test('[RO-02] a buyer reads no such thing', async () => {
    open()
    await ready()
    expect(hint()).toBeNull()
  })

  test.each([
    ['expired', '/zhzx/basic/zzzj'],
    ['rejected', '/register/step3'],
  ] as const)(
    '[RT-12] a licence that is %s is said above, and leads to %s',
    async (licence_state, address) => {
      open({ 'user.base': () => buyer({ licence_state }) })
      const banner = await screen.findByRole('region', { name: '证照状态' })
      expect(within(banner).getByRole('link').getAttribute('href')).toBe(address)
    },
  )
})

test('[ST-03] a full reduction of the cart leads to its products', async () => {
  const activity = {
    goods_manjian_id: 7,
    name: '感冒止咳专场',
    eligible_amount: '0.00',
    reduce_amount: '0.00',
    missing_amount: '123.25',
    manjians: [{ amount: '200.00', reduce: '12.00', status: 0 as const }],
  }
  const activity_data = { manjians: { manjians: [], list: [activity] } }
  open({ 'cart.list': () => cartWith(LINES, { activity_data }) })
  const link = await main().findByRole('link', { name: '去凑单：感冒止咳专场' })
  expect(link.getAttribute('href')).toBe('/yjh/7')
})

describe('lines', () => {
  test('[VA-04] a deletion asks first; 取消 keeps the line, 删除 removes it', async () => {
    const { user, client } = open({
      'cart.batchDelete': () => ({
        added: [],
        adjusted: [],
        refused: [],
        total: cartTotalFor([cartLineFor(2, { is_selected: 0 })]),
      }),
    })
    await ready()
    const remove = () => main().getByRole('button', { name: '删除 阿莫西林胶囊 1' })
    await user.click(remove())
    const dialog = await screen.findByRole('alertdialog')
    expect(dialog.textContent).toContain('确定删除这件商品吗？\n阿莫西林胶囊 1 0.25g×24粒')
    await user.click(within(dialog).getByRole('button', { name: '取消' }))
    expect(client.sentTo('cart.batchDelete')).toEqual([])
    await user.click(remove())
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '删除' }))
    await waitFor(() => expect(main().queryByText('阿莫西林胶囊 1')).toBeNull())
    expect(client.sentTo('cart.batchDelete').map(({ input }) => input)).toEqual([{ ids: [1] }])
  })

  test('a deletion names its product and can be undone: the line is back as it was', async () => {
    const done = { added: [], adjusted: [], refused: [] }
    const { user, client } = open({
      'cart.batchDelete': () => ({ ...done, total: cartTotalFor([cartLineFor(1)]) }),
      'cart.restore': () => ({ ...done, total: cartTotalFor(LINES) }),
    })
    await ready()
    await user.click(main().getByRole('button', { name: '删除 阿莫西林胶囊 2' }))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '删除' }))
    await waitFor(() => expect(main().queryByText('阿莫西林胶囊 2')).toBeNull())
    expect(await screen.findByText('已删除 阿莫西林胶囊 2 0.25g×24粒')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: '撤销' }))
    expect(await screen.findByText('已恢复 阿莫西林胶囊 2 0.25g×24粒')).toBeTruthy()
    expect(client.sentTo('cart.restore').map(({ input }) => input)).toEqual([{ ids: [2] }])
    const box = await main().findByRole('checkbox', { name: '选择 阿莫西林胶囊 2' })
    expect(box).toHaveProperty('checked', false)
  })

  test('a line that cannot be put back says why', async () => {
    const done = { added: [], adjusted: [], refused: [] }
    const message = '购物车里已有这种商品'
    const { user } = open({
      'cart.batchDelete': () => ({ ...done, total: cartTotalFor([cartLineFor(1)]) }),
      'cart.restore': () => ({
        ...done,
        refused: [{ entry: 0, id: 2, reason: 'in_cart', message }],
        total: cartTotalFor(LINES),
      }),
    })
    await ready()
    await user.click(main().getByRole('button', { name: '删除 阿莫西林胶囊 2' }))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '删除' }))
    await user.click(await screen.findByRole('button', { name: '撤销' }))
    expect(await screen.findByText(message)).toBeTruthy()
  })

  test('[AP-06] 全选 selects what is not selected, and a second press clears the selection', async () => {
    const { user, client } = open({
      'cart.batchSelect': () => ({
        added: [],
        adjusted: [],
        refused: [],
        total: cartTotalFor([cartLineFor(1), cartLineFor(2)]),
      }),
    })
    await ready()
    const inputs = () => client.sentTo('cart.batchSelect').map(({ input }) => input)
    const all = async () =>
      user.click(main().getAllByRole('checkbox', { name: /^全选/ }).at(-1) as HTMLElement)
    await all()
    await waitFor(() => expect(inputs()).toEqual([{ ids: [2], is_selected: 1 }]))
    await all()
    await waitFor(() => expect(inputs().at(-1)).toEqual({ ids: [1, 2], is_selected: 0 }))
  })

  test('[RT-12] names lead to products', async () => {
    open()
    await ready()
    expect(
      main()
        .getAllByRole('link', { name: /阿莫西林胶囊 1/ })[0]
        ?.getAttribute('href'),
    ).toBe('/list/info/1001')
  })
})

test('[RT-12] a sold-out line offers a notice of arrival; one that left the range does not', async () => {
  const soldOut = { buy_state: 'no_stock', is_buy: 0, number: 0 } as const
  const gone = { buy_state: 'off_shelf', is_buy: 0 } as const
  const { user, client } = open({
    'cart.list': () =>
      cartWith([
        cartLineFor(1, { goods: { ...cartLineFor(1).goods, ...soldOut } }),
        cartLineFor(2, { goods: { ...cartLineFor(2).goods, ...gone } }),
      ]),
    'arrival.list': () => ({ list: [] }),
    'arrival.add': () => ({ added: [], adjusted: [], refused: [] }),
  })
  await ready()
  // A placeholder is replaced by the button once its code is loaded.
  const ask = () => main().getByRole('button', { name: /^到货通知/ })
  await waitFor(() => expect(ask().getAttribute('aria-disabled')).toBeNull())
  await user.click(ask())
  await waitFor(() => expect(client.sentTo('arrival.add')).toHaveLength(1))
  expect(client.sentTo('arrival.add')[0]?.input).toEqual({ goods_ids: [cartLineFor(1).goods.id] })
})

test('[RT-12] [CN-02 2] the filter of the address is asked for, and without one every line', async () => {
  const { client, unmount } = open({}, '/cart?filter=3')
  await waitFor(() => expect(client.sentTo('cart.list')[0]?.input).toEqual({ filter: 3, new: 1 }))
  unmount()
  const all = open()
  await waitFor(() => expect(all.client.sentTo('cart.list')[0]?.input).toEqual({ filter: 99_999, new: 1 }))
})

test('[RT-12] a cart that cannot be fetched again keeps its lines, with a retry above', async () => {
  const { client, user } = open({
    'cart.edit': () => failWith('timeout', { message: '请求超时，请刷新页面' }),
  })
  await ready()
  client.answer({ 'cart.list': () => failWith('busy') })
  await user.click(main().getByRole('button', { name: '增加阿莫西林胶囊 1 数量' }))
  const retry = await screen.findByRole('button', { name: '重试' })
  expect(main().getByText('阿莫西林胶囊 1')).toBeTruthy()
  client.answer({ 'cart.list': () => cartWith(LINES) })
  await user.click(retry)
  await waitFor(() => expect(screen.queryByRole('button', { name: '重试' })).toBeNull())
})

test('[RT-12] [AP-61] an empty cart recommends products, and one of them is added', async () => {
  const { user, client } = open({
    'cart.list': () => cartWith([]),
    'index.recommend': () => ({ list: [goodsFor(7)] }),
    'cart.add': () => ({ added: [{ entry: 0, id: 9, number: 1 }], adjusted: [], refused: [], cart: 1 }),
  })
  const row = within(await main().findByRole('region', { name: '为您推荐' }))
  client.answer({ 'cart.list': () => cartWith([cartLineFor(7)]) })
  await user.click(row.getByRole('button', { name: /加入购物车/ }))
  expect(await main().findByRole('button', { name: /去结算/ })).toBeTruthy()
  expect(main().queryByRole('region', { name: '为您推荐' })).toBeNull()
})

test('[RT-12] a cart with lines recommends nothing', async () => {
  const { client } = open()
  await ready()
  expect(client.sentTo('index.recommend')).toEqual([])
})

test.each([
  [1, []],
  [3, ['/zhzx/ddgl']],
])(
  '[RT-12] [RO-03] a buyer with %i stores has %j to copy the cart and to switch',
  async (store_count, links) => {
    open({ 'user.base': () => buyer({ store_count }) })
    await ready()
    const found = main().queryAllByRole('link', { name: '复制到其他门店、切换门店' })
    expect(found.map(link => link.getAttribute('href'))).toEqual(links)
  },
)
