import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Payment } from '@yaoji/api-client/contract/payment'
import {
  type Answers,
  combinedPayment,
  type DataNamed,
  failWith,
  orderDetailOf,
  orderFor,
  orderLineFor,
  paymentFor,
  shopConfig,
} from '@yaoji/api-client/testing'
import { beforeEach, expect, test, vi } from 'vitest'
import { outside } from '../../core/navigation/outside'
import { fakeShop } from '../../testing/fakeShop'
import { PaymentSection } from './PaymentSection'
import { isPaying, markPaying } from './paymentMark'

beforeEach(() => {
  sessionStorage.clear()
  vi.spyOn(outside, 'open').mockImplementation(() => {})
})

function open(payment: Partial<Payment> = {}, answers: Answers = {}, is_ephedrine: 0 | 1 = 0) {
  const shop = fakeShop({
    'order.detail': () => orderDetailOf(orderFor(9)),
    'order.payment': () => ({ payment: paymentFor(9, payment) }),
    'config.common': () => new Promise(() => {}),
    ...answers,
  })
  const { Shop } = shop
  const { unmount } = render(
    <Shop>
      <PaymentSection id={9} is_ephedrine={is_ephedrine} />
    </Shop>,
  )
  return { ...shop, unmount, user: userEvent.setup() }
}

const describedBy = (control: HTMLElement) =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map(id => document.getElementById(id)?.textContent)
    .join(' ')
const payButton = () => screen.findByRole('button', { name: '确认支付' })

test('[RT-14] an online payment is requested once and then opens the gateway', async () => {
  let settle = (_answer: DataNamed<'order.pay'>) => {}
  const { client, user } = open({}, { 'order.pay': () => new Promise(resolve => (settle = resolve)) })
  await user.click(await screen.findByRole('radio', { name: /微信支付/ }))
  const button = await payButton()
  await user.dblClick(button)
  expect(client.sentTo('order.pay').map(({ input }) => input)).toEqual([{ id: 9, pay_type: 'wechat' }])
  settle({ payment: paymentFor(9, { state: 'waiting', pay_type: 'wechat', gateway_url: '/pay/gateway/P9' }) })
  await waitFor(() => expect(outside.open).toHaveBeenCalledExactlyOnceWith('/pay/gateway/P9'))
  expect(isPaying(9)).toBe(true)
})

test('[RT-14] payment from the balance asks for the password, says what is wrong with it, and pays', async () => {
  const wrong = {
    message: '登录密码不正确，请重新输入',
    fields: { password: ['登录密码不正确，请重新输入'] },
  }
  const { client, user, place } = open({}, { 'order.pay': () => failWith('invalid', wrong) })
  await user.click(await payButton())
  await screen.findByRole('dialog', { name: '余额支付' })
  await user.keyboard('{Enter}')
  await waitFor(() => expect(describedBy(screen.getByLabelText('登录密码'))).toBe('请输入登录密码'))
  expect(document.activeElement).toBe(screen.getByLabelText('登录密码'))
  expect(client.sentTo('order.pay')).toHaveLength(0)
  await user.type(screen.getByLabelText('登录密码'), 'wrong{Enter}')
  await waitFor(() => expect(describedBy(screen.getByLabelText('登录密码'))).toBe(wrong.message))

  client.answer({ 'order.pay': () => ({ payment: paymentFor(9, { state: 'paid', ways: [] }) }) })
  await user.clear(screen.getByLabelText('登录密码'))
  await user.type(screen.getByLabelText('登录密码'), 'right{Enter}')
  await waitFor(() => expect(place.now).toBe('/cart/step4?id=9'))
  expect(client.sentTo('order.pay').at(-1)?.input).toEqual({ id: 9, pay_type: 'balance', password: 'right' })
})

