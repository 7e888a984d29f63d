import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Wanted } from '@yaoji/api-client/contract/wanted'
import { type Answer, type Answers, failWith, shopConfig } from '@yaoji/api-client/testing'
import { afterEach, expect, test } from 'vitest'
import { describePageStates } from '../../testing/describePageStates'
import { fakeShop } from '../../testing/fakeShop'
import { openShop } from '../../testing/openShop'
import WantedAddPage from './WantedAddPage'
import WantedInfoPage from './WantedInfoPage'
import WantedPage from './WantedPage'

const QUOTED: Wanted = {
  id: 7,
  name: '复方丹参滴丸',
  ypgg: '27mg×180丸',
  sccj: '天士力',
  approval_no: '',
  number: 200,
  target_price: '26.50',
  deadline: null,
  remark: '',
  status: 20,
  status_text: '已报价',
  created_at: '2026-11-13 10:00:00',
  replies: [
    {
      time: '2026-11-15 10:00:00',
      text: '三天到货',
      price: '26.80',
      valid_until: '2026-12-02',
      accepted_at: null,
      goods_id: null,
    },
  ],
  actions: ['accept', 'close'],
}

const pageOf = (...list: Wanted[]) => ({ list, total: list.length, page: 1, per_page: 20, last_page: 1 })

afterEach(() => sessionStorage.clear())

describePageStates('wanted', {
  answers: { 'wanted.list': () => pageOf(QUOTED) },
  call: 'wanted.list',
  asks: { status: undefined, page: 1 },
  crumbs: { 首页: '/', 品种求购: '' },
  loading: '正在加载求购',
  ready: '复方丹参滴丸',
  empty: { answer: pageOf(), text: '还没有求购' },
})

describePageStates('wantedInfo', {
  answers: { 'wanted.detail': () => ({ wanted: QUOTED }) },
  call: 'wanted.detail',
  asks: { id: 1 },
  crumbs: { 品种求购: '/zzfw/pzqg', 求购详情: '' },
  loading: '正在加载求购',
  ready: '复方丹参滴丸',
  missing: '没有找到这条求购',
})

test.each([
  ['the list', '/zzfw/pzqg', '新增求购', '/zzfw/pzqg/add'],
  ['the form', '/zzfw/pzqg/add', '返回', '/zzfw/pzqg'],
])('[RT-31] %s has the way to the other', async (_page, at, name, to) => {
  const { Shop } = fakeShop({ 'wanted.list': () => pageOf(QUOTED), '*': () => new Promise(() => {}) }, { at })
  render(at.endsWith('add') ? <WantedAddPage /> : <WantedPage />, { wrapper: Shop })
  expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(to)
  const crumbs = within(screen.getByRole('navigation', { name: '当前位置' })).getAllByRole('listitem')
  expect(crumbs.map(level => level.textContent)).toEqual(
    at.endsWith('add') ? ['品种求购', '新增求购'] : ['首页', '品种求购'],
  )
})

test('[RT-31] the form begins with the words of a search that found nothing, and keeps a draft for each', async () => {
  const open = (at: string) => {
    const { Shop } = fakeShop({ '*': () => new Promise(() => {}) }, { at })
    render(<WantedAddPage />, { wrapper: Shop })
    return {
      name: screen.getByLabelText<HTMLInputElement>(/药品名称/),
      maker: screen.getByLabelText<HTMLInputElement>('生产厂家'),
    }
  }
  const first = open('/zzfw/pzqg/add?name=阿莫希林')
  expect(first.name.value).toBe('阿莫希林')
  await userEvent.type(first.name, '胶囊')
  cleanup()
  expect(open('/zzfw/pzqg/add?name=阿莫希林').name.value).toBe('阿莫希林胶囊')
  cleanup()
  const other = open('/zzfw/pzqg/add?sccj=同仁堂')
  expect([other.name.value, other.maker.value]).toEqual(['', '同仁堂'])
})

