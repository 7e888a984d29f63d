import type { Page } from '@playwright/test'
import { call, fillCart, goodsFor, logInByApi } from './shop/buyer'
import { operate } from './shop/operator'
import { ACCOUNTS, expect, inShopOf, PASSWORD, test } from './shop/test'

// The tests spend the points and the gifts of the accounts.
inShopOf('points')

const pointsOf = async (page: Page): Promise<number> =>
  (await call(page.request, 'GET', '/api/user/user_money')).points

/** A gift of the mall by its name, as the buyer sees it now. */
async function giftNamed(page: Page, name: string) {
  const { list } = await call(page.request, 'GET', '/api/points/gift', { per_page: 100 })
  return list.find((gift: { name: string }) => gift.name === name)
}

/** Redeems one piece of a gift, without a page. */
async function redeem(page: Page, name: string): Promise<{ id: number; sn: string }> {
  const gift = await giftNamed(page, name)
  const { list } = await call(page.request, 'GET', '/api/address')
  const address = list.find(({ is_reviewed }: { is_reviewed: number }) => is_reviewed === 1)
  const { redemption } = await call(page.request, 'POST', '/api/redemption', {
    gift_id: gift.id,
    number: 1,
    address_id: address.id,
    expected_points: gift.points,
    expected_cash: gift.cash,
  })
  return redemption
}

const rowOf = (page: Page, sn: string) => page.getByRole('listitem', { name: `积分订单 ${sn}` })

