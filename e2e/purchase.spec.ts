import { call, fillCart, goodsFor, logInByApi, placeOrder, tabTo } from './shop/buyer'
import { pngFile } from './shop/files'
import { ACCOUNTS, expect, logIn, PASSWORD, test } from './shop/test'

test('[RT-12] [RT-13] [RT-14] [RT-15] [ST-01] [AP-01] [AP-02] [AP-08] by mouse: from pinyin to a paid order', async ({
  page,
}) => {
  await logInByApi(page.request, ACCOUNTS.approved)
  await fillCart(page.request, [])
  await page.goto('/')
  await page.getByRole('combobox', { name: '搜索商品' }).fill('amxljn')
  await page.getByRole('button', { name: '搜索', exact: true }).click()
  // The address changes first: until the results are there, the products of the page before are in sight.
  await expect(page).toHaveTitle('搜索结果 - 药集')
  await page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: /阿莫西林/ }) })
    .getByRole('button', { name: '加入购物车' })
    .first()
    .click()
  await expect(page.getByText(/已加入购物车/)).toBeVisible()
  await page
    .getByRole('banner')
    .getByRole('link', { name: /购物车/ })
    .click()

  await expect(page).toHaveTitle('购物车 - 药集')
  const cart = page.getByRole('table', { name: '购物车商品' })
  await expect(cart.getByRole('link', { name: /阿莫西林/ }).first()).toBeVisible()
  await page.getByRole('button', { name: '去结算' }).click()

  await expect(page).toHaveTitle('核对订单信息 - 药集')
  await expect(page.getByRole('radio', { name: /默认/ })).toBeChecked()
  await expect(page.getByText(/阿莫西林/).first()).toBeVisible()
  const bar = page.getByRole('region', { name: '提交订单' })
  const total = (await bar.getByText(/^应付/).textContent()) ?? ''
  await page.getByRole('button', { name: '提交订单' }).click()

  await expect(page).toHaveTitle('支付订单 - 药集')
  await expect(page.getByRole('timer')).toContainText('分')
  await expect(page.getByRole('region', { name: '付款' }).getByText(/应付/)).toHaveText(total)
  await page.getByRole('radio', { name: /余额支付/ }).check()
  await page.getByRole('button', { name: '确认支付' }).click()
  const dialog = page.getByRole('dialog', { name: '余额支付' })
  await dialog.getByLabel('登录密码').fill('不是密码')
  await dialog.getByRole('button', { name: '确认支付' }).click()
  await expect(dialog.getByLabel('登录密码')).toHaveAccessibleDescription('登录密码不正确，请重新输入')
  await expect(dialog.getByLabel('登录密码')).toBeFocused()
  await dialog.getByLabel('登录密码').fill(PASSWORD)
  await dialog.getByRole('button', { name: '确认支付' }).click()

  await expect(page).toHaveTitle('支付完成 - 药集')
  await expect(page.getByRole('region', { name: '支付结果' })).toContainText('支付成功')
  await expect(page.getByRole('region', { name: '热销商品' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('region', { name: '支付结果' })).toContainText('余额支付')
})