test('[RT-14] an order that was partly paid from the balance asks for the password before the gateway', async () => {
  const ways = paymentFor(9).ways.map(way => ({ ...way, needs_password: 1 as const }))
  const paid = paymentFor(9, { state: 'waiting', pay_type: 'wechat', gateway_url: '/pay/gateway/P9' })
  const { client, user } = open({ ways, balance_used: '30.00' }, { 'order.pay': () => ({ payment: paid }) })
  await user.click(await screen.findByRole('radio', { name: /微信支付/ }))
  await user.click(await payButton())
  const dialog = await screen.findByRole('dialog', { name: '验证登录密码' })
  expect(dialog.textContent).toContain('本单使用余额 ¥30.00，已冻结，付款成功后扣除')
  expect(client.sentTo('order.pay')).toHaveLength(0)
  await user.type(screen.getByLabelText('登录密码'), 'right{Enter}')
  await waitFor(() => expect(outside.open).toHaveBeenCalledWith('/pay/gateway/P9'))
  expect(client.sentTo('order.pay').at(-1)?.input).toEqual({ id: 9, pay_type: 'wechat', password: 'right' })
})

test('[RT-14] an order that the balance covers says so, and is confirmed with the password', async () => {
  const ways = paymentFor(9).ways.filter(({ way }) => way === 'balance')
  const { client, user, place } = open(
    { ways, amount: '0.00', balance_used: '128.00' },
    { 'order.pay': () => ({ payment: paymentFor(9, { state: 'paid', ways: [] }) }) },
  )
  const confirm = await screen.findByRole('button', { name: '确认用余额支付' })
  const panel = within(screen.getByRole('region', { name: '付款' }))
  expect(panel.getByText(/^本单共/).textContent).toBe(
    '本单共 ¥128.00，全部由余额支付。金额已在下单时冻结，输入登录密码后扣除。',
  )
  expect(screen.getByRole('heading', { name: '等待确认' })).toBeTruthy()
  expect(document.body.textContent).not.toMatch(/应付 ?¥0\.00|等待付款/)
  expect(screen.queryByRole('radio')).toBeNull()
  await user.click(confirm)
  await waitFor(() => expect(describedBy(screen.getByLabelText('登录密码'))).toBe('请输入登录密码'))
  expect(client.sentTo('order.pay')).toHaveLength(0)
  await user.type(screen.getByLabelText('登录密码'), 'right{Enter}')
  await waitFor(() => expect(place.now).toBe('/cart/step4?id=9'))
  expect(client.sentTo('order.pay').map(({ input }) => input)).toEqual([
    { id: 9, pay_type: 'balance', password: 'right' },
  ])
})

test('[RT-14] orders that the balance covers are confirmed together, or this one alone', async () => {
  const [balance] = paymentFor(9).ways
  const ways = [balance!]
  const { client, user } = open(
    {
      ...{ ways, amount: '0.00', balance_used: '1128.00' },
      combined: { ids: [9, 10], amount: '0.00', balance_used: '1192.00', ways },
    },
    {
      'payment.together': () =>
        failWith('invalid', { message: '登录密码不正确', fields: { password: ['登录密码不正确'] } }),
      'order.pay': () => ({ payment: paymentFor(9, { state: 'paid', ways: [] }) }),
    },
  )
  expect(await screen.findByText('共 ¥1,192.00，全部由余额支付，一次付清')).toBeTruthy()
  expect(screen.getByText(/^这 2 个订单共/).textContent).toContain('¥1,192.00，全部由余额支付')
  await user.type(screen.getByLabelText('登录密码'), 'wrong{Enter}')
  await waitFor(() => expect(describedBy(screen.getByLabelText('登录密码'))).toBe('登录密码不正确'))
  await user.click(screen.getByRole('radio', { name: /^只付本单/ }))
  expect(screen.getByText(/^本单共/).textContent).toContain('¥1,128.00，全部由余额支付')
  await user.clear(screen.getByLabelText('登录密码'))
  await user.type(screen.getByLabelText('登录密码'), 'right{Enter}')
  await waitFor(() => expect(client.sentTo('order.pay')).toHaveLength(1))
})

