import { act, screen, waitFor, within } from '@testing-library/react'
import type { Invoice } from '@yaoji/api-client/contract/invoice'
import {
  type Answers,
  type DataNamed,
  failWith,
  invoiceFor,
  invoiceOrderFor,
  invoiceOrdersOf,
  invoiceProfile,
  invoicesOf,
} from '@yaoji/api-client/testing'
import { expect, test } from 'vitest'
import { describePageStates } from '../../testing/describePageStates'
import { openShop } from '../../testing/openShop'
import { tableOf } from '../../testing/tableOf'

const PROFILE = { 'invoice.profile': () => invoiceProfile() }

describePageStates('invoices', {
  answers: { ...PROFILE, 'invoice.orders': () => invoiceOrdersOf([invoiceOrderFor(1)]) },
  call: 'invoice.orders',
  crumbs: { 首页: '/', 电子发票: '' },
  loading: '正在加载可开票的订单',
  ready: 'YJ26112100001',
  empty: { answer: invoiceOrdersOf([]), text: '没有可开票的订单' },
})

function open(at: string, answers: Answers = {}) {
  return openShop(at, {
    ...PROFILE,
    'invoice.orders': () => invoiceOrdersOf([invoiceOrderFor(1), invoiceOrderFor(2)]),
    ...answers,
  })
}

test('[RT-32 /zzfw/dzfp] an order has its number, size, time, amount and state, with the reason of a refusal', async () => {
  const refused = { ...invoiceOrderFor(2), state_text: '已驳回', reason: '抬头不符' }
  open('/zzfw/dzfp', { 'invoice.orders': () => invoiceOrdersOf([invoiceOrderFor(1), refused]) })
  const order = await screen.findByRole('link', { name: 'YJ26112100001' })
  expect(order.getAttribute('href')).toBe('/order/info/1')
  expect(tableOf('可开票的订单')).toEqual({
    heads: ['订单', '付款时间', '可开票金额', '状态', '操作'],
    rows: [
      [
        expect.stringMatching(/YJ261121000012 种，数量 10$/),
        '2026-11-21 10:00:00',
        '¥128.00',
        '未申请',
        '申请开票',
      ],
      [
        expect.stringContaining('YJ26112100002'),
        '2026-11-21 10:00:00',
        '¥128.00',
        '已驳回抬头不符',
        '申请开票',
      ],
    ],
  })
  expect(screen.queryByRole('navigation', { name: '分页' })).toBeNull()
  expect(await screen.findByText('共 2 个订单')).toBeTruthy()
})

test('[RT-32 /zzfw/dzfp] the profile has everything that an invoice needs; what it lacks is said', async () => {
  const { unmount } = open('/zzfw/dzfp')
  const details = async () => {
    await screen.findByRole('button', { name: '修改' })
    const terms = within(screen.getByRole('region', { name: '开票信息' })).getAllByRole('term')
    return terms.map(term => [term.textContent, term.nextSibling?.textContent])
  }
  const known = [
    ['发票抬头', '康宁大药房'],
    ['税号', '91350100M000100Y43'],
    ['注册地址', '福州市鼓楼区五一北路 8 号'],
    ['注册电话', '0591-87650000'],
  ]
  expect(await details()).toEqual([...known, ['开户银行', '未填写，开专用发票前请补充']])
  unmount()
  const profile = { ...invoiceProfile().profile, bank: '招商银行', account: '5601' }
  open('/zzfw/dzfp', { 'invoice.profile': () => invoiceProfile({ profile }) })
  expect(await details()).toEqual([...known, ['开户银行', '招商银行'], ['银行账号', '5601']])
})