test('[RT-31] while another page of the requests loads they stay and say that they change', async () => {
  const { Shop, client } = fakeShop(
    {
      'wanted.list': () => ({
        ...pageOf(QUOTED, { ...QUOTED, id: 9, ypgg: '', replies: [] }),
        total: 21,
        last_page: 2,
      }),
    },
    { at: '/zzfw/pzqg?status=20' },
  )
  render(<WantedPage />, { wrapper: Shop })
  const table = () => screen.getByRole('table', { name: '求购' })
  await screen.findAllByRole('link', { name: '复方丹参滴丸' })
  expect(screen.getAllByRole('rowheader').map(head => head.textContent)).toEqual([
    '复方丹参滴丸27mg×180丸 · 天士力',
    '复方丹参滴丸天士力',
  ])
  expect(screen.getByText('还没有回复')).toBeTruthy()
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('已报价')
  expect(table().getAttribute('aria-busy')).toBeNull()
  client.answer({ 'wanted.list': () => new Promise(() => {}) })
  await userEvent.click(screen.getByRole('link', { name: '下一页' }))
  await waitFor(() => expect(table().getAttribute('aria-busy')).toBe('true'))
  expect(screen.getAllByRole('link', { name: '复方丹参滴丸' })).toHaveLength(2)
  expect(client.sentTo('wanted.list').at(-1)?.input).toEqual({ status: 20, page: 2 })
})

test('[RT-31] without requests the list leads to the form', async () => {
  const { Shop } = fakeShop({ 'wanted.list': () => pageOf() }, { at: '/zzfw/pzqg' })
  render(<WantedPage />, { wrapper: Shop })
  await screen.findByText('还没有求购')
  const ways = screen.getAllByRole('link', { name: '新增求购' })
  expect(ways.map(link => link.getAttribute('href'))).toEqual(['/zzfw/pzqg/add', '/zzfw/pzqg/add'])
  expect(screen.queryByRole('button', { name: '看全部求购' })).toBeNull()
})

const LISTED: Wanted = {
  ...QUOTED,
  id: 8,
  name: '片仔癀胶囊',
  status: 30,
  status_text: '已上架',
  replies: [
    {
      time: '2026-11-16 10:00:00',
      text: '已上架',
      price: null,
      valid_until: null,
      accepted_at: null,
      goods_id: 1204,
    },
  ],
  actions: [],
}

test('[RT-31] the list shows the price of the last reply, and the product that is sold now', async () => {
  const { Shop } = fakeShop({ 'wanted.list': () => pageOf(LISTED, QUOTED) }, { at: '/zzfw/pzqg' })
  render(<WantedPage />, { wrapper: Shop })
  expect(await screen.findByText('报价 ¥26.80')).toBeTruthy()
  const buttons = screen.getAllByRole('button', { name: /加入购物车/ })
  expect(buttons.map(button => button.getAttribute('aria-label'))).toEqual(['把片仔癀胶囊加入购物车'])
  expect(screen.getByRole('link', { name: '查看商品' })).toHaveProperty('pathname', '/list/info/1204')
})

test('[RT-31] [AP-03] the product that is sold now is added in its smallest number', async () => {
  const { Shop, client } = fakeShop({ 'wanted.list': () => pageOf(LISTED) }, { at: '/zzfw/pzqg' })
  const user = userEvent.setup()
  render(<WantedPage />, { wrapper: Shop })
  client.answer({
    'cart.quickAdd': () => ({ added: [{ entry: 0, id: 1, number: 10 }], adjusted: [], refused: [], cart: 1 }),
  })
  await user.click(await screen.findByRole('button', { name: '把片仔癀胶囊加入购物车' }))
  expect(await screen.findByText('已加入购物车：片仔癀胶囊')).toBeTruthy()
  expect(client.sentTo('cart.quickAdd').map(({ input }) => input)).toEqual([{ id: 1204 }])
  const refused = { entry: 0, id: 1204, reason: 'out_of_stock', message: '暂时缺货' }
  client.answer({ 'cart.quickAdd': () => ({ added: [], adjusted: [], refused: [refused], cart: 1 }) })
  await user.click(screen.getByRole('button', { name: '把片仔癀胶囊加入购物车' }))
  expect(await screen.findByText('片仔癀胶囊：暂时缺货')).toBeTruthy()
})

