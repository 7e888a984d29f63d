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

/** `price` of the light and of the dark theme. */
const PRICE = 'rgb(194, 51, 27)'
const DARK_PRICE = 'rgb(255, 122, 97)'

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
  await page.evaluate(() => document.documentElement.setAttribute('data-yaoji-theme', 'dark'))
  expect(await colourOf(price)).toBe(DARK_PRICE)

  await page.getByRole('article').getByRole('button', { name: '加入购物车' }).click()
  await expectPage(page.getByRole('status').filter({ hasText: '购物车 10 盒' })).toBeVisible()
  await page.getByRole('button', { name: '清空' }).click()
  await page.getByRole('alertdialog', { name: '温馨提示' }).getByRole('button', { name: '确定' }).click()
  await expectPage(page.getByRole('status').filter({ hasText: '购物车 0 盒' })).toBeVisible()
  await page.getByRole('button', { name: '收藏' }).click()
  await expectPage(page.getByRole('button', { name: '已收藏 1 种' })).toBeVisible()
}

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