test('[RT-32 /zzfw/dzfp] the form of the profile says what cannot be changed, and why a save is refused', async () => {
  const profile = { ...invoiceProfile().profile, bank: '招商银行', account: '5601200100008812' }
  const { user } = open('/zzfw/dzfp', {
    'invoice.profile': () => invoiceProfile({ profile }),
    'invoice.profileSave': () => failWith('refused', { message: '变更正在审核' }),
  })
  const button = await screen.findByRole('button', { name: '修改' })
  await user.click(button)
  const dialog = within(await screen.findByRole('dialog', { name: '修改开票信息' }))
  expect(dialog.getByText('审核通过后生效，一般需要 1 个工作日')).toBeTruthy()
  expect(dialog.getByText('抬头和税号与营业执照一致，变更请更新证照')).toBeTruthy()
  expect(dialog.getAllByRole('term').map(term => [term.textContent, term.nextSibling?.textContent])).toEqual([
    ['发票抬头', '康宁大药房'],
    ['税号', '91350100M000100Y43'],
  ])
  const form = dialog.getByRole('form', { name: '开票信息' })
  const fields = within(form).getAllByRole<HTMLInputElement>('textbox')
  expect(fields.map(field => field.value)).toEqual([
    '福州市鼓楼区五一北路 8 号',
    '0591-87650000',
    '招商银行',
    '5601200100008812',
  ])
  await user.click(dialog.getByRole('button', { name: '提交审核' }))
  expect(await dialog.findByText('变更正在审核')).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: '取消' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(document.activeElement).toBe(button)
})

test('[RT-32 /zzfw/dzfp] while another page loads, the old rows are marked as busy', async () => {
  const pages = { page: 1, last_page: 2, total: 22 }
  const shop = open('/zzfw/dzfp', {
    'invoice.orders': ({ page }) =>
      page === 1 ? { ...invoiceOrdersOf([invoiceOrderFor(1)]), ...pages } : new Promise(() => {}),
    'invoice.list': ({ page }) =>
      page === 1 ? { ...invoicesOf([invoiceFor(8)]), ...pages } : new Promise(() => {}),
  })
  const { user, client } = shop
  const busy = (name: string) => screen.getByRole('table', { name }).getAttribute('aria-busy')
  await screen.findByRole('checkbox', { name: '选择订单 YJ26112100001' })
  expect(busy('可开票的订单')).toBeNull()
  await user.click(screen.getByRole('link', { name: '第 2 页' }))
  expect(place(shop)).toBe('/zzfw/dzfp?page=2')
  await waitFor(() => expect(busy('可开票的订单')).toBe('true'))
  expect(screen.getByRole('checkbox', { name: '选择订单 YJ26112100001' })).toBeTruthy()
  await user.click(screen.getByRole('tab', { name: '已开票' }))
  expect(await screen.findByText('共 22 个发票，第 1 页，共 2 页')).toBeTruthy()
  expect(busy('发票')).toBeNull()
  await user.click(screen.getByRole('link', { name: '第 2 页' }))
  await waitFor(() => expect(busy('发票')).toBe('true'))
  expect(screen.getByRole('link', { name: '下载 PDF 26310000000000000008' })).toBeTruthy()
  expect(client.sentTo('invoice.orders').at(-1)?.input).toMatchObject({ page: 2 })
})

test('[RT-32 /zzfw/dzfp] the invoices that are loading are said to be', async () => {
  open('/zzfw/dzfp?tab=issued', { 'invoice.list': () => new Promise(() => {}) })
  expect(await screen.findByText('正在加载发票')).toBeTruthy()
  expect(screen.queryByText('正在加载可开票的订单')).toBeNull()
})