function openInfo(answers: Answers) {
  const shop = fakeShop(
    { 'wanted.detail': () => ({ wanted: QUOTED }), ...answers },
    { at: '/zzfw/pzqg/info?id=7' },
  )
  render(<WantedInfoPage />, { wrapper: shop.Shop })
  return { ...shop, user: userEvent.setup() }
}

test.each([
  [30, '商品已上架，可以直接购买。'],
  [40, '求购已关闭，不再处理。'],
] as const)('[RT-31] a request with the status %i says what happens next', async (status, text) => {
  const replies = [
    {
      time: '2026-11-15 10:00:00',
      text: '正在寻找',
      price: null,
      valid_until: null,
      accepted_at: null,
      goods_id: null,
    },
    {
      time: '2026-11-16 10:00:00',
      text: '已上架',
      price: null,
      valid_until: null,
      accepted_at: null,
      goods_id: 1204,
    },
  ]
  openInfo({ 'wanted.detail': () => ({ wanted: { ...QUOTED, status, actions: [], replies } }) })
  expect(await screen.findByText(text)).toBeTruthy()
  expect(screen.queryByRole('button', { name: '关闭求购' })).toBeNull()
  const items = within(screen.getByRole('region', { name: '回复' })).getAllByRole('listitem')
  expect(items.map(item => item.textContent)).toEqual([
    '2026-11-15 10:00正在寻找',
    '2026-11-16 10:00已上架 查看商品 加入购物车',
  ])
})

test('[RT-31] a request that the buyer keeps is not closed', async () => {
  const { user, client } = openInfo({})
  await user.click(await screen.findByRole('button', { name: '关闭求购' }))
  const dialog = within(await screen.findByRole('dialog', { name: '关闭求购' }))
  expect(dialog.getByText('关闭后不再为您寻找和报价，不能恢复。')).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: '保留' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(client.sentTo('wanted.close')).toEqual([])
})

test('[RT-31] a request that is closed cannot be closed again', async () => {
  const closed: Wanted = { ...QUOTED, status: 40, status_text: '已关闭', actions: [] }
  const { user, client } = openInfo({})
  await user.click(await screen.findByRole('button', { name: '关闭求购' }))
  client.answer({ 'wanted.close': () => ({ wanted: closed }), 'wanted.detail': () => ({ wanted: closed }) })
  const dialog = within(await screen.findByRole('dialog', { name: '关闭求购' }))
  await user.click(dialog.getByRole('button', { name: '关闭求购' }))
  expect(await screen.findByRole('heading', { name: '已关闭' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: '关闭求购' })).toBeNull()
})

function openAdd(answers: Answers) {
  const shop = fakeShop(
    { 'config.common': () => shopConfig({ timestamp: 1_790_000_000 }), ...answers },
    { at: '/zzfw/pzqg/add' },
  )
  render(<WantedAddPage />, { wrapper: shop.Shop })
  return { ...shop, user: userEvent.setup() }
}

test('[RT-31] [VA-03] what is missing is said at its field, and nothing is sent', async () => {
  const { user, client } = openAdd({})
  await user.click(await screen.findByRole('button', { name: '提交求购' }))
  expect(await screen.findByText('请填写药品名称')).toBeTruthy()
  expect(screen.getByText('请填写大于 0 的整数，如 100')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText(/药品名称/))
  expect(client.sentTo('wanted.create')).toEqual([])
})

test.each(['0', '1.5', '一百'])(
  '[RT-31] [VA-03] the number %s is refused with what a number is',
  async number => {
    const { user, client } = openAdd({})
    await user.type(await screen.findByLabelText(/药品名称/), '片仔癀胶囊')
    await user.type(screen.getByLabelText(/数量/), number)
    await user.click(screen.getByRole('button', { name: '提交求购' }))
    expect(await screen.findByText('请填写大于 0 的整数，如 100')).toBeTruthy()
    expect(client.sentTo('wanted.create')).toEqual([])
  },
)

