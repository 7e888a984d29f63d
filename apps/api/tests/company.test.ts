import { commonConfig } from '@yaoji/api-client/contract/config'
import { orderDetail } from '@yaoji/api-client/contract/order'
import { orderPay, paymentStateCall } from '@yaoji/api-client/contract/payment'
import {
  supplyContractDetail,
  supplyContractList,
  supplyContractSign,
} from '@yaoji/api-client/contract/supply-contract'
import { authSmsCode, userBase } from '@yaoji/api-client/contract/user'
import { eq, like } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { build } from '../src/app'
import { fillGenerated } from '../src/modules/article/generated'
import { loadShopSettings } from '../src/modules/config/shop-settings'
import { settings } from '../src/modules/config/tables'
import { invoiceFile } from '../src/modules/invoice/pdf'
import { issueRedInvoices } from '../src/modules/invoice/red'
import { invoices } from '../src/modules/invoice/tables'
import { supplyContracts } from '../src/modules/supply-contract/tables'
import type { InvoiceContent, PdfContent } from '../src/pdf/content'
import { setCompany, TERMS_VERSION } from './fixtures'
import { openInvoiceShop } from './invoice-shop'
import { operate } from './operate'
import { MINUTE } from './order-shop'

const { shop, order, apply, issue, group, refund } = openInvoiceShop()

/** Takes away what a shop sets, as a shop without the demonstration begins. */
beforeEach(async () => {
  await shop.service.db.delete(settings).where(like(settings.name, 'shop.%'))
  await loadShopSettings(shop.service.db)
})

afterAll(() => setCompany(shop.service.db))

const set = async (name: string, value: string) => {
  const answer = await operate(shop.service, `settings/${name}/set`, { value })
  await loadShopSettings(shop.service.db)
  return answer
}

/** Everything that a text could invent about the company. */
const INVENTED =
  /药集医药|周明远|张江路 665|张江支行|91310000MA1YA0J12D|400-820|2026001|2026002|沪AA|沪ICP|沪药监|6688/

test('[CH-16] [CH-08] a shop that has set nothing shows no company, licence, filing number or telephone', async () => {
  const config = await shop.browser.call(commonConfig, {})
  expect(config).toMatchObject({ hot_line: '', complaint_line: '', site: { record_no: '', licences: [] } })
  const user = await shop.browser.call(userBase, {})
  expect(user).toMatchObject({ common_config: { hot_line: '', qq1: '', qq2: '' }, admin: { phone: '' } })
  const id = await order()
  const detail = await shop.browser.call(orderDetail, { id })
  expect(detail.supplier_company).toBe('')
  expect(JSON.stringify([config, user, detail])).not.toMatch(INVENTED)
})

test('[CH-16 1, CH-16 2] [CH-08] what an operator sets is what pages show', async () => {
  await set('hot_line', '021-60001234')
  await set('record_no', '京ICP备12345678号')
  await set('company_licences', '药品经营许可证:京AA0100001；营业执照：91110000MA0XXXXX1A')
  expect(await shop.browser.call(commonConfig, {})).toMatchObject({
    hot_line: '021-60001234',
    site: {
      record_no: '京ICP备12345678号',
      licences: [
        { name: '药品经营许可证', number: '京AA0100001' },
        { name: '营业执照', number: '91110000MA0XXXXX1A' },
      ],
    },
  })
})

test('[SV-04] what cannot be a credit code, a telephone, an account, a QQ number or licences is refused', async () => {
  const refused = [
    ['company_credit_code', '91310000MA1YA0J12A'],
    ['hot_line', '客服'],
    ['bank_account', 'ICBC'],
    ['qq1', '12a45'],
    ['company_licences', '药品经营许可证'],
    ['company_name', '  '],
    ['company_name', '药'.repeat(121)],
  ] as const
  for (const [name, value] of refused) expect([name, (await set(name, value)).status]).toEqual([name, 422])
  expect((await set('company_licences', '药品经营许可证')).msg).toContain('应为 证照名称:编号')
})

test('[RT-14] without an account nothing can be paid by transfer, and the buyer reads why', async () => {
  const id = await order({ paid: false })
  const transfer = async () => {
    const { payment } = await shop.browser.call(paymentStateCall, { id })
    return payment.ways.find(({ way }) => way === 'transfer')
  }
  const reason = '商家还没有设置收款账户，暂不能对公转账'
  expect(await transfer()).toMatchObject({ usable: 0, reason })
  const pay = () => shop.browser.call(orderPay, { id, pay_type: 'transfer' })
  await expect(pay()).rejects.toMatchObject({ code: 409, message: reason })
  await set('company_name', '康健医药有限公司')
  await set('bank_name', '中国银行北京分行')
  await set('bank_account', '6222 0000 1111 2222')
  expect(await transfer()).toMatchObject({ usable: 1, reason: '' })
  const { sn } = (await shop.browser.call(orderDetail, { id })).order
  expect((await pay()).payment.transfer).toEqual({
    name: '康健医药有限公司',
    bank: '中国银行北京分行',
    account: '6222 0000 1111 2222',
    remark: sn,
    amount: '118.00',
    payers: ['康宁大药房'],
    ids: [id],
  })
})