test('[RT-32 /zzfw/dzfp] the first type that the profile allows is chosen, and what is applied for is said', async () => {
  const [digital, ...others] = invoiceProfile().types
  const types = [{ ...digital!, reason: '数电发票暂停开具' }, ...others]
  const { user, client } = open('/zzfw/dzfp', {
    'invoice.profile': () => invoiceProfile({ types }),
    'invoice.create': () => failWith('timeout', { message: '请求超时' }),
  })
  await user.click(await screen.findByRole('button', { name: '申请开票 YJ26112100002' }))
  const dialog = within(await screen.findByRole('dialog', { name: '申请开票' }))
  expect(dialog.getByText('抬头 康宁大药房，1 个订单，金额 ¥128.00')).toBeTruthy()
  expect(dialog.getByRole('radiogroup', { name: '发票类型' })).toBeTruthy()
  expect(dialog.getByText('数电发票暂停开具')).toBeTruthy()
  expect(dialog.getByRole('radio', { name: '增值税电子普通发票' })).toHaveProperty('checked', true)
  await user.click(dialog.getByRole('button', { name: '提交申请' }))
  expect(await dialog.findByText(/没有收到结果，请关闭后查看最新状态/)).toBeTruthy()
  expect(client.sentTo('invoice.create').map(({ input }) => input)).toEqual([
    { order_ids: [2], type: 'electronic' },
  ])
  await user.click(dialog.getByRole('button', { name: '取消' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('[RT-32 /zzfw/dzfp] orders of one month are applied for together, with a type that the profile allows', async () => {
  const { user, client } = open('/zzfw/dzfp', { 'invoice.create': () => ({ invoice: invoiceFor(7) }) })
  await user.click(await screen.findByRole('checkbox', { name: '选择订单 YJ26112100001' }))
  await user.click(screen.getByRole('checkbox', { name: '选择订单 YJ26112100002' }))
  expect(screen.getByText('已选 2 个订单，合计 ¥256.00')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '合并开票' }))
  const dialog = await screen.findByRole('dialog', { name: '申请开票' })
  const special = within(dialog).getByRole('radio', { name: /^增值税专用发票/ })
  expect(special).toHaveProperty('disabled', true)
  await user.click(within(dialog).getByRole('radio', { name: '增值税普通发票' }))
  await user.click(within(dialog).getByRole('button', { name: '提交申请' }))
  expect(await screen.findByText('已提交开票申请')).toBeTruthy()
  expect(client.sentTo('invoice.create').map(({ input }) => input)).toEqual([
    { order_ids: [1, 2], type: 'ordinary' },
  ])
})

test('[RT-32 /zzfw/dzfp] orders of two months cannot be one invoice, and the page says why', async () => {
  const other = { ...invoiceOrderFor(2), period: '2026-10' }
  const { user } = open('/zzfw/dzfp', {
    'invoice.orders': () => invoiceOrdersOf([invoiceOrderFor(1), other]),
  })
  await user.click(await screen.findByRole('checkbox', { name: '选择订单 YJ26112100001' }))
  expect(screen.getByRole('button', { name: '合并开票' })).toHaveProperty('disabled', false)
  await user.click(screen.getByRole('checkbox', { name: '选择订单 YJ26112100002' }))
  expect(screen.getByRole('button', { name: '合并开票' })).toHaveProperty('disabled', true)
  expect(screen.getByText(/一张发票只能包含同一个月付款的订单/)).toBeTruthy()
})

test('[RT-32 /zzfw/dzfp] a changed profile waits for its review beside the one that is valid', async () => {
  const { user, client } = open('/zzfw/dzfp', {
    'invoice.profileSave': () => ({
      ...invoiceProfile(),
      change: {
        ...invoiceProfile().profile,
        bank: '招商银行武汉分行',
        state: 'reviewing',
        state_text: '审核中',
        reason: '',
        submitted_at: '2026-11-22 10:00:00',
      },
    }),
  })
  await user.click(await screen.findByRole('button', { name: '修改' }))
  const dialog = await screen.findByRole('dialog', { name: '修改开票信息' })
  await user.type(within(dialog).getByLabelText('开户银行'), '招商银行武汉分行')
  await user.click(within(dialog).getByRole('button', { name: '提交审核' }))
  expect(await screen.findByText('请填写银行账号')).toBeTruthy()
  await user.type(within(dialog).getByLabelText('银行账号'), '5601 2001 0000 8812')
  await user.click(within(dialog).getByRole('button', { name: '提交审核' }))
  const waits = '2026-11-22 10:00:00 提交的变更审核中，通过前按现有信息开票'
  expect((await screen.findByText(waits)).getAttribute('role')).toBe('status')
  expect(screen.getByText(/^福州市鼓楼区五一北路 8 号\s0591-87650000\s招商银行武汉分行/)).toBeTruthy()
  expect(screen.getByText('已提交审核，通过前按现有信息开票')).toBeTruthy()
  expect(client.sentTo('invoice.profileSave')[0]?.input).toMatchObject({ account: '5601200100008812' })
  // The next change begins with the one that waits.
  await user.click(screen.getByRole('button', { name: '修改' }))
  const next = await screen.findByRole('dialog', { name: '修改开票信息' })
  expect(within(next).getByLabelText('开户银行')).toHaveProperty('value', '招商银行武汉分行')
})

test('[RT-32 /zzfw/dzfp] a rejected change says why; before the licence is approved there is no profile', async () => {
  const change: DataNamed<'invoice.profile'>['change'] = {
    ...invoiceProfile().profile,
    state: 'rejected',
    state_text: '未通过',
    submitted_at: '2026-11-22 10:00:00',
    reason: '账号与户名不符',
  }
  open('/zzfw/dzfp', {
    'invoice.profile': () => invoiceProfile({ change }),
  })
  expect(
    await screen.findByText('变更未通过：账号与户名不符。现有信息仍然有效，请修改后重新提交'),
  ).toBeTruthy()
})

test('[RT-32 /zzfw/dzfp] before the licence is approved the page says what is missing', async () => {
  open('/zzfw/dzfp', { 'invoice.profile': () => ({ profile: null, change: null, types: [] }) })
  expect(await screen.findByText(/资质审核通过后才能开票/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: '修改' })).toBeNull()
  const profile = within(screen.getByRole('region', { name: '开票信息' }))
  expect(profile.getByRole('link', { name: '查看审核进度' }).getAttribute('href')).toBe('/register/step1')
  expect(profile.queryAllByRole('term')).toEqual([])
})

test('[RT-32 /zzfw/dzfp] an issued invoice has its PDF, a red one says what it takes back', async () => {
  const reason = '红字发票，冲销 26310000000000000008 的退款部分'
  const red: Invoice = { ...invoiceFor(9), is_red: 1, amount: '-10.00', reason }
  open('/zzfw/dzfp?tab=issued', { 'invoice.list': () => invoicesOf([red, invoiceFor(8)]) })
  const link = await screen.findByRole('link', { name: '下载 PDF 26310000000000000008' })
  expect([link.textContent, link.getAttribute('href'), link.getAttribute('target')]).toEqual([
    '下载 PDF',
    '/api/invoice/8/pdf',
    '_blank',
  ])
  const { heads, rows } = tableOf('发票')
  expect(heads).toEqual(['发票', '订单', '金额（含税）', '状态', '操作'])
  expect(rows).toEqual([
    [
      '红字 · 数电发票（普通发票）26310000000000000009',
      'YJ26112100009',
      '−¥10.00',
      `已开票2026-11-22${reason}`,
      '下载 PDF',
    ],
    ['数电发票（普通发票）26310000000000000008', 'YJ26112100008', '¥128.00', '已开票2026-11-22', '下载 PDF'],
  ])
  expect(screen.getByRole('link', { name: 'YJ26112100008' }).getAttribute('href')).toBe('/order/info/8')
})

test('[RT-32 /zzfw/dzfp] an application is withdrawn after a question; its type can be changed', async () => {
  let list: Invoice[] = [
    {
      ...invoiceFor(8),
      type: 'ordinary',
      state: 'applied',
      number: '',
      issued_on: null,
      pdf_url: '',
      actions: ['change', 'withdraw'],
    },
  ]
  const { user, client } = open('/zzfw/dzfp?tab=applied', {
    'invoice.list': () => invoicesOf(list),
    'invoice.change': () => ({ invoice: invoiceFor(8) }),
    'invoice.withdraw': () => {
      list = []
      return {}
    },
  })
  await user.click(await screen.findByRole('button', { name: '修改 YJ26112100008' }))
  // An application has no number and no PDF.
  expect(screen.queryByRole('link', { name: /^下载/ })).toBeNull()
  const dialog = await screen.findByRole('dialog', { name: '修改开票申请' })
  expect(within(dialog).getByText('抬头 康宁大药房，金额 ¥128.00')).toBeTruthy()
  expect(await within(dialog).findByRole('radio', { name: '增值税普通发票' })).toHaveProperty('checked', true)
  await user.click(await within(dialog).findByRole('radio', { name: '增值税电子普通发票' }))
  await user.click(within(dialog).getByRole('button', { name: '保存' }))
  await waitFor(() =>
    expect(client.sentTo('invoice.change').map(({ input }) => input)).toEqual([
      { id: 8, type: 'electronic' },
    ]),
  )
  expect(await screen.findByText('已修改开票申请')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  // The title and the day of the application, in place of the number and the day of the issue.
  const [row] = tableOf('发票').rows
  expect([row?.[0], row?.[3]]).toEqual(['数电发票（普通发票）康宁大药房', '已开票2026-11-21'])
  const withdrawal = async () => {
    await user.click(await screen.findByRole('button', { name: '撤回申请 YJ26112100008' }))
    return within(await screen.findByRole('dialog', { name: '撤回开票申请' }))
  }
  const question = await withdrawal()
  expect(question.getByText('撤回后，订单 YJ26112100008 可以重新申请')).toBeTruthy()
  await user.click(question.getByRole('button', { name: '不撤回' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(client.sentTo('invoice.withdraw')).toEqual([])
  await user.click((await withdrawal()).getByRole('button', { name: '撤回申请' }))
  expect(await screen.findByText('没有已申请的发票')).toBeTruthy()
  expect(screen.getByText('已撤回开票申请')).toBeTruthy()
  expect(client.sentTo('invoice.withdraw').map(({ input }) => input)).toEqual([{ id: 8 }])
})

test('[RT-32 /zzfw/dzfp] while the types of an invoice are not known, none is sent; a retry shows them', async () => {
  const invoice: Invoice = {
    ...invoiceFor(8),
    type: 'ordinary',
    state: 'applied',
    number: '',
    actions: ['change'],
  }
  const { user, client } = open('/zzfw/dzfp?tab=applied', {
    'invoice.list': () => invoicesOf([invoice]),
    'invoice.profile': () => failWith('busy'),
    'invoice.change': () => ({ invoice: invoiceFor(8) }),
  })
  await user.click(await screen.findByRole('button', { name: '修改 YJ26112100008' }))
  const dialog = within(await screen.findByRole('dialog', { name: '修改开票申请' }))
  expect(dialog.getByText('金额 ¥128.00')).toBeTruthy()
  const retry = await dialog.findByRole('button', { name: '重试' })
  await user.click(dialog.getByRole('button', { name: '保存' }))
  expect(await dialog.findByText('请选择发票类型')).toBeTruthy()
  expect(client.sentTo('invoice.change')).toEqual([])
  client.answer(PROFILE)
  await user.click(retry)
  expect(await dialog.findByRole('radio', { name: '增值税普通发票' })).toHaveProperty('checked', true)
  await user.click(dialog.getByRole('button', { name: '保存' }))
  await waitFor(() =>
    expect(client.sentTo('invoice.change').map(({ input }) => input)).toEqual([{ id: 8, type: 'ordinary' }]),
  )
})

test('[RT-32 /zzfw/dzfp] an application is not sent before its types are there', async () => {
  const { user, client } = open('/zzfw/dzfp', { 'invoice.profile': () => new Promise(() => {}) })
  await user.click(await screen.findByRole('button', { name: '申请开票 YJ26112100001' }))
  const dialog = within(await screen.findByRole('dialog', { name: '申请开票' }))
  expect(dialog.getByText('正在加载发票类型')).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: '提交申请' }))
  expect(await dialog.findByText('请选择发票类型')).toBeTruthy()
  expect(client.sentTo('invoice.create')).toEqual([])
})

test('[RT-32 /zzfw/dzfp] an invoice whose type cannot be chosen any more gets no other type by itself', async () => {
  const invoice: Invoice = {
    ...invoiceFor(8),
    type: 'special',
    state: 'applied',
    number: '',
    actions: ['change'],
  }
  const { user, client } = open('/zzfw/dzfp?tab=applied', { 'invoice.list': () => invoicesOf([invoice]) })
  await user.click(await screen.findByRole('button', { name: '修改 YJ26112100008' }))
  const dialog = within(await screen.findByRole('dialog', { name: '修改开票申请' }))
  await user.click(dialog.getByRole('button', { name: '保存' }))
  expect(await dialog.findByText('请选择发票类型')).toBeTruthy()
  expect(client.sentTo('invoice.change')).toEqual([])
})

test('[RT-32 /zzfw/dzfp] a refused application says why in its dialog', async () => {
  const { user } = open('/zzfw/dzfp', {
    'invoice.create': () => failWith('invalid', { fields: { type: ['该类型暂停开具'] } }),
  })
  await user.click(await screen.findByRole('button', { name: '申请开票 YJ26112100001' }))
  await user.click(await screen.findByRole('button', { name: '提交申请' }))
  expect(await screen.findByText('该类型暂停开具')).toBeTruthy()
})

const NOTHING = { 'invoice.orders': () => invoiceOrdersOf([]), 'invoice.list': () => invoicesOf([]) }
const place = (shop: ReturnType<typeof open>) => decodeURIComponent(shop.place.now)
const results = () => screen.getByRole('tabpanel')

test('[RT-32 /zzfw/dzfp] the focus stays on the tabs, also between orders and invoices', async () => {
  const shop = open('/zzfw/dzfp', { 'invoice.list': () => invoicesOf([invoiceFor(7)]) })
  const { user } = shop
  await screen.findByRole('checkbox', { name: '选择订单 YJ26112100001' })
  act(() => screen.getByRole('tab', { name: /^待申请/ }).focus())
  await user.keyboard('{ArrowRight}{Enter}')
  expect(place(shop)).toBe('/zzfw/dzfp?tab=applied')
  expect(await screen.findByRole('table', { name: '发票' })).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: /^已申请/ }))
  await user.keyboard('{ArrowLeft}{Enter}')
  expect(await screen.findByRole('checkbox', { name: '选择订单 YJ26112100001' })).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: /^待申请/ }))
})

