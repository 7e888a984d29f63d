import type { Locator, Page } from '@playwright/test'
import { logInByApi } from './shop/buyer'
import { pdfFile, pngFile, type TestFile, textFile } from './shop/files'
import { operate } from './shop/operator'
import type { Shop } from './shop/server'
import { ACCOUNTS, expect, logIn, NEW_PASSWORD, test } from './shop/test'

/** Each test registers with a phone of its own. */
const PHONES = { whole: '13911110001', again: '13911110002', dd: '13911110003' }

/** The example of GB 32100-2015. */
const CREDIT_CODE = '91350100M000100Y43'

async function fillAccount(page: Page, shop: Shop, phone: string, at = '/register_index') {
  await page.goto(at)
  await page.getByLabel('手机号').fill(phone)
  await page.getByRole('button', { name: '获取验证码' }).click()
  await expect(page.getByText('验证码已发送')).toBeVisible()
  await expect.poll(() => shop.smsCode(phone)).toBeTruthy()
  await page.getByLabel('短信验证码').fill(shop.smsCode(phone) ?? '')
  await page.getByLabel('登录密码', { exact: true }).fill(NEW_PASSWORD)
  await page.getByRole('checkbox', { name: '我已阅读并同意' }).check()
  await page.getByRole('button', { name: '注册并继续' }).click()
}

async function fillEnterprise(page: Page) {
  await page.getByRole('radio', { name: /^零售药店/ }).check()
  await page.getByLabel('企业名称').fill('福州康宁大药房有限公司')
  await page.getByLabel('统一社会信用代码').fill('9135 0100 m000 100y 43')
  await page.getByLabel('法定代表人').fill('陈康宁')
  await page.getByLabel('联系人').fill('李晓梅')
  await page.getByLabel('省份').selectOption('福建省')
  await page.getByLabel('城市').selectOption('福州市')
  await page.getByLabel('区县').selectOption({ index: 1 })
  await page.getByLabel('详细地址').fill('五一北路 8 号 1 层')
}

interface DocumentTexts {
  readonly number: string
  readonly files: readonly TestFile[]
  readonly person?: string
}

const panelOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

async function addDocument(panel: Locator, { number, files, person }: DocumentTexts) {
  const numberField = panel.getByRole('textbox').first()
  await numberField.fill(number)
  if (person) await panel.getByLabel('被委托的采购员').fill(person)
  await panel.getByLabel(/^文件/).setInputFiles([...files])
  await expect(panel.getByText('已上传')).toHaveCount(files.length)
  await panel.getByLabel('有效期起').fill('2024-01-01')
  // Invoice data have no end: 长期有效 is ticked.
  const end = panel.getByLabel('有效期至')
  if (await end.isEnabled()) await end.fill('2099-12-31')
  await panel.getByRole('button', { name: /^保存/ }).click()
  await expect(panel.getByText('待提交')).toBeVisible()
}

/** The documents that name the buying person, the invoice data, and the scopes: what step 3 has beside the licences. */
async function addPersonAndScopes(page: Page) {
  await addDocument(panelOf(page, '采购委托书'), {
    number: 'WT-2026-1',
    person: '李晓梅',
    files: [pdfFile('委托书.pdf')],
  })
  await addDocument(panelOf(page, '采购员身份证'), {
    number: '420102199001011236',
    files: [pngFile('正面.png'), pngFile('背面.png')],
  })
  await addDocument(panelOf(page, '开票资料'), { number: CREDIT_CODE, files: [pngFile('开票.png')] })
  await page.getByRole('checkbox', { name: /^化学药/ }).check()
  await expect(page.getByText('已保存')).toBeVisible()
}

async function userIdOf(page: Page): Promise<string> {
  const { data } = await (await page.request.get('/api/user/base')).json()
  return String(data.user_id)
}