test('[RT-14] a payment from the balance names what was frozen for it, and what can be used', async () => {
  const { user } = open({ balance_used: '30.00', amount: '98.00' })
  await user.click(await payButton())
  const dialog = within(await screen.findByRole('dialog', { name: '余额支付' }))
  expect(dialog.getByText('将从余额支付 ¥128.00（其中 ¥30.00 下单时已冻结），可用余额 ¥500.00')).toBeTruthy()
})

test('[RT-14] the scope of a payment counts what the balance pays', async () => {
  open({ combined: { ...combinedPayment(), balance_used: '30.00' }, balance_used: '30.00', amount: '98.00' })
  expect(await screen.findByText('共 ¥222.00，余额抵扣 ¥30.00，还应付 ¥192.00，一次付清')).toBeTruthy()
})

test('[RT-14] a broken connection says that paying again pays nothing twice', async () => {
  const { user } = open({}, { 'order.pay': () => failWith('offline', { message: '网络连接不上' }) })
  await user.click(await screen.findByRole('radio', { name: /微信支付/ }))
  await user.click(await payButton())
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toBe('网络连接不上。没有收到结果。请再试一次，不会重复扣款。')
})

test('[RT-14] after the return from the gateway it says that the result is being confirmed', async () => {
  markPaying(9)
  open({ state: 'waiting', pay_type: 'wechat', gateway_url: '/pay/gateway/P9' })
  expect(await screen.findByText(/正在确认付款结果/)).toBeTruthy()
  expect(screen.getByRole('link', { name: '继续付款' }).getAttribute('href')).toBe('/pay/gateway/P9')
})

test('[RT-14] a paid order says so and stays on the page', async () => {
  const { place } = open({ state: 'paid', ways: [], paid_at: '2026-11-21 10:05:00', pay_before: null })
  expect(await screen.findByRole('heading', { name: '支付成功' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: '确认支付' })).toBeNull()
  expect(place.now).toBe('/')
})

test('[RT-14] an expired order cannot be paid and links to the cart', async () => {
  open({ state: 'closed', ways: [], pay_before: null })
  expect(await screen.findByRole('heading', { name: '订单已关闭' })).toBeTruthy()
  expect(screen.getByRole('link', { name: '回购物车' }).getAttribute('href')).toBe('/cart')
})

const TRANSFER = {
  ...{ name: '药集', bank: '工商银行', account: '1001', remark: 'YJ26', payers: ['武汉康宁大药房有限公司'] },
  amount: '128.00',
  ids: [9],
}
/** Shop time in unix seconds. */
const at = (time: string) => ({
  'config.common': () => shopConfig({ timestamp: Date.parse(`${time}+08:00`) / 1000 }),
})

test('[RT-14] until the deadline the page says how long is left', async () => {
  open({}, at('2026-11-21T10:03:56'))
  expect((await screen.findByRole('timer')).textContent).toMatch(/^26 分 [0-4] 秒$/)
})

test('[RT-14] after the deadline it says that the order is cancelled by itself', async () => {
  open({}, at('2026-11-21T10:31:00'))
  expect((await screen.findByRole('timer')).textContent).toBe('已超时，订单将自动取消')
})

test.each(['paid', 'reviewing'] as const)(
  '[RT-14] an order that this tab began to pay and that is %s leads to the last step',
  async state => {
    markPaying(9)
    const { place } = open({ state, ways: [], pay_before: null })
    await waitFor(() => expect(place.now).toBe('/cart/step4?id=9'))
  },
)

test('[RT-14] a gateway that another tab opened is offered again, without a claim about its result', async () => {
  open({ state: 'waiting', pay_type: 'wechat', gateway_url: '/pay/gateway/P9' })
  expect(await screen.findByRole('link', { name: '继续付款' })).toBeTruthy()
  expect(screen.queryByText(/正在确认付款结果/)).toBeNull()
})

