import { readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { expect as expectPage } from '@playwright/test'
import { describe, expect, onTestFinished, test } from 'vitest'
import { serveFolder } from '../../scripts/launch/static-server.mjs'
import { tool } from '../../scripts/launch/tool.mjs'
import { colourOf, visit } from './install/browser.mjs'
import { entriesOf } from './install/entries.mjs'
import { CALLERS, callerFolder, installed, putApp } from './install/folders.mjs'
import { DONE, run } from './install/run.mjs'

/** `price` of the light theme; `ink` and `price` of the dark one. */
const PRICE = 'rgb(194, 51, 27)'
const DARK_INK = 'rgb(230, 236, 233)'
const DARK_PRICE = 'rgb(255, 122, 97)'

/** What brand.css of the app makes of them. */
const BRAND_PRICE = 'rgb(18, 52, 86)'
const DARK_BRAND_PRICE = 'rgb(171, 205, 239)'

describe.each(CALLERS)('Vite, %s', caller => {
  test('[LB-01] the app builds from the tarballs and nothing else, and works in a browser', async () => {
    const app = putApp(caller, 'vite')
    expect(await run(tool('vite', 'build'), app)).toMatchObject(DONE)
    const modules = JSON.parse(readFileSync(join(app, 'dist/modules.json'), 'utf8'))
    const files = modules.filter(id => id.includes(sep) && !id.startsWith('\0'))
    expect(files.filter(id => !id.startsWith(callerFolder(caller)))).toEqual([])

    const { url, stop } = await serveFolder(join(app, 'dist'))
    onTestFinished(stop)
    expect(await visit(`${url}/`, useIt)).toEqual([])
  })
})

async function useIt(page) {
  const price = page.getByTestId('price')
  await expectPage(price).toHaveText('¥12.80/盒')
  expect(await colourOf(price)).toBe(PRICE)
  await setRoot(page, { yaojiBrand: 'ours' })
  expect(await colourOf(price)).toBe(BRAND_PRICE)
  await setRoot(page, { yaojiBrand: 'ours', yaojiTheme: 'dark' })
  expect(await colourOf(price)).toBe(DARK_BRAND_PRICE)
  expect(await colourOf(page.locator('body'))).toBe(DARK_INK)
  await setRoot(page, { yaojiBrand: 'another', yaojiTheme: 'dark' })
  expect(await colourOf(price)).toBe(DARK_PRICE)

  await page.getByRole('article').getByRole('button', { name: '加入购物车' }).click()
  await expectPage(page.getByRole('status').filter({ hasText: '购物车 10 盒' })).toBeVisible()
  await page.getByRole('button', { name: '清空' }).click()
  await page.getByRole('alertdialog', { name: '温馨提示' }).getByRole('button', { name: '确定' }).click()
  await expectPage(page.getByRole('status').filter({ hasText: '购物车 0 盒' })).toBeVisible()
  await page.getByRole('button', { name: '收藏' }).click()
  await expectPage(page.getByRole('button', { name: '已收藏 1 种' })).toBeVisible()
}

/** Sets `data-*` of the page's root. */
const setRoot = (page, data) =>
  page.evaluate(wanted => void Object.assign(document.documentElement.dataset, wanted), data)

test('[LB-01] importing one component leaves the others out of the bundle', async () => {
  const app = putApp('react-19', 'vite')
  expect(await run(tool('vite', 'build', '--config=one.config.mjs'), app)).toMatchObject(DONE)
  const bundle = readFileSync(join(app, 'dist-one/one.js'), 'utf8')
  const names = namesOfUi()
  expect(names.length).toBeGreaterThan(300)
  expect(names.filter(name => new RegExp(`\\b${name}\\b`).test(bundle))).toEqual(['Price'])
})

/** The components that callers can import, by the names that they are declared and exported with. */
function namesOfUi() {
  const ui = installed('react-19', 'ui')
  const sources = entriesOf(ui)
    .filter(({ file }) => file.endsWith('.js'))
    .map(({ file }) => readFileSync(join(ui, file), 'utf8'))
  const names = sources.flatMap(source => /export \{([^}]*)\}/.exec(source)?.[1].split(/,| as /) ?? [])
  return [...new Set(names.map(name => name.trim()))].filter(name => /^[A-Z][a-z]/.test(name))
}
