import { call, fillCart, goodsFor, logInByApi } from './shop/buyer'
import { ACCOUNTS, expect, test } from './shop/test'

test('[RT-12] a line of a long cart is found by pinyin, deleted by its name, put back, and its offer leads to the goods that count', async ({
  page,
}) => {
  await logInByApi(page.request, ACCOUNTS.approved)
  const goods = await goodsFor(page.request, '胶囊')
  const lines = goods.slice(0, 40).map(each => ({ goods: each, number: each.min_qty }))
  const [wanted] = await goodsFor(page.request, '维C银翘片')
  await fillCart(page.request, [...lines, { goods: wanted!, number: wanted!.min_qty }])
  await page.goto('/cart')
  const main = page.getByRole('main')
  const field = main.getByRole('textbox', { name: '在购物车中查找' })
  await field.fill('wcyq')
  const remove = main.getByRole('button', { name: /^删除 / })
  await expect(remove).toHaveCount(1)
  await remove.click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText(wanted!.name)
  await dialog.getByRole('button', { name: '删除' }).click()
  const ids = async () => {
    const { list } = await call(page.request, 'GET', '/api/cart/list')
    return list.map((line: { goods: { id: number } }) => line.goods.id)
  }
  await expect.poll(ids).not.toContain(wanted!.id)
  await page.getByRole('button', { name: '撤销' }).click()
  await expect.poll(ids).toContain(wanted!.id)

  await field.fill('')
  const hint = main.getByRole('link', { name: /^去凑单/ }).first()
  const to = await hint.getAttribute('href')
  await hint.click()
  await expect(page).toHaveURL(to ?? '')
  await expect(main.getByRole('button', { name: '加入购物车' }).first()).toBeVisible()
})

test('[AP-02] [ER-05] what is added without a network is added once it is back', async ({
  page,
  context,
}) => {
  await logInByApi(page.request, ACCOUNTS.approved)
  await fillCart(page.request, [])
  await page.goto('/list?in_stock=1')
  const number = page.getByRole('main').getByRole('spinbutton').nth(1)
  await expect(number).toBeEnabled()
  // Code that loads later would fail without a network.
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await number.fill('10')
  await number.press('Enter')
  await expect(page.getByText(/：网络恢复后自动加入$/).first()).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('main').getByRole('button', { name: /^购物车 \d+，修改数量：/ })).toHaveCount(1)
  const { list } = await call(page.request, 'GET', '/api/cart/list')
  expect(list).toHaveLength(1)
})

test('[RT-25] another store is chosen in the top bar: a list stays, an order becomes the orders of that store', async ({
  page,
}) => {
  await logInByApi(page.request, ACCOUNTS.headOffice)
  const { list } = await call(page.request, 'GET', '/api/user/stores')
  const [head, store] = [1, 0].map(is_head =>
    list.find((each: { is_head: number; can_switch: number; is_current: number }) =>
      is_head === 1 ? each.is_head === 1 : each.is_head === 0 && each.can_switch === 1,
    ),
  )
  const change = async (company: string) => {
    await page.getByRole('button', { name: /^切换门店/ }).click()
    const menu = page.getByRole('dialog', { name: '切换门店' })
    await menu.getByRole('button', { name: new RegExp(company) }).click()
    await expect(page.getByRole('button', { name: new RegExp(`^切换门店，当前 ${company}`) })).toBeVisible()
  }
  await page.goto('/list/table?in_stock=1')
  await change(store.company)
  await expect(page).toHaveURL('/list/table?in_stock=1')
  const { list: orders } = await call(page.request, 'GET', '/api/order')
  await page.goto(`/order/info/${orders[0].id}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await change(head.company)
  await expect(page).toHaveURL('/order')
})
