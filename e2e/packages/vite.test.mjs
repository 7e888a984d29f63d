import { readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { expect as expectPage } from '@playwright/test'
import { describe, expect, onTestFinished, test } from 'vitest'
import { serveFolder } from '../../scripts/launch/static-server.mjs'
import { tool } from '../../scripts/launch/tool.mjs'
import { colourOf, visit } from './install/browser.mjs'
import { filesOf } from './install/entries.mjs'
import { CALLERS, callerFolder, copyApp, installed } from './install/folders.mjs'
import { moduleEntries, runtimeNames } from './install/names.mjs'
import { run, SUCCESS } from './install/run.mjs'

/** `ink` and `price` of the light and the dark theme. */
const INK = 'rgb(24, 33, 30)'
const PRICE = 'rgb(194, 51, 27)'
const DARK_INK = 'rgb(230, 236, 233)'
const DARK_PRICE = 'rgb(255, 122, 97)'

/** The browser's default text colours. */
const BLACK = 'rgb(0, 0, 0)'
const WHITE = 'rgb(255, 255, 255)'

/** The colours of the app's brand.css. */
const BRAND_PRICE = 'rgb(18, 52, 86)'
const DARK_BRAND_PRICE = 'rgb(171, 205, 239)'

describe.each(CALLERS)('Vite, %s', caller => {
  test('[LB-01 1] [LB-01 5] the app builds from the tarballs only, and works in a browser', async () => {
    const app = copyApp(caller, 'vite')
    expect(await run(tool('vite', 'build'), app)).toMatchObject(SUCCESS)
    const modules = JSON.parse(readFileSync(join(app, 'dist/modules.json'), 'utf8'))
    const files = modules.filter(id => id.includes(sep) && !id.startsWith('\0'))
    expect(files.filter(id => !id.startsWith(callerFolder(caller)))).toEqual([])

    const { url, stop } = await serveFolder(join(app, 'dist'))
    onTestFinished(stop)
    expect(await visit(`${url}/`, checkPage)).toEqual([])
  })
})

test('[LB-01 3] a theme applies where it is set, and the page around components keeps its colours', async () => {
  const app = copyApp('react-19', 'vite')
  expect(await run(tool('vite', 'build'), app)).toMatchObject(SUCCESS)
  const { url, stop } = await serveFolder(join(app, 'dist'))
  onTestFinished(stop)
  expect(await visit(`${url}/`, checkThemes)).toEqual([])
})

async function checkThemes(page) {
  const colours = async () => ({
    page: await colourOf(page.locator('body')),
    price: await colourOf(page.getByTestId('price')),
    inDark: await colourOf(page.getByTestId('in-dark')),
    inLight: await colourOf(page.getByTestId('in-light')),
  })
  const nested = { inDark: DARK_INK, inLight: INK }
  await page.emulateMedia({ colorScheme: 'light' })
  await expectPage(page.getByTestId('price')).toBeVisible()
  expect(await colours(), 'no theme is set').toEqual({ page: BLACK, price: PRICE, ...nested })
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await colours(), 'the system is dark').toEqual({ page: WHITE, price: DARK_PRICE, ...nested })
  await setRoot(page, { yaojiTheme: 'light' })
  expect(await colours(), 'the page sets light').toEqual({ page: BLACK, price: PRICE, ...nested })
  await page.emulateMedia({ colorScheme: 'light' })
  await setRoot(page, { yaojiTheme: 'dark' })
  expect(await colours(), 'the page sets dark').toEqual({ page: WHITE, price: DARK_PRICE, ...nested })
}

async function checkPage(page) {
  const price = page.getByTestId('price')
  await expectPage(price).toHaveText('¥12.80/盒')
  expect(await colourOf(price)).toBe(PRICE)
  await setRoot(page, { yaojiBrand: 'ours' })
  expect(await colourOf(price)).toBe(BRAND_PRICE)
  await setRoot(page, { yaojiBrand: 'ours', yaojiTheme: 'dark' })
  expect(await colourOf(price)).toBe(DARK_BRAND_PRICE)
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

/** Sets `data-*` attributes of the page's root element. */
const setRoot = (page, data) =>
  page.evaluate(wanted => void Object.assign(document.documentElement.dataset, wanted), data)

test('[LB-01 4] a bundle with one component contains no other component and no other styles', async () => {
  const app = copyApp('react-19', 'vite')
  expect(await run(tool('vite', 'build', '--config=one.config.mjs'), app)).toMatchObject(SUCCESS)
  const bundle = readFileSync(join(app, 'dist-one/one.js'), 'utf8')
  const names = await namesOfUi()
  expect(names.length).toBeGreaterThan(150)
  expect(names.filter(name => new RegExp(`\\b${name}\\b`).test(bundle))).toEqual(['Price'])

  const sheet = filesOf(join(app, 'dist-one')).find(file => file.endsWith('.css'))
  const classes = classesOf(readFileSync(join(app, 'dist-one', sheet), 'utf8'))
  // A price has a text that is only read out.
  const own = ['price/Price', 'part/VisuallyHidden'].flatMap(file =>
    classesOf(readFileSync(join(installed('react-19', 'ui'), `dist/${file}.css.js`), 'utf8')),
  )
  expect(classes.length).toBeGreaterThan(2)
  expect(classes.filter(name => !own.includes(name))).toEqual([])
})

const classesOf = text => [...new Set(text.match(/yaoji_\w+/g))]

/** The components that callers can import. */
async function namesOfUi() {
  const entries = moduleEntries('react-19', 'ui').filter(({ subpath }) => !subpath.endsWith('/headless'))
  const names = await Promise.all(entries.map(entry => runtimeNames('react-19', 'ui', entry)))
  return [...new Set(names.flat())].filter(name => /^[A-Z][a-z]/.test(name))
}
