import { call, fillCart, goodsFor, logInByApi, orderCart } from './shop/buyer'
import { ACCOUNTS, expect, test } from './shop/test'

test('[RT-21] what waits today follows the service: an order to pay, then one less', async ({ page }) => {
  await logInByApi(page.request, ACCOUNTS.approved)
  await page.goto('/user')
  await expect(page).toHaveTitle('会员中心 - 药集')
  const panel = page.getByRole('region', { name: '今日待办' })
  const waiting = async () =>
    Number((await panel.getByText(/^\d+ 个订单待付款$/).textContent())?.match(/\d+/)?.[0])
  const before = await waiting()
  const [goods] = await goodsFor(page.request, '胶囊')
  await fillCart(page.request, [{ goods: goods!, number: 1 }])
  const { orders } = await orderCart(page.request)
  await page.reload()
  await expect.poll(waiting).toBe(before + 1)
  const counts = page.getByRole('list', { name: '我的订单' })
  const { tabs } = await call(page.request, 'GET', '/api/order')
  const unpaid = tabs.find(({ tab }: { tab: string }) => tab === 'unpaid').count
  await expect(counts.getByRole('link', { name: `${unpaid} 待付款` })).toBeVisible()
  expect(await waiting()).toBe(unpaid)
  await call(page.request, 'POST', `/api/order/${orders[0]!.id}/cancel`)
  await page.reload()
  await expect.poll(waiting).toBe(before)
  await panel.getByRole('link', { name: /^去付款/ }).click()
  await expect(page).toHaveURL('/order?tab=unpaid')
})

test('[RT-21] an expired document comes first, in words that say so', async ({ page }) => {
  await logInByApi(page.request, ACCOUNTS.expired)
  await page.goto('/user')
  const rows = page.getByRole('region', { name: '今日待办' }).getByRole('listitem')
  await expect(rows.first()).toContainText('紧急《药品经营许可证》已于')
})

test('[RT-21] [ST-05] a draw whose popup was closed too early is in the member centre', async ({ page }) => {
  await logInByApi(page.request, ACCOUNTS.headOffice)
  await page.goto('/user')
  const records = page.getByRole('region', { name: '抽奖记录' })
  await expect(records).toBeVisible()
  const { id, chance } = await call(page.request, 'GET', '/api/draw/simple')
  const { name } = await call(page.request, 'GET', '/api/draw', { id, chance })
  await page.reload()
  const row = records.getByRole('row').nth(1)
  await expect(row).toContainText(name)
})
