import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import {
  type Answers,
  cartLineFor,
  cartOf,
  failWith,
  signedContracts,
  supplyContractFor,
  unsignedContracts,
} from '@yaoji/api-client/testing'
import { describe, expect, test, vi } from 'vitest'
import { describePageStates } from '../../testing/describePageStates'
import { openShop } from '../../testing/openShop'

describePageStates('locked', {
  answers: { 'supplyContract.list': () => unsignedContracts() },
  call: 'supplyContract.list',
  crumbs: { 首页: '/', 电子合同: '' },
  loading: '正在加载合同',
  ready: '待签订的合同',
})

describe('a signed contract', () => {
  describePageStates('locked', {
    at: '/dzht?id=12',
    answers: { 'supplyContract.detail': () => ({ contract: supplyContractFor(12) }) },
    call: 'supplyContract.detail',
    asks: { id: 12 },
    crumbs: { 首页: '/', 电子合同: '' },
    loading: '正在加载合同',
    ready: '签订手机号 138****0001',
    missing: '没有这份合同',
  })
})

function open(at = '/dzht', answers: Answers = {}) {
  let signed = false
  return openShop(at, {
    'supplyContract.list': () => (signed ? signedContracts() : unsignedContracts()),
    'supplyContract.sign': () => {
      signed = true
      return { contract: signedContracts().list[0]! }
    },
    'auth.smsCode': () => ({ wait_seconds: 60, valid_seconds: 300 }),
    ...answers,
  })
}

async function sign({ user }: ReturnType<typeof open>) {
  await user.type(await screen.findByLabelText('短信验证码'), '123456')
  await user.click(screen.getByRole('checkbox', { name: '已阅读并同意以上合同条款' }))
  await user.click(screen.getByRole('button', { name: '签订合同' }))
}

test('[RT-23 /dzht] the contract has its parties, period and terms; the code goes to the phone of the account', async () => {
  const { user, client } = open()
  expect(await screen.findByText('药集医药供应链有限公司')).toBeTruthy()
  expect(screen.getByText('有效期 2026-11-20 至 2027-11-19')).toBeTruthy()
  expect(within(screen.getByRole('region', { name: '合同条款' })).getByText('以订单为准。')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '获取验证码' }))
  expect(await screen.findByText('验证码已发送，5 分钟内有效')).toBeTruthy()
  expect(client.sentTo('auth.smsCode').map(({ input }) => input)).toEqual([
    { phone: '13800000001', purpose: 'contract' },
  ])
})

test('[RT-23 /dzht] both parties are named with everything that a contract needs', async () => {
  open()
  const buyer = (await screen.findByRole('heading', { name: '乙方（采购方）' })).closest('section')
  const details = within(buyer as HTMLElement).getAllByRole('term')
  expect(details.map(term => `${term.textContent} ${term.nextSibling?.textContent}`)).toEqual([
    '企业名称 康宁大药房',
    '信用代码 91350100M000100Y43',
    '法定代表人 陈康宁',
    '地址 福州市鼓楼区五一北路 8 号',
    '联系人 李晓梅',
    '联系电话 13800000001',
  ])
  const supplier = screen.getByRole('heading', { name: '甲方（供货方）' }).closest('section')
  expect(supplier?.textContent).toContain('400-820-2026')
  const terms = screen.getByRole('region', { name: '合同条款' })
  expect(terms.tabIndex).toBe(0)
  expect(within(terms).getByRole('heading', { name: '第一条　合同内容' })).toBeTruthy()
  expect(within(terms).getByText('订单是合同的组成部分。')).toBeTruthy()
})

test('[RT-23 /dzht] before the first signature there is no list and no way to the cart', async () => {
  open()
  expect((await screen.findByText('采购前请先签订本年度的供货合同')).getAttribute('role')).toBe('status')
  expect(screen.queryByRole('region', { name: '已签订的合同' })).toBeNull()
  expect(screen.queryByRole('link', { name: '去购物车' })).toBeNull()
})

test('[RT-23 /dzht] a signed contract is in the list with number, period, time and state', async () => {
  open('/dzht', { 'supplyContract.list': () => signedContracts() })
  const table = within(await screen.findByRole('table', { name: '已签订的合同' }))
  const heads = table.getAllByRole('columnheader').map(cell => cell.textContent)
  expect(heads).toEqual(['合同编号', '有效期', '签订时间', '状态', '操作'])
  const [, row] = table.getAllByRole('row')
  const cells = Array.from(row?.children ?? [], cell => cell.textContent)
  expect(cells.map((text, at) => text?.replace(heads[at] ?? '', ''))).toEqual([
    'YJGH-2026-000012',
    '2026-11-20 至 2027-11-19',
    '2026-11-20 10:00:00',
    '有效',
    '查看和打印下载 PDF',
  ])
  const download = table.getByRole('link', { name: '下载 PDF YJGH-2026-000012' })
  expect(download.getAttribute('href')).toBe('/api/supply_contract/12/pdf')
  expect(screen.queryByRole('region', { name: '待签订的合同' })).toBeNull()
  expect(screen.getByRole('link', { name: '去购物车' }).getAttribute('href')).toBe('/cart')
})

