import type { Page } from '@playwright/test'
import { call, fillCart, logInByApi, orderCart } from './shop/buyer'
import { pngFile, writePdf } from './shop/files'
import { operate } from './shop/operator'
import { ACCOUNTS, expect, inShopOf, PASSWORD, test } from './shop/test'
import { ephedrineLine, fillCartWith, payOrder, ship } from './shop/trade'

/** What the shop does with the operator's command, and what the buyer then sees. */
inShopOf('operator')

/** The service looks once a minute for stock that buyers wait for. */
const NOTICE_MS = 90_000

/** A product that is sold out, and for which this buyer does not wait yet. */
async function soldOut(page: Page): Promise<{ id: number; code: string; name: string }> {
  const { list: waiting } = await call(page.request, 'GET', '/api/arrival')
  const awaited = waiting.map(({ goods_id }: { goods_id: number }) => goods_id)
  for (let at = 1; at < 30; at += 1) {
    const { list } = await call(page.request, 'GET', '/api/goods/list', { per_page: 100, page: at })
    const found = list.find(
      (each: { id: number; buy_state: string; near_expiry: number; special_flag: string }) =>
        each.buy_state === 'no_stock' &&
        each.near_expiry === 0 &&
        each.special_flag === 'none' &&
        !awaited.includes(each.id),
    )
    if (found) return found
  }
  throw new Error('e2e: no product is sold out. Check the catalogue of the demonstration.')
}

/** Opens the link of an inspection report, and expects a PDF. */
async function expectReport(page: Page, report: string | null): Promise<void> {
  const file = await page.request.get(report ?? '')
  expect(file.headers()['content-type']).toBe('application/pdf')
}

test('[RT-10] [RT-23 /wdxx] [RT-27] sold-out stock comes in: its batch and report are on the page of the product and of the order, and who waited has a message', async ({
  page,
  shop,
}) => {
  test.setTimeout(45_000 + NOTICE_MS)
  await logInByApi(page.request, ACCOUNTS.approved)
  const { id, code, name } = await soldOut(page)
  await page.goto(`/list/info/${id}`)
  await page
    .getByRole('button', { name: `到货通知 ${name}` })
    .first()
    .click()
  await expect(page.getByText(`已登记，${name} 到货后给您发站内消息`)).toBeVisible()
  expect(await operate(shop, 'goods')).toContain(code)

  const batch = ['batch=E2E2611', 'produced=2026-03-01', 'expiry=2028-12-31']
  expect(await operate(shop, 'goods', 'arrive', code, ...batch, 'packs=5000')).toContain('现有库存 5000')
  const report = await writePdf(test.info().outputPath('检验报告.pdf'))
  await operate(shop, 'reports', 'add', code, 'batch=E2E2611', `file=${report}`)
  await page.reload()
  const row = page.getByRole('row').filter({ hasText: 'E2E2611' })
  await expectReport(page, await row.getByRole('link', { name: /检验报告/ }).getAttribute('href'))

  const order = await payOrder(page.request, name)
  await ship(shop, order.sn)
  await page.goto(`/order/info/${order.id}`)
  const line = page.getByRole('row').filter({ hasText: 'E2E2611' }).first()
  await expectReport(
    page,
    await line
      .getByRole('link', { name: /检验报告/ })
      .first()
      .getAttribute('href'),
  )

  const titles = async () =>
    (await call(page.request, 'GET', '/api/message', { kind: 'arrival' })).list.map(
      ({ title }: { title: string }) => title,
    )
  await expect.poll(titles, { timeout: NOTICE_MS }).toContain(`${name} 已到货`)
  await page.goto('/wdxx')
  await page.getByRole('link', { name: new RegExp(`${name} 已到货`) }).click()
  await expect(page).toHaveURL(`/list/info/${id}`)
  await expect(page.getByRole('button', { name: '加入购物车' }).first()).toBeEnabled()
})

test('[RT-31 /zzfw/pzqg/info] a quoted price is accepted after a question, and the operator sees that', async ({
  page,
  shop,
}) => {
  await logInByApi(page.request, ACCOUNTS.headOffice)
  const { wanted } = await call(page.request, 'POST', '/api/user/buy', {
    'data[name]': '安宫牛黄丸（双天然）',
    'data[number]': 30,
  })
  await operate(shop, 'wanted', 'reply', String(wanted.id), 'text=厂家直供', 'price=505')
  await page.goto(`/zzfw/pzqg/info?id=${wanted.id}`)
  await page.getByRole('button', { name: '接受报价' }).click()
  const dialog = page.getByRole('dialog', { name: '接受报价' })
  await expect(dialog).toContainText('数量 30，单价 ¥505.00')
  await dialog.getByRole('button', { name: '接受报价' }).click()
  await expect(page.getByText('已接受报价，采购部门已收到')).toBeVisible()
  await expect(page.getByText('报价 ¥505.00，您已接受')).toBeVisible()
  await expect(page.getByRole('button', { name: '接受报价' })).toHaveCount(0)
  expect(await operate(shop, 'wanted')).toMatch(new RegExp(`^${wanted.id} .*单价 505`, 'm'))
})