test('[RT-25] no contract is signed while the supplier is not set; a signed one keeps its supplier', async () => {
  const { db } = shop.service
  await db.delete(supplyContracts).where(eq(supplyContracts.user_id, shop.buyerId))
  const message = '供货方还没有设置企业信息，暂不能签订供货合同，请联系供货方'
  expect(await shop.browser.call(supplyContractList, {})).toMatchObject({ offer: null, message })
  const sign = async () => {
    await shop.browser.call(authSmsCode, { phone: String(shop.phone), purpose: 'contract' })
    const code = /\d{6}/.exec(shop.service.sms.at(-1)?.text ?? '')?.[0] ?? ''
    return shop.browser.call(supplyContractSign, { code, terms_version: TERMS_VERSION, agreement: 1 })
  }
  await expect(sign()).rejects.toMatchObject({ code: 409, message })
  await setCompany(db)
  shop.service.clock.now = new Date(shop.service.clock.now.getTime() + 5 * MINUTE)
  const { contract } = await sign()
  await set('company_name', '康健医药有限公司')
  const signed = await shop.browser.call(supplyContractDetail, { id: contract.id })
  expect(signed.contract.supplier.company).toBe('药集医药供应链有限公司')
})

test('[RT-32] no invoice is issued while the seller is not set; an issued one and its red one keep their seller', async () => {
  const id = await order()
  const invoice = (await apply([id])).invoice.id
  expect(await group(`invoices/${invoice}/issue`)).toMatchObject({
    status: 409,
    msg: '还没有设置开票单位，不能开票。请先设置 company_name、company_credit_code、company_address、hot_line、bank_name、bank_account',
  })
  await setCompany(shop.service.db)
  await issue(invoice)
  await set('company_name', '康健医药有限公司')
  await refund(id, 1000)
  const { app, db, clock } = shop.service
  await issueRedInvoices({ db, now: clock.now })
  const sellers: string[] = []
  const draw = async (content: PdfContent) => {
    sellers.push((content as InvoiceContent).seller[0]?.[1] ?? '')
    return shop.service.pdf.draw(content)
  }
  const ports = { ...app.deps.ports, pdf: { ...app.deps.ports.pdf, draw } }
  const context = { db, now: clock.now, ports, demo: false, logError: () => {} }
  for (const row of await db.select().from(invoices).where(eq(invoices.user_id, shop.buyerId)))
    await invoiceFile(context, row)
  expect(sellers).toEqual(['药集医药供应链有限公司', '药集医药供应链有限公司'])
})

test('[RT-40] the help centre names the licences and telephones that are set, and says so where none is', async () => {
  const blocks = () =>
    fillGenerated([
      { kind: 'generated', name: 'contacts' },
      { kind: 'generated', name: 'licences' },
    ])
  const paragraph = (text: string) => ({ kind: 'paragraph', spans: [{ text }] })
  expect(blocks()).toEqual([paragraph('还没有公布电话。'), paragraph('还没有公布证照。')])
  await set('hot_line', '021-60001234')
  await set('hot_line_hours', '每日 9:00–18:00')
  await set('record_no', '京ICP备12345678号')
  const cells = (...texts: string[]) => texts.map(text => [{ text }])
  expect(blocks()).toMatchObject([
    { kind: 'table', rows: [cells('客服热线', '021-60001234', '每日 9:00–18:00')] },
    { kind: 'table', rows: [cells('网站备案', '京ICP备12345678号')] },
  ])
})

test('a demonstration shows its invented company where nothing is set, and what is set in its place', async () => {
  const { deps } = shop.service.app
  const demo = await build({ ...deps, config: { ...deps.config, demo: true } })
  await demo.ready()
  const line = async () => {
    const { body } = await demo.inject({ url: '/api/config/common' })
    return JSON.parse(body).data.hot_line
  }
  expect(await line()).toBe('400-820-2026')
  await set('hot_line', '021-60001234')
  expect(await line()).toBe('021-60001234')
  await demo.close()
  await (await build(deps)).close()
})