test('[RT-32 /zzfw/dzfp] keywords and tabs are in the address, and asked for', async () => {
  const shop = open('/zzfw/dzfp', { 'invoice.list': () => invoicesOf([invoiceFor(8)]) })
  const { user, client } = shop
  await screen.findByRole('checkbox', { name: '选择订单 YJ26112100001' })
  expect(screen.getByRole('tab', { name: /待申请/ }).textContent).toBe('待申请2')
  await user.type(await screen.findByRole('textbox', { name: '订单号' }), 'YJ2611{Enter}')
  expect(place(shop)).toBe('/zzfw/dzfp?keywords=YJ2611')
  await user.click(screen.getByRole('tab', { name: '已开票' }))
  expect(place(shop)).toBe('/zzfw/dzfp?keywords=YJ2611&tab=issued')
  await screen.findByRole('link', { name: /^下载 PDF/ })
  expect(screen.getByRole('textbox', { name: '订单号或发票号码' })).toHaveProperty('value', 'YJ2611')
  expect(client.sentTo('invoice.list').at(-1)?.input).toMatchObject({ tab: 'issued', keywords: 'YJ2611' })
})

test('[RT-32 /zzfw/dzfp] orders that are not found can be looked for among the applications, or without keywords', async () => {
  const shop = open('/zzfw/dzfp?keywords=YJ9', NOTHING)
  const { user } = shop
  expect(await screen.findByText('没有符合条件的订单')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '在已申请里找' }))
  expect(place(shop)).toBe('/zzfw/dzfp?keywords=YJ9&tab=applied')
  expect(await screen.findByText('没有符合条件的发票')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '清除筛选' }))
  expect(place(shop)).toBe('/zzfw/dzfp?tab=applied')
  // The pressed button is gone; the focus is where the results are.
  expect(document.activeElement?.contains(await screen.findByText('没有已申请的发票'))).toBe(true)
  expect(results().contains(document.activeElement)).toBe(true)
  await user.click(screen.getByRole('button', { name: '看可开票的订单' }))
  expect(place(shop)).toBe('/zzfw/dzfp')
  const orders = await within(results()).findByRole('link', { name: '我的订单' })
  expect(orders.getAttribute('href')).toBe('/order')
})

