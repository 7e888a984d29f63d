import { call, logInByApi } from './shop/buyer'
import { pdfFile, pngFile } from './shop/files'
import { operate } from './shop/operator'
import { ACCOUNTS, expect, test } from './shop/test'

test('[RT-31 /zzfw/pzqg] [RT-31 /zzfw/pzqg/add] [RT-31 /zzfw/pzqg/info] a buyer asks for a product, is quoted, and buys it when it is listed', async ({
  page,
  shop,
}) => {
  await logInByApi(page.request, ACCOUNTS.approved)
  await page.goto('/zzfw/pzqg')
  await expect(page.getByRole('link', { name: '复方丹参滴丸' })).toBeVisible()
  await page.getByRole('link', { name: '新增求购' }).click()
  await expect(page).toHaveTitle('新增求购 - 药集')
  await page.getByRole('button', { name: '提交求购' }).click()
  await expect(page.getByLabel('药品名称')).toBeFocused()
  await page.getByLabel('药品名称').fill('安宫牛黄丸（双天然）')
  await page.getByLabel('数量').fill('30')
  await page.getByLabel('期望单价').fill('不超过五百')
  await page.reload()
  await expect(page.getByLabel('药品名称')).toHaveValue('安宫牛黄丸（双天然）')
  await page.getByRole('button', { name: '提交求购' }).click()
  await expect(page.getByLabel('期望单价')).toHaveAccessibleDescription(/期望价格应为数字/)
  await page.getByLabel('期望单价').fill('498.5')
  await page.getByRole('button', { name: '提交求购' }).click()
  await expect(page.getByRole('heading', { name: '待处理' })).toBeVisible()
  await expect(page.getByText('¥498.50')).toBeVisible()

  const id = new URL(page.url()).searchParams.get('id') ?? ''
  await operate(shop, 'wanted', 'reply', id, 'text=厂家直供，十天到货', 'price=505')
  await page.reload()
  await expect(page.getByRole('heading', { name: '已报价' })).toBeVisible()
  await expect(page.getByText('报价 ¥505.00')).toBeVisible()
  await operate(shop, 'wanted', 'reply', id, 'text=已上架', 'goods_id=1000')
  await page.goto('/zzfw/pzqg?status=30')
  const row = page.getByRole('row').filter({ hasText: '安宫牛黄丸（双天然）' })
  await expect(row).toContainText('已上架')
  await row.getByRole('link', { name: '查看商品' }).click()
  await expect(page).toHaveURL(/\/list\/info\/1000/)
  const { list } = await call(page.request, 'GET', '/api/message', {})
  expect(list.some((each: { url: string }) => each.url === `/zzfw/pzqg/info?id=${id}`)).toBe(true)
})

test('[RT-31 /zzfw/pzqg/info] a buyer closes a request, and another buyer does not find it', async ({
  page,
}) => {
  await logInByApi(page.request, ACCOUNTS.headOffice)
  const { wanted } = await call(page.request, 'POST', '/api/user/buy', {
    'data[name]': '片仔癀胶囊',
    'data[number]': 5,
  })
  await page.goto(`/zzfw/pzqg/info?id=${wanted.id}`)
  await page.getByRole('button', { name: '关闭求购' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '关闭求购' }).click()
  await expect(page.getByRole('heading', { name: '已关闭' })).toBeVisible()
  await expect(page.getByRole('button', { name: '关闭求购' })).toHaveCount(0)
  await page.goto('/zzfw/pzqg/info?id=1')
  await expect(page.getByText('没有找到这条求购')).toBeVisible()
})

test('[RT-32 /zzfw/yjfk] a buyer sends a message with a picture, and reads the answer', async ({
  page,
  shop,
}) => {
  await logInByApi(page.request, ACCOUNTS.approved)
  await page.goto('/zzfw/yjfk')
  await page.getByRole('button', { name: '提交反馈' }).click()
  await expect(page.getByLabel('反馈类型')).toBeFocused()
  await page.getByLabel('反馈类型').selectOption({ label: '商品问题' })
  await page.getByLabel('反馈内容').fill('外箱破损，两盒受潮')
  const files = page.locator('input[type="file"]')
  await files.setInputFiles(pdfFile('说明.pdf'))
  await expect(page.getByText('只能上传图片')).toBeVisible()
  await files.setInputFiles(pngFile('破损.png'))
  await expect(page.getByRole('button', { name: '查看 破损.png' })).toBeVisible()
  await page.getByRole('button', { name: '提交反馈' }).click()
  await expect(page.getByText('已转交采购与质管部门')).toBeVisible()
  const item = page.getByRole('listitem').filter({ hasText: '外箱破损，两盒受潮' })
  await expect(item).toContainText('待答复')
  await expect(item.getByRole('button', { name: '查看 破损.png' })).toBeVisible()

  const { list } = await call(page.request, 'GET', '/api/user/feedback', {})
  await operate(shop, 'feedback', 'answer', String(list[0].id), 'text=已安排补发两盒，明天送到')
  await page.reload()
  await expect(item).toContainText('已答复')
  await expect(item).toContainText('已安排补发两盒，明天送到')
})

test('[RT-31 /zzfw/pzqg/add] [RT-32 /zzfw/yjfk] on a phone the forms fit, and their buttons are 44 px high', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await logInByApi(page.request, ACCOUNTS.approved)
  for (const [path, button] of [
    ['/zzfw/pzqg/add', '提交求购'],
    ['/zzfw/yjfk', '提交反馈'],
  ] as const) {
    await page.goto(path)
    const submit = page.getByRole('button', { name: button })
    await expect(submit).toBeVisible()
    expect((await submit.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  }
})