test.each([
  [
    'paid',
    [
      ['查看订单', '/order/info/9'],
      ['继续选购', '/'],
    ],
  ],
  [
    'closed',
    [
      ['查看订单', '/order/info/9'],
      ['回购物车', '/cart'],
      ['继续选购', '/'],
    ],
  ],
] as const)('[RT-14] the ways on of an order that is %s', async (state, links) => {
  open({ state, ways: [], pay_before: null })
  await screen.findByRole('link', { name: '查看订单' })
  for (const [name, url] of links) expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(url)
  expect(screen.queryAllByRole('link', { name: '回购物车' })).toHaveLength(state === 'closed' ? 1 : 0)
})

test('[RT-14] the products are behind a button, which says how many there are', async () => {
  const order = orderFor(9, { lines: [orderLineFor(1, '阿莫西林胶囊')] })
  const { user } = open({}, { 'order.detail': () => orderDetailOf(order) })
  const panel = within(await screen.findByRole('region', { name: '商品清单' }))
  expect(panel.queryByText('阿莫西林胶囊')).toBeNull()
  const show = panel.getByRole('button', { name: '查看 1 种商品', expanded: false })
  await user.click(show)
  expect(panel.getByText('阿莫西林胶囊')).toBeTruthy()
  await user.click(panel.getByRole('button', { name: '收起商品', expanded: true }))
  expect(panel.queryByText('阿莫西林胶囊')).toBeNull()
})

test('[RT-14] beside the payment are number, address and amounts of the order, and the others of the purchase', async () => {
  const siblings = [orderFor(10, { sn: 'YJ10', status_text: '待付款' })]
  open({}, { 'order.detail': () => orderDetailOf(orderFor(9), siblings, { remark: '请附检验报告' }) })
  const about = within(await screen.findByRole('region', { name: '本单信息' }))
  const rows = about.getAllByRole('term').map(term => [term.textContent, term.nextSibling?.textContent])
  expect(Object.fromEntries(rows)).toMatchObject({
    下单时间: '2026-11-21 10:00',
    发货仓库: '成都中心仓',
    收货人: '陈晓梅 13800000001',
    收货地址: '四川省成都市锦江区 春熙路 1 号',
    备注: '请附检验报告',
  })
  const others = within(screen.getByRole('region', { name: /^同次采购的其他 1 单/ }))
  expect(others.getByRole('link', { name: '去付款 YJ10' }).getAttribute('href')).toBe('/cart/step3/10')
})

test('[RT-14] a state that could not be fetched again says so, and the page stays', async () => {
  const { client, queries } = open()
  await payButton()
  client.answer({ 'order.payment': () => failWith('refused', { message: '系统维护' }) })
  void queries.invalidateQueries({
    predicate: ({ queryKey }) => JSON.stringify(queryKey).includes('order.payment'),
  })
  expect(await screen.findByText(/^暂时连接不上/)).toBeTruthy()
  expect(await payButton()).toBeTruthy()
})

test('[RT-14] a method that cannot be used is not chosen; without one there is nothing to pay with', async () => {
  const ways = paymentFor(9).ways.map(way => ({ ...way, usable: 0 as const, reason: '暂不可用' }))
  open({ ways })
  expect(await payButton()).toHaveProperty('disabled', true)
})

test('[RT-14] another method removes the message about the failed one', async () => {
  const { user } = open({}, { 'order.pay': () => failWith('refused', { message: '渠道维护' }) })
  await user.click(await screen.findByRole('radio', { name: /微信支付/ }))
  await user.click(await payButton())
  expect(await screen.findByText('渠道维护')).toBeTruthy()
  await user.click(screen.getByRole('radio', { name: /余额支付/ }))
  expect(screen.queryByText('渠道维护')).toBeNull()
})

test('[RT-14] the password dialog says what is paid, and can be closed without paying', async () => {
  const { user, client } = open()
  await user.click(await payButton())
  const dialog = within(await screen.findByRole('dialog', { name: '余额支付' }))
  expect(dialog.getByText('将从余额支付 ¥128.00，可用余额 ¥500.00')).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: '取消' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(client.sentTo('order.pay')).toEqual([])
})

