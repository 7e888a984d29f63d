import { logInByApi } from './shop/buyer'
import { ACCOUNTS, expect, test } from './shop/test'

test('[LB-05 1, LB-05 2] keys lead to search, cart, quick purchase and orders from any page, not while typing, and can be switched off', async ({
  page,
}) => {
  await logInByApi(page.request, ACCOUNTS.approved)
  await page.goto('/list')
  await expect(page.getByRole('button', { name: '快捷键' })).toBeVisible()
  await page.keyboard.press('/')
  const search = page.getByRole('combobox', { name: '搜索商品' })
  await expect(search).toBeFocused()
  await page.keyboard.type('gc')
  await expect(search).toHaveValue('gc')
  await page.keyboard.press('Escape')
  await search.blur()
  await page.keyboard.type('gc')
  await expect(page).toHaveURL('/cart')
  await page.keyboard.type('gk')
  await expect(page).toHaveURL('/zzfw/kjcg')
  await page.goto('/list/info/1033')
  await expect(page.getByRole('button', { name: '快捷键' })).toBeVisible()
  await page.keyboard.type('go')
  await expect(page).toHaveURL('/order')
  await page.goto('/list')
  await expect(page.getByRole('button', { name: '快捷键' })).toBeVisible()
  await page.keyboard.press('?')
  const dialog = page.getByRole('dialog', { name: '键盘快捷键' })
  await dialog.getByRole('checkbox', { name: '使用快捷键' }).uncheck()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await page.keyboard.type('gc')
  await expect(page).toHaveURL('/list')
})
