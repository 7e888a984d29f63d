import { cpSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect as expectPage } from '@playwright/test'
import { expect, onTestFinished, test } from 'vitest'
import { ROOT } from '../../scripts/launch/folders.mjs'
import { tool } from '../../scripts/launch/tool.mjs'
import { changeData } from '../shop/database'
import { startShop } from '../shop/server'
import { visit } from './install/browser.mjs'
import { callerFolder } from './install/folders.mjs'
import { run, SUCCESS, tsc } from './install/run.mjs'

const EXAMPLE = join(ROOT, 'docs/examples/second-shop')

/** The most lines that a shop of these pages needs beside the packages, styles included. */
const MOST_LINES = 400

test('[LB-01] a shop of another brand, in English, needs at most 400 lines', () => {
  const lines = readdirSync(join(EXAMPLE, 'src')).map(
    file => readFileSync(join(EXAMPLE, 'src', file), 'utf8').split('\n').length - 1,
  )
  expect(lines.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(MOST_LINES)
})

test('[LB-01 1] it builds from the packed packages alone with every strict option, and a buyer orders in it', async () => {
  const app = join(callerFolder('react-19'), 'second-shop')
  rmSync(app, { recursive: true, force: true })
  cpSync(EXAMPLE, app, { recursive: true })
  expect(await run(tsc('-p', '.'), app)).toEqual({ ...SUCCESS, output: '' })
  expect(await run(tool('vite', 'build'), app)).toMatchObject(SUCCESS)

  const shop = await startShop('second-shop', { STOREFRONT_DIR: join(app, 'dist') })
  onTestFinished(() => shop.stop())
  await shop.stop()
  await changeData(shop.data, VETERINARY_GOODS)
  await shop.restart()
  expect(await visit(`${shop.url}/`, order)).toEqual([])
}, 300_000)

/** The goods of this shop: some products get the names of a veterinary wholesaler. */
const VETERINARY_GOODS = [
  ['阿莫西林胶囊', 'Amoxicillin for dogs'],
  ['布洛芬缓释胶囊', 'Carprofen for dogs'],
]
  .map(([before, after]) => `update goods set name = '${after}' where common_name = '${before}'`)
  .join(';')

/** From the login to a placed order: by a product's page, and by lines that are typed. */
async function order(page) {
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click()
  await page.getByLabel('Phone or user name').fill('13800000001')
  await page.getByLabel('Password', { exact: true }).fill('Yaoji@2026')
  await page.getByRole('button', { name: 'Log in' }).click()
  await expectPage(page.getByRole('button', { name: /^Log out/ })).toBeVisible()

  await page.getByRole('combobox').fill('阿莫西林胶囊')
  await page.keyboard.press('Enter')
  const cards = page.getByRole('article').filter({ hasText: 'Amoxicillin for dogs' })
  await expectPage(cards.first()).toContainText(/\$\d/)
  await expectPage(cards.first()).not.toContainText('¥')
  await cards.first().getByRole('link').first().click()
  // The list stays in sight until the product's page is loaded, and each of its cards has such a button too.
  await expectPage(page.getByRole('heading', { level: 1, name: /Amoxicillin for dogs/ })).toBeVisible()
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await expectPage(page.getByText(/^Added to the cart: .*Amoxicillin for dogs/)).toBeVisible()

  await page.getByRole('link', { name: 'Quick order' }).click()
  await page.getByRole('combobox', { name: /^Row 1/ }).fill('YJ102408')
  await page.keyboard.press('Enter')
  await page.keyboard.type('20')
  await page.keyboard.press('Control+Enter')
  await expectPage(page.getByRole('link', { name: /cart/i }).first()).toBeVisible()
  await expectPage(page.getByText(/added/i).first()).toBeVisible()

  await page.goto(new URL('/cart', page.url()).href)
  await expectPage(page.getByRole('table').getByText('Amoxicillin for dogs')).toBeVisible()
  await expectPage(page.getByRole('table')).toContainText(/\$\d/)
  await page.getByRole('button', { name: /check ?out/i }).click()
  await page.getByRole('button', { name: 'Place order' }).click()
  await expectPage(page.getByRole('heading', { name: 'Orders' })).toBeVisible()
  await expectPage(page.getByRole('table').getByText('Amoxicillin for dogs').first()).toBeVisible()
}