test('[RT-25 /zhzx/ddgl] [RO-03] a store that the operator adds to a chain is there for its head office, which buys for it, and leaves again', async ({
  page,
  shop,
  playwright,
}) => {
  await logInByApi(page.request, ACCOUNTS.headOffice)
  await page.goto('/zhzx/ddgl')
  const stores = page.getByRole('table', { name: '门店' })
  await expect(stores.getByRole('row').nth(1)).toBeVisible()
  const before = await stores.getByRole('row').count()

  await operate(shop, 'stores', 'add', ACCOUNTS.unsigned, `head=${ACCOUNTS.headOffice}`)
  await page.reload()
  await expect(stores.getByRole('row')).toHaveCount(before + 1)
  await page.getByRole('button', { name: '切换到宜昌仁心大药房' }).click()
  await expect(page).toHaveURL(/\/$/)
  await fillCartWith(page.request, { keywords: '片', number: 1 })
  const store = await playwright.request.newContext({ baseURL: shop.url })
  await logInByApi(store, ACCOUNTS.unsigned)
  expect((await call(store, 'GET', '/api/cart/list')).list).toHaveLength(1)
  const { list } = await call(store, 'GET', '/api/message', {})
  expect(list[0].title).toBe('门店已加入总部')

  await operate(shop, 'stores', 'leave', ACCOUNTS.unsigned)
  await call(page.request, 'POST', '/api/auth/login', { account: ACCOUNTS.headOffice, password: PASSWORD })
  await page.goto('/zhzx/ddgl')
  await expect(stores.getByRole('row')).toHaveCount(before)
  await store.dispose()
})

test('[RT-14] [RT-16] the slip of a person is refused at its field; a slip that the shop refuses says why on the order and keeps what was entered', async ({
  page,
  shop,
}) => {
  await logInByApi(page.request, ACCOUNTS.approved)
  await fillCart(page.request, [await ephedrineLine(page.request)])
  const { orders } = await orderCart(page.request)
  const { id, sn } = orders[0]!
  await page.goto(`/cart/step3/${id}`)
  await expect(page).toHaveURL(/\/cart\/hm\?id=\d+$/)
  await page.getByRole('radio', { name: /对公转账/ }).check()
  await page.getByRole('button', { name: '确认支付' }).click()
  const payer = page.getByLabel('付款户名')
  await expect(payer).toHaveAccessibleDescription(/不接受个人账户付款/)
  await payer.fill('王建国')
  await page.getByLabel('银行流水号').fill('ICBC20261126')
  await page.getByLabel('备注').fill('分两笔转出')
  await page.getByLabel(/银行回单/).setInputFiles(pngFile('回单.png'))
  const send = page.getByRole('button', { name: '提交凭证' })
  await expect(send).toBeEnabled()
  await send.click()
  await expect(payer).toBeFocused()
  await expect(payer).toHaveAccessibleDescription(/须与注册企业名称一致，不接受个人账户付款/)
  expect(await operate(shop, 'transfers')).not.toContain(sn)

  await payer.fill('武汉康宁大药房有限公司')
  await send.click()
  await expect(page.getByText(/凭证/).first()).toBeVisible()
  await expect.poll(() => operate(shop, 'transfers')).toContain('ICBC20261126')
  await operate(shop, 'transfers', 'refuse', sn, 'reason=回单金额与订单不符')
  await page.goto(`/order/info/${id}`)
  await expect(page.getByRole('region', { name: '订单状态' })).toContainText(
    '转账凭证未通过：回单金额与订单不符',
  )
  await page.getByRole('link', { name: '去付款' }).first().click()
  await expect(page.getByText(/回单金额与订单不符/).first()).toBeVisible()
  await expect(payer).toHaveValue('武汉康宁大药房有限公司')
  await expect(page.getByLabel('银行流水号')).toHaveValue('ICBC20261126')
  await expect(page.getByLabel('备注')).toHaveValue('分两笔转出')
  await expect(page.getByRole('button', { name: '删除 回单.png' })).toBeVisible()
})