test('[LB-05 1] [RT-12] [RT-13] [RT-14] [RT-15] by keyboard alone: from pinyin to a paid order', async ({
  page,
}) => {
  await logInByApi(page.request, ACCOUNTS.approved)
  await fillCart(page.request, [])
  await page.goto('/')
  await tabTo(page, page.getByRole('combobox', { name: '搜索商品' }))
  await page.keyboard.type('bll')
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\?/)
  await tabTo(page, page.getByRole('button', { name: '加入购物车' }))
  await page.keyboard.press('Enter')
  await expect(page.getByText(/已加入购物车/)).toBeVisible()
  await tabTo(page, page.getByRole('banner').getByRole('link', { name: /购物车/ }), 'Shift+Tab')
  await page.keyboard.press('Enter')

  await expect(page.getByRole('button', { name: '去结算' })).toBeFocused()
  await tabTo(page, page.getByRole('spinbutton'), 'Shift+Tab')
  await page.keyboard.press('ArrowUp')
  await tabTo(page, page.getByRole('button', { name: '去结算' }))
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL(/\/cart\/step2$/)
  await expect(page.getByRole('button', { name: '提交订单' })).toBeFocused()
  await tabTo(page, page.getByRole('textbox', { name: '备注' }), 'Shift+Tab')
  await page.keyboard.type('请附批号与检验报告')
  await tabTo(page, page.getByRole('button', { name: '提交订单' }))
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL(/\/cart\/step3\/\d+$/)
  await expect(page.getByRole('button', { name: '确认支付' })).toBeFocused()
  await tabTo(page, page.getByRole('radio', { name: /余额支付/ }), 'Shift+Tab')
  await tabTo(page, page.getByRole('button', { name: '确认支付' }))
  await page.keyboard.press('Enter')
  const password = page.getByRole('dialog', { name: '余额支付' })
  await expect(password).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(password).toBeHidden()
  await expect(page.getByRole('button', { name: '确认支付' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(password).toBeVisible()
  await tabTo(page, page.getByLabel('登录密码', { exact: true }))
  await page.keyboard.type(PASSWORD)
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL(/\/cart\/step4\?id=\d+$/)
  await expect(page.getByRole('heading', { name: '支付成功' })).toBeVisible()
  await expect(page.getByRole('link', { name: '查看订单' })).toBeFocused()
})

test('[RT-12] [AP-04] [AP-05] [AP-06] [VA-04] edits are kept after a reload, and a deletion asks for confirmation', async ({
  page,
}) => {
  await logInByApi(page.request, ACCOUNTS.approved)
  const [first, second] = await goodsFor(page.request, '胶囊')
  await fillCart(page.request, [
    { goods: first!, number: 1 },
    { goods: second!, number: 1 },
  ])
  await page.goto('/cart')
  const box = page.getByRole('checkbox', { name: `选择 ${first!.name}` }).first()
  await box.uncheck()
  await expect(page.getByText('已选 1 种')).toBeVisible()
  await page
    .getByRole('button', { name: `删除 ${second!.name}` })
    .first()
    .click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('确定删除这件商品吗？')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: `删除 ${second!.name}` }).first()).toBeFocused()
  await page.keyboard.press('Enter')
  await question.getByRole('button', { name: '删除' }).click()
  await expect(page.getByRole('spinbutton')).toHaveCount(1)
  await expect(page.getByRole('button', { name: '去结算' })).toHaveAttribute('aria-disabled', 'true')
  await page.reload()
  await expect(box).not.toBeChecked()
  await expect(page.getByRole('spinbutton')).toHaveCount(1)
})

test('[RT-12] [RO-01] [RO-04] a visitor’s cart is merged once into the account’s cart at login', async ({
  page,
}) => {
  await page.goto('/search?keywords=amxl')
  await page.getByRole('button', { name: '加入购物车' }).first().click()
  await expect(page.getByText(/已加入购物车/)).toBeVisible()
  await page.goto('/cart')
  await expect(page.getByRole('table', { name: '购物车商品' })).not.toContainText('¥')
  await page.getByRole('button', { name: '去结算' }).click()
  await expect(page).toHaveURL('/login?from=%2Fcart')
  await page.getByLabel('手机号 / 用户名').fill(ACCOUNTS.headOffice)
  await page.getByLabel('密码', { exact: true }).fill(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/cart')
  await expect(page.getByText('登录前加入的 1 种已并入购物车')).toBeVisible()
  await expect(page.getByRole('table', { name: '购物车商品' })).toContainText('¥')
  const { list } = await call(page.request, 'GET', '/api/cart/list')
  await call(page.request, 'DELETE', '/api/user/logout')
  await logIn(page, ACCOUNTS.headOffice)
  expect((await call(page.request, 'GET', '/api/cart/list')).list).toHaveLength(list.length)
})

test('[RT-12] an empty cart says so and links to home', async ({ page }) => {
  await page.goto('/cart')
  await expect(page.getByText('购物车空空如也~')).toBeVisible()
  await expect(page.getByRole('link', { name: '去首页选购' })).toHaveAttribute('href', '/')
})

test('[RT-13] checkout without selected lines links back to the cart', async ({ page }) => {
  await logInByApi(page.request, ACCOUNTS.headOffice)
  await fillCart(page.request, [])
  await page.goto('/cart/step2')
  await expect(page.getByText('没有要结算的商品')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: '回购物车' })).toHaveAttribute(
    'href',
    '/cart',
  )
})

test('[RT-12] a buyer whose licence is under review sees why there are no prices', async ({ page }) => {
  await logInByApi(page.request, ACCOUNTS.waiting)
  await page.goto('/search?keywords=amxl')
  await expect(page.getByText('资质审核中，通过后可见价格').first()).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText('¥')
  await page.goto('/cart')
  await expect(page.getByRole('region', { name: '证照状态' })).toContainText('审核中')
})