test('[RT-31] a refusal of the service is shown at its field; then the request is sent and opened', async () => {
  const { user, client, place } = openAdd({
    'wanted.create': () =>
      failWith('invalid', { fields: { 'data.target_price': ['期望价格应为数字，如 12.80'] } }),
  })
  await user.type(await screen.findByLabelText(/药品名称/), '片仔癀胶囊')
  await user.type(screen.getByLabelText(/数量/), '30')
  await user.type(screen.getByLabelText(/期望单价/), '五百')
  await user.click(screen.getByRole('button', { name: '提交求购' }))
  expect(await screen.findByText('期望价格应为数字，如 12.80')).toBeTruthy()
  client.answer({ 'wanted.create': () => ({ wanted: QUOTED }) })
  await user.clear(screen.getByLabelText(/期望单价/))
  await user.click(screen.getByRole('button', { name: '提交求购' }))
  await screen.findByText('求购已提交，有回复会通过消息通知')
  expect(place.now).toBe('/zzfw/pzqg/info?id=7')
  expect(client.sentTo('wanted.create').at(-1)?.input).toMatchObject({
    data: { name: '片仔癀胶囊', number: 30 },
  })
})

test('[RT-31] [AP-16] a name of which products are sold says how many, and leads to them', async () => {
  const { user, client } = openAdd({
    'goods.fl': () => ({
      list: [
        { id: 201, name: '感冒清热', count: 4 },
        { id: 107, name: '呼吸与感冒', count: 2 },
      ],
    }),
  })
  await user.type(await screen.findByLabelText(/药品名称/), ' 感冒 ')
  await user.tab()
  expect((await screen.findByText(/相关商品 6 种/)).textContent).toContain('感冒清热 4 种，呼吸与感冒 2 种')
  expect(screen.getByRole('link', { name: '先看看这些商品' }).getAttribute('href')).toBe(
    `/search?keywords=${encodeURIComponent('感冒')}`,
  )
  expect(client.sentTo('goods.fl').map(({ input }) => input)).toEqual([{ keywords: '感冒' }])
})

test.each([
  [
    'of four categories names three',
    '感冒',
    [4, 3, 2, 1],
    '药集在售“感冒”相关商品 10 种（甲 4 种，乙 3 种，丙 2 种等）。',
  ],
  [
    'of three categories names all',
    '感冒',
    [4, 3, 2],
    '药集在售“感冒”相关商品 9 种（甲 4 种，乙 3 种，丙 2 种）。',
  ],
])('[RT-31] [AP-16] a name %s', async (_what, name, counts, text) => {
  const list = counts.map((count, at) => ({ id: at, name: '甲乙丙丁'.charAt(at), count }))
  const { user } = openAdd({ 'goods.fl': () => ({ list }) })
  await user.type(await screen.findByLabelText(/药品名称/), name)
  await user.tab()
  expect((await screen.findByText(/在售/)).textContent).toBe(`${text}先看看这些商品`)
})

test('[RT-31] [AP-16] a name of one character is not looked up, and a name without products says nothing', async () => {
  const { user, client } = openAdd({ 'goods.fl': () => ({ list: [] }) })
  await user.type(await screen.findByLabelText(/药品名称/), '参')
  await user.tab()
  expect(client.sentTo('goods.fl')).toEqual([])
  await user.type(screen.getByLabelText(/药品名称/), '茸')
  await user.tab()
  await waitFor(() => expect(client.sentTo('goods.fl')).toHaveLength(1))
  expect(screen.queryByText(/在售/)).toBeNull()
})

test('[RT-31] while a request is sent, a second press sends nothing', async () => {
  const { user, client } = openAdd({ 'wanted.create': () => new Promise(() => {}) })
  await user.type(await screen.findByLabelText(/药品名称/), '片仔癀胶囊')
  await user.type(screen.getByLabelText(/数量/), '30')
  const send = screen.getByRole('button', { name: '提交求购' })
  await user.click(send)
  await waitFor(() => expect(send.getAttribute('aria-disabled')).toBe('true'))
  await user.click(send)
  expect(client.sentTo('wanted.create')).toHaveLength(1)
})