test('[RT-14] choosing the transfer shows its account in place of the button, with the focus', async () => {
  const waiting = paymentFor(9, { state: 'waiting', pay_type: 'transfer', transfer: TRANSFER })
  const { user } = open({}, { 'order.pay': () => ({ payment: waiting }) })
  await user.click(await screen.findByRole('radio', { name: /对公转账/ }))
  await user.keyboard('{Enter}')
  const form = await screen.findByRole('form', { name: '提交转账凭证' })
  expect(screen.queryByRole('button', { name: '确认支付' })).toBeNull()
  await waitFor(() => expect(document.activeElement).toBe(form.parentElement))
})

test('[RT-14] the slip begins with the company and the day of the shop, takes a remark, and says why it is refused', async () => {
  const file = { id: 4, name: '回单.png', type: 'image/png' as const, size: 3, url: '/api/file/4' }
  const { client, user } = open(
    { state: 'waiting', pay_type: 'transfer', transfer: TRANSFER },
    {
      ...at('2026-11-22T00:30:00'),
      'file.upload': () => ({ file }),
      'order.transferSlip': () => failWith('refused', { message: '订单已关闭' }),
    },
  )
  await screen.findByDisplayValue('康宁大药房')
  const day = await screen.findByDisplayValue('2026-11-22')
  expect(day.getAttribute('max')).toBe('2026-11-22')
  await user.type(screen.getByLabelText(/银行流水号/), 'ICBC001')
  await user.type(screen.getByLabelText('备注'), '货款')
  await user.upload(screen.getByLabelText(/银行回单/), new File(['png'], '回单.png', { type: 'image/png' }))
  expect(await screen.findByText(/· 已上传$/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '提交凭证' }))
  expect(await screen.findByText('订单已关闭')).toBeTruthy()
  expect(client.sentTo('order.transferSlip').map(({ input }) => input)).toEqual([
    {
      id: 9,
      payer: '康宁大药房',
      bank_serial: 'ICBC001',
      paid_date: '2026-11-22',
      remark: '货款',
      file_ids: [4],
    },
  ])
})

test('[RT-14] a transfer shows the account, and the fields of the slip say what is missing', async () => {
  const { client, user } = open({ state: 'waiting', pay_type: 'transfer', transfer: TRANSFER })
  expect(await screen.findByText('1001')).toBeTruthy()
  expect(screen.getByRole('button', { name: '复制转账金额' })).toBeTruthy()
  expect(screen.getAllByRole('definition')[0]?.textContent).toBe('¥128.00')
  await screen.findByDisplayValue('康宁大药房')
  await user.clear(screen.getByLabelText(/付款户名/))
  fireEvent.change(screen.getByLabelText(/付款日期/), { target: { value: '' } })
  await user.click(screen.getByRole('button', { name: '提交凭证' }))
  expect(
    ['付款户名', '银行流水号', '付款日期'].map(name => describedBy(screen.getByLabelText(RegExp(name)))),
  ).toEqual(['请填写付款户名 须与注册企业名称一致，不接受个人账户付款', '请填写银行流水号', '请选择付款日期'])
  expect(screen.getByLabelText(/银行流水号/).getAttribute('aria-invalid')).toBe('true')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/付款户名/)))
  expect(client.sentTo('order.transferSlip')).toHaveLength(0)
})