test('[RT-32 /zzfw/dzfp] keywords without an order are cleared in one press', async () => {
  const shop = open('/zzfw/dzfp?keywords=YJ9', NOTHING)
  await shop.user.click(await screen.findByRole('button', { name: '清除筛选' }))
  expect(place(shop)).toBe('/zzfw/dzfp')
})

test('[RT-32 /zzfw/dzfp] an order that is not chosen any more is not applied for', async () => {
  const { user } = open('/zzfw/dzfp')
  expect(await screen.findByText('勾选同一个月付款的订单，可以开在一张发票上')).toBeTruthy()
  const [first, second] = [1, 2].map(id =>
    screen.getByRole('checkbox', { name: `选择订单 YJ2611210000${id}` }),
  )
  await user.click(first!)
  await user.click(second!)
  await user.click(first!)
  expect(screen.getByText('已选 1 个订单，合计 ¥128.00')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '合并开票' }))
  expect(await screen.findByText('抬头 康宁大药房，1 个订单，金额 ¥128.00')).toBeTruthy()
})

test('[RT-32 /zzfw/dzfp] a changed profile is discarded after a question, an untouched one at once', async () => {
  const { user, client } = open('/zzfw/dzfp')
  const show = async () => {
    await user.click(await screen.findByRole('button', { name: '修改' }))
    return within(await screen.findByRole('dialog', { name: '修改开票信息' }))
  }
  await user.click((await show()).getByRole('button', { name: '取消' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  await user.type((await show()).getByLabelText('开户银行'), '招商银行')
  await user.keyboard('{Escape}')
  const question = within(await screen.findByRole('alertdialog'))
  await user.click(question.getByRole('button', { name: '继续填写' }))
  const dialog = within(await screen.findByRole('dialog', { name: '修改开票信息' }))
  expect(dialog.getByLabelText('开户银行')).toHaveProperty('value', '招商银行')
  await user.click(dialog.getByRole('button', { name: '取消' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '放弃' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(client.sentTo('invoice.profileSave')).toEqual([])
})

test('[RT-32 /zzfw/dzfp] while a change is sent, its dialog stays', async () => {
  const { user, client } = open('/zzfw/dzfp', { 'invoice.profileSave': () => new Promise(() => {}) })
  await user.click(await screen.findByRole('button', { name: '修改' }))
  const dialog = within(await screen.findByRole('dialog', { name: '修改开票信息' }))
  await user.type(dialog.getByLabelText('开户银行'), '招商银行武汉分行')
  await user.type(dialog.getByLabelText('银行账号'), '5601 2001 0000 8812')
  await user.click(dialog.getByRole('button', { name: '提交审核' }))
  await waitFor(() => expect(client.sentTo('invoice.profileSave')).toHaveLength(1))
  await user.click(dialog.getByRole('button', { name: '取消' }))
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(screen.getByRole('dialog', { name: '修改开票信息' })).toBeTruthy()
})

test('[VA-02] [RT-32 /zzfw/dzfp] an application names the address to which the invoice is sent', async () => {
  const { user, client } = open('/zzfw/dzfp', { 'invoice.create': () => ({ invoice: invoiceFor(7) }) })
  await user.click(await screen.findByRole('checkbox', { name: '选择订单 YJ26112100001' }))
  await user.click(screen.getByRole('button', { name: '合并开票' }))
  const dialog = within(await screen.findByRole('dialog', { name: '申请开票' }))
  const email = await dialog.findByLabelText(/^接收发票的邮箱/)
  await user.type(email, '采购@kangning.com')
  await user.click(dialog.getByRole('button', { name: '提交申请' }))
  const message = '邮箱格式不正确，@ 前只能有字母、数字、下划线和连字符'
  expect((await dialog.findAllByText(message)).length).toBeGreaterThan(0)
  expect(client.sentTo('invoice.create')).toEqual([])
  await user.clear(email)
  await user.type(email, 'caiwu@kangning.com')
  await user.click(dialog.getByRole('button', { name: '提交申请' }))
  await waitFor(() =>
    expect(client.sentTo('invoice.create').map(({ input }) => input)).toEqual([
      { order_ids: [1], type: 'digital', email: 'caiwu@kangning.com' },
    ]),
  )
})

test('[RT-32 /zzfw/dzfp] an application keeps its address, also when that is removed', async () => {
  const mine: Invoice = {
    ...invoiceFor(8),
    ...{ number: '', state: 'applied', actions: ['change'], email: 'caiwu@kangning.com' },
    ...{ mail_state: 'waiting', mail_text: '开票后发送' },
  }
  const { user, client } = open('/zzfw/dzfp?tab=applied', {
    'invoice.list': () => invoicesOf([mine]),
    'invoice.change': () => ({ invoice: invoiceFor(8) }),
  })
  expect(await screen.findByText('caiwu@kangning.com 开票后发送')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '修改 YJ26112100008' }))
  const dialog = within(await screen.findByRole('dialog', { name: '修改开票申请' }))
  const email = await dialog.findByLabelText(/^接收发票的邮箱/)
  expect(email).toHaveProperty('value', 'caiwu@kangning.com')
  await user.clear(email)
  await user.click(dialog.getByRole('button', { name: '保存' }))
  await waitFor(() =>
    expect(client.sentTo('invoice.change').map(({ input }) => input)).toEqual([
      { id: 8, type: 'digital', email: '' },
    ]),
  )
})