test('[RT-31] a request that was saved names its last day in the payload, and leaves no draft', async () => {
  const { user, client } = openAdd({ 'wanted.create': () => ({ wanted: QUOTED }) })
  const day = await screen.findByLabelText(/截止日期/)
  await waitFor(() => expect(day.getAttribute('min')).toBe('2026-09-21'))
  await user.type(screen.getByLabelText(/药品名称/), '片仔癀胶囊')
  await user.type(screen.getByLabelText(/数量/), '30')
  await user.type(day, '2026-12-31')
  expect(sessionStorage.length).toBeGreaterThan(0)
  await user.click(screen.getByRole('button', { name: '提交求购' }))
  await screen.findByText('求购已提交，有回复会通过消息通知')
  expect(client.sentTo('wanted.create')[0]?.input).toMatchObject({ data: { deadline: '2026-12-31' } })
  expect(sessionStorage.length).toBe(0)
})

test('[RT-31] what was typed is there after a reload', async () => {
  const { user } = openAdd({})
  for (const [label, text] of [
    [/药品名称/, '片仔癀胶囊'],
    [/规格/, '0.3g×6粒'],
    [/生产厂家/, '片仔癀药业'],
    [/批准文号/, '国药准字Z1'],
    [/数量/, '30'],
    [/期望单价/, '520'],
    [/备注/, '尽快'],
  ] as const)
    await user.type(await screen.findByLabelText(label), text)
  cleanup()
  openAdd({})
  const texts = (await screen.findAllByRole<HTMLInputElement>('textbox')).map(({ value }) => value)
  expect(texts).toEqual(['片仔癀胶囊', '0.3g×6粒', '片仔癀药业', '国药准字Z1', '30', '520', '尽快'])
})

test('[RT-31] a request has what was asked for, what happens next, and every reply with its price', async () => {
  openInfo({
    'wanted.detail': () => ({
      wanted: { ...QUOTED, deadline: '2026-12-31', remark: '尽快', approval_no: '国药准字Z1' },
    }),
  })
  await screen.findByText('已有报价，接受后采购部门安排货源，上架后通知您下单。')
  const details = screen.getAllByRole('term').map(term => [term.textContent, term.nextSibling?.textContent])
  expect(details).toEqual([
    ['药品名称', '复方丹参滴丸'],
    ['规格', '27mg×180丸'],
    ['生产厂家', '天士力'],
    ['批准文号', '国药准字Z1'],
    ['数量', '200'],
    ['期望单价', '¥26.50'],
    ['截止日期', '2026-12-31'],
    ['备注', '尽快'],
    ['提交时间', '2026-11-13 10:00'],
  ])
  const replies = within(screen.getByRole('region', { name: '回复' })).getAllByRole('listitem')
  expect(replies.map(reply => reply.textContent)).toEqual([
    '2026-11-15 10:00三天到货 报价 ¥26.80，有效至 2026-12-02',
  ])
})

test('[RT-31] a request without a reply says so', async () => {
  openInfo({
    'wanted.detail': () => ({ wanted: { ...QUOTED, status: 10, replies: [], target_price: null } }),
  })
  expect(await screen.findByText('采购部门正在寻找货源，有回复会通过消息通知。')).toBeTruthy()
  expect(screen.getByText('还没有回复')).toBeTruthy()
  expect(screen.queryByText('期望单价')).toBeNull()
})

test('[RT-31] an address without a request asks for none, and leads to the list', async () => {
  const { Shop, client } = fakeShop({}, { at: '/zzfw/pzqg/info' })
  render(<WantedInfoPage />, { wrapper: Shop })
  expect(await screen.findByText('没有找到这条求购')).toBeTruthy()
  expect(screen.getByRole('link', { name: '我的求购' }).getAttribute('href')).toBe('/zzfw/pzqg')
  expect(client.sentTo('wanted.detail')).toEqual([])
})