test('[RT-12] [RT-13] an expired licence blocks the checkout, with the reason and a link to renew it', async ({
  page,
}) => {
  await logInByApi(page.request, ACCOUNTS.expired)
  await page.goto('/search?keywords=amxl')
  await page.getByRole('button', { name: '加入购物车' }).first().click()
  await expect(page.getByText(/已加入购物车/)).toBeVisible()
  await page.goto('/cart')
  const bar = page.getByRole('region', { name: '结算' })
  await expect(bar).toContainText('证照已过期，更新后可下单')
  await expect(bar.getByRole('link', { name: '更新证照' })).toHaveAttribute('href', '/zhzx/basic/zzzj')
  await page.goto('/cart/step2')
  await expect(page.getByText('证照已过期，更新后可下单').first()).toBeVisible()
  await expect(page.getByRole('button', { name: '提交订单' })).toHaveCount(0)
})

test('[RT-14] [RT-15] a transfer shows the bank account and takes the slip, whose files only the buyer reads', async ({
  page,
  playwright,
  shop,
}) => {
  await logInByApi(page.request, ACCOUNTS.approved)
  const [goods] = await goodsFor(page.request, '颗粒')
  await fillCart(page.request, [{ goods: goods!, number: 1 }])
  await placeOrder(page)
  await page.getByRole('radio', { name: /对公转账/ }).check()
  await page.getByRole('button', { name: '确认支付' }).click()
  await expect(page.getByRole('heading', { name: '等待转账' })).toBeVisible()
  await expect(page.getByRole('button', { name: /复制 ?收款账号/ })).toBeVisible()
  const form = page.getByRole('form', { name: '提交转账凭证' })
  await form.getByRole('button', { name: '提交凭证' }).click()
  await expect(form.getByLabel('银行流水号')).toBeFocused()
  await form.getByLabel('银行流水号').fill('2026112100018')
  await form.getByRole('button', { name: '提交凭证' }).click()
  await expect(form.getByLabel('银行回单')).toHaveAccessibleDescription(/请上传银行回单/)
  await form.getByLabel('银行回单').setInputFiles(pngFile('回单.png'))
  await expect(form.getByText('已上传')).toBeVisible()
  await form.getByRole('button', { name: '提交凭证' }).click()
  await expect(page).toHaveURL(/\/cart\/step4\?id=\d+$/)
  await expect(page.getByRole('heading', { name: '待确认收款' })).toBeVisible()

  const id = new URL(page.url()).searchParams.get('id')
  await page.goto(`/order/info/${id}`)
  await expect(page.getByRole('heading', { name: '待确认收款' })).toBeVisible()
  await page.getByRole('button', { name: '查看 回单.png' }).click()
  const picture = page.getByRole('dialog', { name: '回单.png' }).getByRole('img')
  await expect(picture).toHaveJSProperty('naturalWidth', 96)
  const address = (await picture.getAttribute('src')) ?? ''
  const stranger = await playwright.request.newContext({ baseURL: shop.url })
  await logInByApi(stranger, ACCOUNTS.headOffice)
  expect((await stranger.get(address)).status()).toBe(404)
  await stranger.dispose()
})

test('[RT-16] ephedrine-type goods become a separate order that only the company’s account can pay', async ({
  page,
}) => {
  await logInByApi(page.request, ACCOUNTS.approved)
  const { list } = await call(page.request, 'GET', '/api/goods/list', { keywords: '伪麻', per_page: 100 })
  const goods = list.find(
    (each: { special_flag: string; is_buy: number }) =>
      each.special_flag === 'ephedrine' && each.is_buy === 1,
  )
  await fillCart(page.request, [{ goods, number: goods.min_qty }])
  await placeOrder(page)
  await expect(page).toHaveURL(/\/cart\/hm\?id=\d+$/)
  await expect(page.getByText(/签收回执/)).toBeVisible()
  await expect(page.getByRole('radio')).toHaveCount(2)
  await expect(page.getByRole('radio', { name: /对公转账/ })).toBeEnabled()
  await expect(page.getByRole('radio', { name: /余额支付/ })).toHaveCount(0)
  const id = new URL(page.url()).searchParams.get('id')
  await page.goto('/cart/hm')
  await expect(page.locator(`a[href="/cart/step3/${id}"]`)).toBeVisible()
  await page.locator(`a[href="/cart/step3/${id}"]`).click()
  await expect(page).toHaveURL(`/cart/hm?id=${id}`)
})