test.each([
  ['[RT-14] of an ordinary order', 0],
  ['[RT-16] of an order with ephedrine-type products', 1],
] as const)(
  '%s a slip that is refused for its payer says why there, with the focus, and keeps what was entered',
  async (_, is_ephedrine) => {
    const file = { id: 4, name: '回单.png', type: 'image/png' as const, size: 3, url: '/api/file/4' }
    const refusal = '付款户名须与注册企业名称一致，不接受个人账户付款'
    const { client, user } = open(
      { state: 'waiting', pay_type: 'transfer', transfer: TRANSFER },
      {
        ...at('2026-11-22T00:30:00'),
        'order.detail': () => orderDetailOf(orderFor(9, { is_ephedrine })),
        'file.upload': () => ({ file }),
        'order.transferSlip': () => failWith('invalid', { message: refusal, fields: { payer: [refusal] } }),
      },
      is_ephedrine,
    )
    await screen.findByDisplayValue('2026-11-22')
    const payer = screen.getByLabelText(/付款户名/)
    fireEvent.change(payer, { target: { value: '陈晓梅' } })
    fireEvent.change(screen.getByLabelText(/银行流水号/), { target: { value: 'ICBC001' } })
    fireEvent.change(screen.getByLabelText('备注'), { target: { value: '货款' } })
    await user.upload(screen.getByLabelText(/银行回单/), new File(['png'], '回单.png', { type: 'image/png' }))
    expect(await screen.findByText(/· 已上传$/)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: '提交凭证' }))
    await waitFor(() => expect(describedBy(payer)).toContain(refusal))
    expect(payer.getAttribute('aria-invalid')).toBe('true')
    await waitFor(() => expect(document.activeElement).toBe(payer))
    expect(client.sentTo('order.transferSlip')).toHaveLength(1)
    const form = within(screen.getByRole('form', { name: '提交转账凭证' }))
    for (const value of ['陈晓梅', 'ICBC001', '2026-11-22', '货款'])
      expect(form.getByDisplayValue(value)).toBeTruthy()
    expect(form.getAllByText('回单.png')).not.toEqual([])
  },
)

test('[RT-14] the form of the slip says that only the account of the company may pay', async () => {
  open({ state: 'waiting', pay_type: 'transfer', transfer: TRANSFER })
  const payer = await screen.findByLabelText(/付款户名/)
  await waitFor(() => expect(payer).toHaveProperty('value', '康宁大药房'))
  expect(describedBy(payer)).toBe('须与注册企业名称一致，不接受个人账户付款')
})

test('[RT-14] [RO-03] a store reads that its head office may pay too', async () => {
  const transfer = { ...TRANSFER, payers: ['天河店', '同春堂医药连锁'] }
  open({ state: 'waiting', pay_type: 'transfer', transfer })
  const payer = await screen.findByLabelText(/付款户名/)
  expect(describedBy(payer)).toBe('须为 天河店 或 同春堂医药连锁，不接受个人账户付款')
})

test.each([
  ['100.00', '到账的 ¥100.00 已退回账户余额。'],
  ['0.00', ''],
])('[RT-14] a refused transfer says why, and where the %s that came is', async (received, returned) => {
  const file = { id: 4, name: '回单.png', type: 'image/png' as const, size: 3, url: '/api/file/4' }
  const entered = { payer: '康宁大药房', bank_serial: 'ICBC009', paid_date: '2026-11-20', remark: '货款' }
  const refused_slip = { ...entered, reason: '到账金额不足', received, files: [file] }
  open({ state: 'waiting', pay_type: 'transfer', transfer: TRANSFER, refused_slip })
  const paragraphs = [...(await screen.findByRole('alert')).querySelectorAll('p')]
  expect(paragraphs.map(({ textContent }) => textContent)).toEqual([
    '转账凭证未通过：到账金额不足',
    `${returned}请重新付款或提交凭证。`,
  ])
  const form = within(screen.getByRole('form', { name: '提交转账凭证' }))
  for (const value of Object.values(entered)) expect(form.getByDisplayValue(value)).toBeTruthy()
  expect(form.getAllByText('回单.png')).not.toEqual([])
})

