import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect as expectPage } from '@playwright/test'
import { expect, onTestFinished, test } from 'vitest'
import { serveFolder } from '../../scripts/launch/static-server.mjs'
import { tool } from '../../scripts/launch/tool.mjs'
import { visit } from './install/browser.mjs'
import { exampleWith, READER } from './install/examples.mjs'
import { copyApp } from './install/folders.mjs'
import { run, SUCCESS } from './install/run.mjs'

/** Examples of the READMEs that a page of another app renders, by what they export. */
const COMPONENTS = ['English', 'Links', 'Packs', 'Products', 'Search']

test('[LB-01] the examples of the READMEs work in a page: rows of another backend, own search field, packs, English, router, brand', async () => {
  const app = copyApp(READER, 'recipes')
  for (const name of COMPONENTS) {
    const code = exampleWith(new RegExp(`^export (const|function) ${name}\\b`, 'm'))
    writeFileSync(join(app, `${name}.tsx`), code)
  }
  writeFileSync(join(app, 'brand.css'), exampleWith(/^\[data-yaoji-brand="ours"\] \{/m))
  expect(await run(tool('vite', 'build'), app)).toMatchObject(SUCCESS)
  const { url, stop } = await serveFolder(join(app, 'dist'))
  onTestFinished(stop)
  expect(await visit(`${url}/`, checkRecipes)).toEqual([])
})

async function checkRecipes(page) {
  const said = page.getByRole('log')
  const field = page.getByRole('combobox', { name: '搜索商品' })
  await field.fill('阿莫')
  await expectPage(page.getByRole('option')).toHaveText(['阿莫西林胶囊', '阿莫西林颗粒'])
  await field.press('ArrowDown')
  await field.press('ArrowDown')
  await field.press('Enter')
  await expectPage(said).toHaveText('searched 阿莫西林颗粒')

  const card = page.getByRole('article').filter({ hasText: 'Carprofen' })
  await expectPage(card).toContainText('¥12.90')
  await card.getByRole('button', { name: /加入购物车/ }).click()
  await expectPage(said).toHaveText('added 1 of 5')

  await page.getByRole('textbox', { name: '数量' }).fill('50')
  await page.keyboard.press('Enter')
  await expectPage(said).toHaveText('50 packs')
  await expectPage(page.getByRole('button', { name: /^Copy/ })).toBeVisible()

  await page.getByRole('link', { name: 'another page' }).click()
  await expectPage(page).toHaveURL(/\/elsewhere$/)
  await expectPage(said).toHaveText('50 packs')
  const colour = page
    .getByRole('button', { name: 'brand' })
    .evaluate(element => getComputedStyle(element).backgroundColor)
  expect(await colour).toBe('rgb(10, 95, 165)')
}