test('[RT-17 /register] [RT-18 /register/step1] [RT-18 /register/step2] [RT-18 /register/step3] a pharmacy registers, is rejected, corrects a document and sees prices', async ({
  page,
  shop,
}) => {
  test.setTimeout(120_000)
  await fillAccount(page, shop, PHONES.whole)
  await expect(page).toHaveURL('/register/step2')

  await fillEnterprise(page)
  await page.reload()
  await expect(page.getByLabel('企业名称')).toHaveValue('福州康宁大药房有限公司')
  await expect(page.getByText(`91 350100 M000100Y4 3，校验通过`)).toBeVisible()
  await page.getByRole('button', { name: '保存，下一步' }).click()
  await expect(page).toHaveURL('/register/step3')

  const licence = panelOf(page, '药品经营许可证')
  await licence.getByLabel('文件').setInputFiles([textFile('许可证.txt')])
  await expect(licence.getByText('只支持 JPG、PNG、WebP 图片和 PDF 文件')).toBeVisible()
  await licence.getByRole('button', { name: '删除 许可证.txt' }).click()
  await addDocument(licence, { number: '闽CB5910001', files: [pngFile('许可证.png'), pdfFile('副本.pdf')] })
  await addDocument(panelOf(page, '营业执照'), { number: CREDIT_CODE, files: [pngFile('执照.png')] })
  await page.reload()
  await expect(licence.getByText('闽CB5910001')).toBeVisible()

  await page.getByRole('button', { name: '下一步，核对资料' }).click()
  await expect(page.getByRole('alert').filter({ hasText: '还不能提交' })).toContainText('采购委托书')
  await expect(panelOf(page, '采购委托书').getByLabel('委托书编号')).toBeFocused()
  await expect(panelOf(page, '采购委托书').getByLabel('委托书编号')).toBeInViewport()
  await addPersonAndScopes(page)
  await page.getByRole('button', { name: '下一步，核对资料' }).click()

  await expect(panelOf(page, '企业信息')).toContainText('福州康宁大药房有限公司')
  await page.getByRole('link', { name: '修改采购委托书' }).click()
  await expect(panelOf(page, '采购委托书').getByLabel('被委托的采购员')).toHaveValue('李晓梅')
  await page.goBack()
  await page.getByRole('button', { name: '提交审核' }).click()
  await expect(page.getByRole('heading', { name: '审核中' })).toBeVisible()
  await expect(page.getByText('资料已提交，一般在 1 个工作日内完成审核')).toBeVisible()

  const userId = await userIdOf(page)
  await operate(shop, 'registrations', 'reject', userId, 'drug_licence=许可证照片不清晰，请重新拍摄')
  await page.reload()
  await expect(licence.getByText('未通过：许可证照片不清晰，请重新拍摄')).toBeVisible()
  await licence.getByRole('button', { name: '修改' }).click()
  await licence.getByRole('button', { name: '删除 许可证.png' }).click()
  await licence.getByLabel(/^文件/).setInputFiles([pngFile('清晰.png')])
  await expect(licence.getByText('已上传')).toHaveCount(2)
  await licence.getByRole('button', { name: /^保存/ }).click()
  await expect(licence.getByText('待提交')).toBeVisible()
  await page.getByRole('button', { name: '下一步，核对资料' }).click()
  await page.getByRole('button', { name: '提交审核' }).click()
  await expect(page.getByRole('heading', { name: '审核中' })).toBeVisible()

  await page.goto('/list')
  await expect(page.getByText('¥').first()).toBeHidden()
  await operate(shop, 'registrations', 'pass', userId)
  await page.reload()
  await expect(page.getByText('¥').first()).toBeVisible()
  await page.goto('/register')
  await expect(page.getByText('您的企业已通过审核')).toBeVisible()
})

test('[RT-18 /register/step3] a registration that waits is withdrawn, changed and submitted again', async ({
  page,
  shop,
}) => {
  await logInByApi(page.request, ACCOUNTS.waiting)
  const userId = await userIdOf(page)
  const isListed = async () => (await operate(shop, 'registrations')).split('\n').some(isOfUser)
  const isOfUser = (row: string) => row.startsWith(`${userId} `)
  await page.goto('/register/step3')
  await expect(page.getByRole('heading', { name: '审核中' })).toBeVisible()
  expect(await isListed()).toBe(true)
  await page.getByRole('button', { name: '撤回修改' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '撤回修改' }).click()
  await expect(page.getByText('已撤回，可以修改资料了')).toBeVisible()
  await expect(page.getByText(/^带 \* 的证照必须上传/)).toBeFocused()
  await expect(page.getByRole('heading', { name: '审核中' })).toHaveCount(0)
  expect(await isListed()).toBe(false)

  const mandate = panelOf(page, '采购委托书')
  await mandate.getByRole('button', { name: '修改' }).click()
  await mandate.getByLabel('委托书编号').fill('WT-2026-2')
  await mandate.getByLabel('被委托的采购员').fill('陈立')
  await mandate.getByRole('button', { name: /^保存/ }).click()
  await expect(mandate).toContainText('WT-2026-2')
  await page.getByRole('button', { name: '下一步，核对资料' }).click()
  await page.getByRole('button', { name: '提交审核' }).click()
  await expect(page.getByRole('heading', { name: '审核中' })).toBeVisible()
  await expect(mandate).toContainText('WT-2026-2')
  expect(await isListed()).toBe(true)
})