test('[RT-07] a buyer redeems points for a gift: mall, points, ledger and the points orders follow', async ({
  page,
}) => {
  await logInByApi(page.request, ACCOUNTS.approved)
  await page.goto('/jfsc')
  await expect(page).toHaveTitle('积分商城 - 药集')
  const before = await pointsOf(page)
  const { left, points } = await giftNamed(page, '急救包')
  const card = page.getByRole('article', { name: '急救包' })
  await expect(card).toContainText(`剩 ${left} 份`)
  await card.getByRole('button', { name: '兑换 急救包' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('radio').first()).toBeChecked()
  // Enter accepts the number and redeems nothing yet.
  const number = dialog.getByRole('spinbutton')
  await number.fill('2')
  await number.press('Enter')
  await expect(dialog).toContainText(`共需 ${points * 2} 积分`)
  await number.press('ArrowDown')
  await expect(dialog).toContainText(`共需 ${points} 积分`)
  await dialog.getByRole('button', { name: '确认兑换' }).click()
  await expect(page.getByRole('dialog', { name: '兑换成功' })).toBeVisible()
  const sn = (await dialog.getByText(/^JF\d+$/).textContent())!
  expect(await pointsOf(page)).toBe(before - points)
  await dialog.getByRole('button', { name: '继续兑换' }).click()
  await expect(card).toContainText(`剩 ${left - 1} 份，限兑 5 份，已兑 1 份`)
  await expect(page.getByText(`我的积分 ${before - points}`)).toBeVisible()

  await page.goto('/wdqb/jfgl')
  await expect(page.getByRole('row').filter({ hasText: sn })).toContainText(`−${points}`)
  await page.getByRole('link', { name: `积分订单 ${sn}` }).click()
  await expect(page).toHaveURL(`/order/jfdd?keywords=${sn}`)
  await expect(rowOf(page, sn)).toContainText('待发货')
  await expect(rowOf(page, sn)).toContainText('急救包')
})

test('[RT-07] the mall says why a gift cannot be redeemed; a dialog that is out of date redeems nothing', async ({
  page,
}) => {
  await logInByApi(page.request, ACCOUNTS.headOffice)
  await page.goto('/jfsc')
  for (const [name, reason] of [
    ['电子体重秤', '已兑完'],
    ['铜药臼', '兑换已结束'],
    ['标签打印机', '积分不足'],
  ] as const) {
    const card = page.getByRole('article', { name })
    await expect(card).toContainText(reason)
    await expect(card.getByRole('button')).toHaveCount(0)
  }
  await page.getByRole('button', { name: '兑换 药品拆零工具盒' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('radio').first()).toBeChecked()
  // The buyer reaches the limit in another window.
  for (const _ of [1, 2, 3]) await redeem(page, '药品拆零工具盒')
  await dialog.getByRole('button', { name: '确认兑换' }).click()
  await expect(dialog.getByRole('alert')).toContainText('“药品拆零工具盒”已达限兑数量')
  await expect(dialog.getByRole('button', { name: '确认兑换' })).toBeDisabled()
})

test('[RT-07] a gift with a part in money takes it from the balance, with the login password', async ({
  page,
}) => {
  await logInByApi(page.request, ACCOUNTS.headOffice)
  const { balance } = await call(page.request, 'GET', '/api/user/user_money')
  await page.goto('/jfsc?category=health')
  await page.getByRole('button', { name: '兑换 红外额温计' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('登录密码').fill('Wrong@2026')
  await dialog.getByRole('button', { name: '确认兑换' }).click()
  await expect(dialog.getByText('登录密码不正确，请重新输入')).toBeVisible()
  await dialog.getByLabel('登录密码').fill(PASSWORD)
  await dialog.getByRole('button', { name: '确认兑换' }).click()
  await expect(page.getByRole('dialog', { name: '兑换成功' })).toContainText('¥19.90')
  const after = await call(page.request, 'GET', '/api/user/user_money')
  expect(Number(balance) - Number(after.balance)).toBeCloseTo(19.9, 2)
})

test('[RT-29 /order/jfdd] a points order from the mall to the parcel: shipped by the shop, received by the buyer', async ({
  page,
  shop,
}) => {
  await logInByApi(page.request, ACCOUNTS.approved)
  const { id, sn } = await redeem(page, '折叠晴雨伞')
  await page.goto('/order/jfdd')
  await expect(page).toHaveTitle('积分订单 - 药集')
  const row = rowOf(page, sn)
  await expect(row).toContainText('待发货')
  expect(await operate(shop, 'redemptions')).toContain(sn)
  await operate(shop, 'redemptions', 'ship', String(id), 'company=中通快递', 'number=ZT2026')
  await page.reload()
  await expect(row).toContainText('已发货')
  await expect(row).toContainText('中通快递 ZT2026')
  await expect(row.getByRole('button', { name: /取消兑换/ })).toHaveCount(0)
  await row.getByRole('button', { name: /确认收货/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: '确认收货' }).click()
  await expect(row).toContainText('已完成')
  await page.getByRole('tab', { name: /^已完成/ }).click()
  await expect(page).toHaveURL('/order/jfdd?tab=done')
  await expect(row).toBeVisible()
})

test('[RT-29 /order/jfdd] a cancelled redemption gives its points back; the shop cancels with a reason', async ({
  page,
  shop,
}) => {
  await logInByApi(page.request, ACCOUNTS.headOffice)
  const before = await pointsOf(page)
  const { sn } = await redeem(page, '药店手提袋')
  expect(await pointsOf(page)).toBe(before - 120)
  await page.goto('/order/jfdd')
  await rowOf(page, sn)
    .getByRole('button', { name: /取消兑换/ })
    .click()
  await page.getByRole('dialog').getByRole('button', { name: '取消兑换' }).click()
  await expect(rowOf(page, sn)).toContainText('买家取消')
  expect(await pointsOf(page)).toBe(before)

  const second = await redeem(page, '药店手提袋')
  await operate(shop, 'redemptions', 'cancel', String(second.id), 'reason=礼品破损')
  await page.reload()
  await expect(rowOf(page, second.sn)).toContainText('礼品破损')
  expect(await pointsOf(page)).toBe(before)
})

test('[RT-07] [AP-43] [AP-46] a buyer opens a draw from its picture, draws, and has one chance less', async ({
  page,
}) => {
  await logInByApi(page.request, ACCOUNTS.headOffice)
  await page.goto('/jfsc')
  await page.getByRole('link', { name: /会员幸运转盘/ }).click()
  await expect(page).toHaveURL('/jfsc?draw=2')
  const panel = page.getByRole('region', { name: '会员幸运转盘' })
  await expect(panel.getByRole('list', { name: '奖品' }).getByRole('listitem')).toHaveCount(5)
  await expect(panel).toContainText('还有 3 次机会')
  await panel.getByRole('button', { name: '抽奖' }).click()
  await page.getByRole('button', { name: '直接查看' }).click()
  await expect(page.getByRole('alertdialog')).toContainText('恭喜您抽中')
  await page.getByRole('alertdialog').getByRole('button').click()
  await expect(panel).toContainText('还有 2 次机会')
  await panel.getByRole('link', { name: '抽奖记录' }).click()
  await expect(page.getByRole('table', { name: '抽奖记录' })).toContainText('会员幸运转盘')
})

test.describe('the draw by itself', () => {
  test.use({ drawsByItself: true })

  test('[ST-05 2, ST-05 5] the popup opens on a page that stands still, once a day, and a drag over the ticket draws', async ({
    page,
  }) => {
    await logInByApi(page.request, ACCOUNTS.headOffice)
    await page.goto('/help')
    const popup = page.getByRole('dialog', { name: '换季备货礼' })
    await expect(popup).toBeVisible({ timeout: 20_000 })
    await popup.getByRole('button', { name: '关闭' }).click()
    await page.reload()
    await page.getByRole('button', { name: '抽奖', exact: true }).click()
    const box = await popup.getByRole('button', { name: '刮开奖层' }).boundingBox()
    if (!box) throw new Error('The ticket has no place on the page.')
    await page.mouse.move(box.x + 20, box.y + 30)
    await page.mouse.down()
    await page.mouse.move(box.x + 200, box.y + 60, { steps: 8 })
    await page.mouse.up()
    await expect(popup).toContainText('正在抽奖')
    await expect(page.getByRole('alertdialog')).toContainText('恭喜您抽中')
  })
})

test('[RT-13] a buyer pays a part of an order with points by keys, and a cancelled order gives them back', async ({
  page,
}) => {
  await logInByApi(page.request, ACCOUNTS.approved)
  const goods = (await goodsFor(page.request, '胶囊')).slice(0, 1)
  await fillCart(
    page.request,
    goods.map(each => ({ goods: each, number: each.number })),
  )
  const before = await pointsOf(page)
  await page.goto('/cart')
  await page.getByRole('button', { name: '去结算' }).click()
  const field = page.getByRole('textbox', { name: '使用的积分' })
  await expect(field).toHaveAccessibleDescription(/^最多可用 \d+ 分抵 ¥/)
  await expect(field).toHaveValue('')
  await field.fill('120')
  await field.press('Enter')
  const amounts = page.getByRole('region', { name: '金额明细' })
  await expect(amounts).toContainText('积分抵扣−¥1.20')
  await page.getByRole('button', { name: '提交订单' }).click()
  await expect(page).toHaveURL(/\/cart\/(pay|step3|ephedrine)/)
  expect(await pointsOf(page)).toBe(before - 120)

  const { list } = await call(page.request, 'GET', '/api/order', { per_page: 1 })
  const [{ id, sn }] = list
  await page.goto(`/order/info/${id}`)
  await expect(page.getByText(/提交订单，使用 120 积分抵扣 ¥1.20/)).toBeVisible()
  await call(page.request, 'POST', `/api/order/${id}/cancel`)
  expect(await pointsOf(page)).toBe(before)
  await page.goto('/wdqb/jfgl?use_type=8')
  await expect(page.getByRole('row').filter({ hasText: sn })).toHaveCount(2)
})