test('[RT-31] a tab lists the requests of its status; an empty one leads to all', async () => {
  const { Shop, client, place } = fakeShop(
    { 'wanted.list': ({ status }) => (status === 40 ? pageOf() : pageOf(QUOTED)) },
    { at: '/zzfw/pzqg' },
  )
  render(<WantedPage />, { wrapper: Shop })
  const user = userEvent.setup()
  await screen.findByRole('link', { name: '复方丹参滴丸' })
  const cells = within(screen.getAllByRole('row')[1]!).getAllByRole('cell')
  expect(cells.map(cell => cell.textContent)).toEqual([
    '200',
    '2026-11-13',
    '已报价',
    '三天到货 报价 ¥26.80，有效至 2026-12-02',
  ])
  expect(screen.getByRole('rowheader').textContent).toBe('复方丹参滴丸27mg×180丸 · 天士力')
  expect(screen.getByRole('link', { name: '复方丹参滴丸' }).getAttribute('href')).toBe('/zzfw/pzqg/info?id=7')
  await user.click(screen.getByRole('tab', { name: '已关闭' }))
  expect(place.now).toBe('/zzfw/pzqg?status=40')
  expect(await screen.findByText('没有这个状态的求购')).toBeTruthy()
  expect(client.sentTo('wanted.list').at(-1)?.input).toEqual({ status: 40, page: 1 })
  await user.click(screen.getByRole('button', { name: '看全部求购' }))
  expect(place.now).toBe('/zzfw/pzqg')
  expect(await screen.findByRole('link', { name: '复方丹参滴丸' })).toBeTruthy()
})

test('[RT-31] the focus stays on the page when its button leads to all requests', async () => {
  const answer: Answer<'wanted.list'> = ({ status }) => (status === undefined ? pageOf(QUOTED) : pageOf())
  const { user } = openShop('/zzfw/pzqg?status=40', { 'wanted.list': answer })
  await user.click(await screen.findByRole('button', { name: '看全部求购' }))
  await screen.findAllByRole('link', { name: '复方丹参滴丸' })
  expect(document.activeElement).toBe(screen.getByRole('main'))
})

test('[RT-31] a buyer accepts a price after a question that says what it is, and then reads what comes next', async () => {
  const { user, client } = openInfo({})
  await user.click(await screen.findByRole('button', { name: '接受报价' }))
  const dialog = within(await screen.findByRole('dialog', { name: '接受报价' }))
  expect(dialog.getByText(/数量 200，单价 ¥26.80，有效至 2026-12-02。接受不是下单/)).toBeTruthy()
  const replies = [{ ...QUOTED.replies[0]!, accepted_at: '2026-11-25 10:00:00' }]
  const accepted: Wanted = { ...QUOTED, status: 25, status_text: '已接受报价', actions: ['close'], replies }
  client.answer({
    'wanted.accept': () => ({ wanted: accepted }),
    'wanted.detail': () => ({ wanted: accepted }),
  })
  await user.click(dialog.getByRole('button', { name: '接受报价' }))
  expect(await screen.findByRole('heading', { name: '已接受报价' })).toBeTruthy()
  expect(screen.getByText('您已接受报价，采购部门正在安排货源，上架后通知您下单。')).toBeTruthy()
  expect(screen.getByText(/，您已接受/)).toBeTruthy()
  expect(client.sentTo('wanted.accept').map(({ input }) => input)).toEqual([
    { id: 7, expected_price: '26.80' },
  ])
  expect(screen.queryByRole('button', { name: '接受报价' })).toBeNull()
})

test('[RT-31] a price whose last day is over says so and cannot be accepted', async () => {
  openInfo({ 'wanted.detail': () => ({ wanted: { ...QUOTED, actions: ['close'] } }) })
  expect(await screen.findByText('报价已过有效期，等待采购部门重新报价。')).toBeTruthy()
  expect(screen.queryByRole('button', { name: '接受报价' })).toBeNull()
})
