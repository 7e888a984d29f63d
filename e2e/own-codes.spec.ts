import type { Page } from '@playwright/test'
import { call, fillCart, logInByApi } from './shop/buyer'
import { pasteText } from './shop/sheet'
import { ACCOUNTS, expect, test } from './shop/test'

const row = (page: Page, line: number) =>
  page.getByRole('row').filter({ has: page.getByRole('combobox', { name: `第 ${line} 行 商品` }) })

async function paste(page: Page, lines: readonly string[]) {
  await pasteText(page, lines)
  await expect(page.getByText('匹配中')).toHaveCount(0)
}

/** Pastes a table, and takes what was understood. */
async function pasteTable(page: Page, lines: readonly string[]) {
  await paste(page, lines)
  const dialog = page.getByRole('dialog', { name: '核对粘贴的表格' })
  await expect(dialog.getByText(`认出 ${lines.length - 1} 行`)).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText('匹配中')).toHaveCount(0)
}

async function openSheet(page: Page) {
  await page.goto('/zzfw/kjcg')
  await expect(page.getByRole('table', { name: '采购清单' })).toBeVisible()
}

/** Empties the sheet, which a reload would keep. */
async function emptySheet(page: Page) {
  // A sheet that is left keeps its rows once more.
  await page.goto('/zzfw/kjcg/codes')
  await page.evaluate(() => sessionStorage.clear())
  await openSheet(page)
}

test('[RT-30 /zzfw/kjcg] [RT-30 /zzfw/kjcg/codes] what a buyer chose for her own code is certain the next time, also in another store, until it is removed', async ({
  page,
}) => {
  await logInByApi(page.request, ACCOUNTS.headOffice)
  await fillCart(page.request, [])
  await call(page.request, 'POST', '/api/user/purchase_codes/remove')
  await openSheet(page)

  const lines = ['自编码\t品名\t数量', 'HM-001023\t阿莫西林胶囊\t200', 'HM-001044\t没有这种药品\t200']
  await pasteTable(page, lines)
  await page.getByRole('combobox', { name: '第 1 行 商品' }).press('Alt+ArrowDown')
  await page.getByRole('listbox', { name: '第 1 行 可选的商品' }).press('2')
  const chosen = await row(page, 1).getByRole('link').first().textContent()
  await expect(row(page, 1).getByText('您的编码')).toHaveCount(0)

  await emptySheet(page)
  await pasteTable(page, lines)
  await paste(page, ['HM-001023\t200'])
  for (const line of [1, 3]) {
    await expect(row(page, line).getByText('您的编码')).toBeVisible()
    await expect(row(page, line).getByRole('link').first()).toHaveText(chosen ?? '')
  }
  await expect(page.getByRole('button', { name: '待处理 1' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^请确认/ })).toHaveCount(0)

  const { list } = await call(page.request, 'GET', '/api/user/stores')
  const store = list.find((each: { can_switch: number }) => each.can_switch === 1)
  await call(page.request, 'POST', `/api/user/stores/${store.user_id}/switch`)
  await emptySheet(page)
  await paste(page, ['HM-001023\t200'])
  await expect(row(page, 1).getByText('您的编码')).toBeVisible()

  await page.getByRole('link', { name: '您的编码', exact: true }).last().click()
  await expect(page).toHaveURL('/zzfw/kjcg/codes')
  await page.getByRole('button', { name: '删除 HM-001023' }).click()
  await expect(page.getByRole('row', { name: /^HM-001023/ })).toHaveCount(0)
  await page.getByRole('button', { name: '撤销' }).click()
  await expect(page.getByRole('row', { name: /^HM-001023/ })).toBeVisible()
  await page.getByRole('button', { name: '删除 HM-001023' }).click()
  await expect(page.getByRole('row', { name: /^HM-001023/ })).toHaveCount(0)
  await emptySheet(page)
  await paste(page, ['HM-001023\t200'])
  await expect(row(page, 1).getByText('您的编码')).toHaveCount(0)
})