test('[RT-18 /register_index] [RT-18 /register/step1] a phone that has an account leads to the login, with the phone filled in', async ({
  page,
  shop,
}) => {
  await fillAccount(page, shop, '13800000002')
  await expect(page.getByText('该手机号已有账号，请直接登录')).toBeVisible()
  await page.getByRole('link', { name: '用 13800000002 登录' }).click()
  await expect(page.getByLabel('手机号 / 用户名')).toHaveValue('13800000002')
})

test('[RT-18 /register/step2] [RT-18 /register/step3] another device continues; a later step leads to the open one, back keeps what was entered', async ({
  page,
  shop,
  browser,
}) => {
  await page.goto('/register/step3')
  await expect(page).toHaveURL('/register/step1')
  await fillAccount(page, shop, PHONES.again)
  await expect(page).toHaveURL('/register/step2')
  await page.goto('/register/step3')
  await expect(page).toHaveURL('/register/step2')
  await fillEnterprise(page)
  await page.getByRole('button', { name: '保存，下一步' }).click()
  await expect(page).toHaveURL('/register/step3')

  const device = await browser.newContext({ baseURL: shop.url, viewport: { width: 390, height: 844 } })
  const phone = await device.newPage()
  await logIn(phone, PHONES.again, NEW_PASSWORD)
  await phone.goto('/register')
  await expect(phone).toHaveURL('/register/step3')
  await expect(phone.getByRole('heading', { name: '药品经营许可证' })).toBeVisible()
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await phone.getByRole('link', { name: '企业信息' }).click()
  await expect(phone.getByLabel('企业名称')).toHaveValue('福州康宁大药房有限公司')
  await expect(phone.getByLabel('区县')).not.toHaveValue('')
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await device.close()
})

test('[RT-19 /register_dd] [RT-19 /register/dd/step1] [RT-19 /register/dd/step2] [RT-19 /register/dd/step3] the second address has the same steps and stays itself until the review passed', async ({
  page,
  shop,
}) => {
  test.setTimeout(120_000)
  await fillAccount(page, shop, PHONES.dd, '/register_dd')
  await expect(page).toHaveURL('/register/dd/step2')
  await expect(page).toHaveTitle('注册会员 - 药集')
  await fillEnterprise(page)
  await page.getByRole('button', { name: '保存，下一步' }).click()
  await expect(page).toHaveURL('/register/dd/step3')

  await page.goto('/register/dd/step2')
  await expect(page.getByLabel('企业名称')).toHaveValue('福州康宁大药房有限公司')
  await page.getByLabel('联系人').fill('李小梅')
  await page.getByRole('button', { name: '保存，下一步' }).click()
  await addDocument(panelOf(page, '药品经营许可证'), {
    number: '闽CB5910002',
    files: [pngFile('许可证.png')],
  })
  await addDocument(panelOf(page, '营业执照'), { number: CREDIT_CODE, files: [pngFile('执照.png')] })
  await addPersonAndScopes(page)
  await page.getByRole('button', { name: '下一步，核对资料' }).click()
  await expect(page).toHaveURL('/register/dd/step3?view=review')
  await expect(panelOf(page, '企业信息')).toContainText('李小梅')
  await page.getByRole('button', { name: '提交审核' }).click()
  await expect(page.getByRole('heading', { name: '审核中' })).toBeVisible()

  await operate(shop, 'registrations', 'pass', await userIdOf(page))
  await page.reload()
  await expect(page).toHaveURL('/register/dd/step3')
  await expect(page.getByText('您的企业已通过审核')).toBeVisible()
})