test('[RT-14] a transfer waits until its slip is sent with a file, then for the shop', async () => {
  const file = { id: 4, name: '回单.png', type: 'image/png' as const, size: 3, url: '/api/file/4' }
  const reviewing: Partial<Payment> = { state: 'reviewing', pay_type: 'transfer', ways: [], pay_before: null }
  const { client, user } = open(
    { state: 'waiting', pay_type: 'transfer', transfer: TRANSFER },
    { 'file.upload': () => ({ file }), 'order.transferSlip': () => ({ payment: paymentFor(9, reviewing) }) },
  )
  expect(await screen.findByRole('heading', { name: '等待转账' })).toBeTruthy()
  await screen.findByDisplayValue('康宁大药房')
  await user.type(screen.getByLabelText(/银行流水号/), 'ICBC001')
  fireEvent.change(screen.getByLabelText(/付款日期/), { target: { value: '2026-11-21' } })
  await user.click(screen.getByRole('button', { name: '提交凭证' }))
  expect(await screen.findByText('请上传银行回单')).toBeTruthy()
  expect(screen.getByLabelText(/银行回单/).getAttribute('aria-invalid')).toBe('true')
  expect(client.sentTo('order.transferSlip')).toHaveLength(0)

  await user.upload(screen.getByLabelText(/银行回单/), new File(['png'], '回单.png', { type: 'image/png' }))
  expect(await screen.findByText(/已上传/)).toBeTruthy()
  expect(client.sentTo('file.upload')).toMatchObject([
    { input: { purpose: 'transfer_slip' }, file: { name: '回单.png' } },
  ])
  await user.click(screen.getByRole('button', { name: '提交凭证' }))
  expect(await screen.findByRole('heading', { name: '待确认收款' })).toBeTruthy()
  expect(client.sentTo('order.transferSlip').map(({ input }) => input)).toEqual([
    {
      id: 9,
      payer: '康宁大药房',
      bank_serial: 'ICBC001',
      paid_date: '2026-11-21',
      file_ids: [4],
    },
  ])
})

test('[RT-14] an order of another buyer, or none, is reported as missing', async () => {
  open({}, { 'order.detail': () => failWith('refused', { code: 404, message: '订单不存在' }) })
  expect(await screen.findByText('没有找到这个订单')).toBeTruthy()
})

test('[RT-16] an order with ephedrine-type products redirects to its own page', async () => {
  const detail = orderDetailOf(orderFor(9, { is_ephedrine: 1 }))
  const { place } = open({}, { 'order.detail': () => detail })
  await waitFor(() => expect(place.now).toBe('/cart/hm?id=9'))
})

test('[RT-14] the orders of one purchase are paid with one payment, or this one alone', async () => {
  const { client, user } = open(
    { combined: combinedPayment() },
    {
      'payment.together': () => ({
        orders: [],
        amount: '0.00',
        balance: '500.00',
        gateway_url: '/pay/gateway/P9',
      }),
      'order.pay': () => ({ payment: paymentFor(9) }),
    },
  )
  expect(await screen.findByRole('radio', { name: /合并付款 2 单/ })).toHaveProperty('checked', true)
  expect(screen.getByText('共 ¥192.00，一次付清')).toBeTruthy()
  expect(screen.getByRole('radio', { name: /对公转账/ })).toHaveProperty('disabled', false)
  await user.click(screen.getByRole('radio', { name: /微信支付/ }))
  await user.click(await payButton())
  expect(client.sentTo('payment.together').at(-1)?.input).toEqual({ ids: [9, 10], pay_type: 'wechat' })
  await waitFor(() => expect(outside.open).toHaveBeenCalledExactlyOnceWith('/pay/gateway/P9'))
  expect([9, 10].map(isPaying)).toEqual([true, true])

  await user.click(screen.getByRole('radio', { name: /^只付本单/ }))
  expect(screen.getByRole('radio', { name: /对公转账/ })).toHaveProperty('disabled', false)
  await user.click(await payButton())
  expect(client.sentTo('order.pay').at(-1)?.input).toEqual({ id: 9, pay_type: 'wechat' })
})

test('[RT-14] the balance pays all orders of a purchase after the password', async () => {
  const { client, user } = open(
    { combined: combinedPayment() },
    { 'payment.together': () => ({ orders: [], amount: '192.00', balance: '308.00', gateway_url: null }) },
  )
  await user.click(await payButton())
  expect(await screen.findByText('将从余额支付 ¥192.00，可用余额 ¥500.00')).toBeTruthy()
  await user.type(screen.getByLabelText('登录密码'), 'secret{Enter}')
  await waitFor(() =>
    expect(client.sentTo('payment.together').at(-1)?.input).toEqual({
      ids: [9, 10],
      pay_type: 'balance',
      password: 'secret',
    }),
  )
})