test('[RT-23 /dzht] while the next contract waits for its signature, the page does not lead to the cart', async () => {
  const { offer, message } = unsignedContracts()
  open('/dzht', { 'supplyContract.list': () => ({ ...signedContracts(), offer, message }) })
  expect(await screen.findByRole('table', { name: '已签订的合同' })).toBeTruthy()
  expect(screen.getByText('待签订的合同')).toBeTruthy()
  expect(screen.queryByRole('link', { name: '去购物车' })).toBeNull()
})

test.each([
  ['138****0001', ['编号 YJGH-2026-000012', '签订时间 2026-11-20 10:00:00', '签订手机号 138****0001']],
  ['', ['编号 YJGH-2026-000012', '签订时间 2026-11-20 10:00:00']],
])(
  '[RT-23 /dzht] a contract signed by the phone %j has its number, time and period',
  async (signed_phone, details) => {
    open('/dzht?id=12', {
      'supplyContract.detail': () => ({ contract: { ...supplyContractFor(12), signed_phone } }),
    })
    const period = await screen.findByText('有效期 2026-11-20 至 2027-11-19')
    const shown = Array.from(period.parentElement?.children ?? [], detail => detail.textContent)
    expect(shown).toEqual([...details, '有效期 2026-11-20 至 2027-11-19'])
    expect(screen.getByRole('link', { name: '返回合同列表' }).getAttribute('href')).toBe('/dzht')
    // On paper nothing scrolls.
    expect(screen.queryByRole('region', { name: '合同条款' })).toBeNull()
  },
)

test('[RT-23 /dzht] nothing is sent before the terms are accepted; a signed contract is in the list', async () => {
  const shop = open()
  await shop.user.type(await screen.findByLabelText('短信验证码'), '123456')
  await shop.user.click(screen.getByRole('button', { name: '签订合同' }))
  expect(screen.getByText('请阅读合同条款并勾选同意')).toBeTruthy()
  expect(shop.client.sentTo('supplyContract.sign')).toEqual([])
  await shop.user.click(screen.getByRole('checkbox', { name: '已阅读并同意以上合同条款' }))
  await shop.user.click(screen.getByRole('button', { name: '签订合同' }))
  const link = await screen.findByRole('link', { name: '查看和打印 YJGH-2026-000012' })
  expect(link.getAttribute('href')).toBe('/dzht?id=12')
  expect(screen.queryByRole('button', { name: '签订合同' })).toBeNull()
  expect(screen.getByRole('link', { name: '去购物车' })).toBeTruthy()
  expect(shop.client.sentTo('supplyContract.sign').map(({ input }) => input)).toEqual([
    { terms_version: 3, agreement: 1, code: '123456' },
  ])
})

test('[RT-23 /dzht] a wrong code says so at its field', async () => {
  const message = '验证码不正确，请核对或重新获取'
  const shop = open('/dzht', {
    'supplyContract.sign': () => failWith('invalid', { fields: { code: [message] } }),
  })
  await sign(shop)
  expect(await screen.findByText(message)).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText('短信验证码'))
})

test('[ER-03] [RT-23 /dzht] after the signature the buyer is back on the page that asked for the contract', async () => {
  const shop = open('/cart/step2?coupon_id=7', {
    'cart.list': () => cartOf(cartLineFor(1)),
    'cart.checkout': () => failWith('locked', { message: '采购前请先签订本年度的供货合同', code: 459 }),
  })
  fireEvent.click(await screen.findByRole('button', { name: '去签订合同' }))
  await waitFor(() => expect(shop.place.now).toBe('/dzht'))
  shop.client.answer({ 'cart.checkout': () => new Promise(() => {}) })
  await sign(shop)
  await waitFor(() => expect(shop.place.now).toBe('/cart/step2?coupon_id=7'))
  expect(screen.getByText('供货合同已签订')).toBeTruthy()
})

test('[RT-23 /dzht] a signed contract is printed', async () => {
  const print = vi.fn<() => void>()
  vi.stubGlobal('print', print)
  const { user } = open('/dzht?id=12', {
    'supplyContract.detail': () => ({ contract: supplyContractFor(12) }),
  })
  await user.click(await screen.findByRole('button', { name: '打印' }))
  expect(print).toHaveBeenCalledOnce()
})

test.each([
  [
    { signed_phone: '138****0001', text_sha256: 'a1'.repeat(32), pdf_sha256: 'b2'.repeat(32) },
    ['短信验证码，手机号 138****0001', 'a1'.repeat(32), 'b2'.repeat(32)],
  ],
  [
    { signed_phone: '', text_sha256: '', pdf_sha256: '' },
    ['随资质审核通过签订', '签订时没有记录', '首次下载后显示'],
  ],
])(
  '[RT-23 /dzht] a signed contract shows what proves its signature, and what was not recorded: %o',
  async (proof, [how, text, pdf]) => {
    open('/dzht?id=12', {
      'supplyContract.detail': () => ({ contract: { ...supplyContractFor(12), ...proof } }),
    })
    const panel = within(await screen.findByRole('region', { name: '签署信息' }))
    const details = panel.getAllByRole('term').map(term => [term.textContent, term.nextSibling?.textContent])
    expect(details).toEqual([
      ['签订时间', '2026-11-20 10:00:00'],
      ['签订方式', how],
      ['条款版本', '第 3 版'],
      ['签署文本 SHA-256', text],
      ['PDF 文件 SHA-256', pdf],
    ])
    const download = screen.getByRole('link', { name: '下载 PDF' })
    expect(download.getAttribute('href')).toBe('/api/supply_contract/12/pdf')
  },
)