test('[RT-14] an order that waits for a transfer is paid alone', async () => {
  open({ combined: combinedPayment(), pay_type: 'transfer', state: 'waiting' })
  expect(await screen.findByRole('radio', { name: /^只付本单/ })).toHaveProperty('checked', true)
})

test('[RT-14] the other orders of a purchase are named by warehouse and number, with the sum of all', async () => {
  const ephedrine = orderFor(10, { is_ephedrine: 1, warehouse: '上海仓' })
  open({}, { 'order.detail': () => orderDetailOf(orderFor(9), [ephedrine]) })
  expect(
    await screen.findByRole('heading', { name: '同次采购的其他 1 单（整个采购 2 单共 ¥192.00）' }),
  ).toBeTruthy()
  expect(screen.getByText(/^上海仓 · \d+ 种，数量 \d+ · 含麻，单独付款$/)).toBeTruthy()
})

test('[RT-14] a transfer slip that was not sent is there after a reload', async () => {
  const transfer = {
    ...{
      name: '药集',
      bank: '工商银行',
      account: '1001',
      remark: 'YJ26',
      payers: ['武汉康宁大药房有限公司'],
    },
    amount: '128.00',
    ids: [9],
  }
  const opening = [
    { state: 'waiting', pay_type: 'transfer', transfer },
    { 'config.common': () => shopConfig() },
  ] as const
  const serial = () => screen.findByLabelText(/银行流水号/)
  const first = open(...opening)
  await first.user.type(await serial(), 'B2026')
  fireEvent.change(await screen.findByLabelText(/付款日期/), { target: { value: '2031-05-30' } })
  await first.user.clear(screen.getByLabelText(/付款户名/))
  await first.user.type(screen.getByLabelText(/付款户名/), '康宁医药')
  first.unmount()
  open(...opening)
  expect(await serial()).toHaveProperty('value', 'B2026')
  expect(screen.getByLabelText(/付款日期/)).toHaveProperty('value', '2031-05-30')
  expect(screen.getByLabelText(/付款户名/)).toHaveProperty('value', '康宁医药')
})

test('[RT-14] one transfer for a purchase: chosen for all of its orders, with one amount, one remark and one slip', async () => {
  const together = {
    ...{
      name: '药集',
      bank: '工商银行',
      account: '1001',
      remark: 'YJP7',
      payers: ['武汉康宁大药房有限公司'],
    },
    amount: '192.00',
    ids: [9, 10],
  }
  let payment = paymentFor(9, { combined: combinedPayment() })
  const { client, user } = open(
    {},
    {
      'order.payment': () => ({ payment }),
      'payment.together': () => {
        payment = { ...payment, state: 'waiting', pay_type: 'transfer', transfer: together }
        return { orders: [], amount: '0.00', balance: '500.00', gateway_url: null }
      },
    },
  )
  await user.click(await screen.findByRole('radio', { name: /对公转账/ }))
  await user.click(await payButton())
  expect(client.sentTo('payment.together').at(-1)?.input).toEqual({ ids: [9, 10], pay_type: 'transfer' })
  expect(await screen.findByText('YJP7')).toBeTruthy()
  expect(screen.getByText('转账金额', { selector: 'dt' }).parentElement?.textContent).toContain('¥192.00')
  expect(screen.getByText(/一次转账支付 2 个订单，凭证只需提交一次/)).toBeTruthy()
  expect(screen.getByRole('button', { name: '提交凭证' })).toBeTruthy()

  // The transfer is for both: this order alone has another one, which is to be chosen first.
  await user.click(screen.getByRole('radio', { name: /只付本单/ }))
  expect(screen.queryByText('YJP7')).toBeNull()
  expect(await payButton()).toBeTruthy()
})
