/**
 * What the cart table costs in a browser, beside the same page written by hand over a virtual list: `npm run build -- ui`
 * first, then `node bench/cart-table.mjs`. The processor of the browser is slowed down four times.
 */

import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { build } from 'esbuild'
import { ensureBrowser } from '../scripts/launch/browser.mjs'
import { machine, median, table } from './measure.mjs'

const SLOWER = 4
const ROUNDS = Number(process.argv[2] ?? 7)
const PAGES = ['library', 'by-hand']
const CARTS = [10_000, 1_000]

const folder = name => fileURLToPath(new URL(`cart-table/${name}`, import.meta.url))

async function scriptOf(page) {
  const { outputFiles } = await build({
    entryPoints: [folder(`${page}.jsx`)],
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  return outputFiles[0].text
}

const files = new Map()
for (const page of PAGES) {
  files.set(`/${page}.js`, ['text/javascript', await scriptOf(page)])
  const html = `<!doctype html><html lang="zh-CN"><link rel="stylesheet" href="/${page}.css"><div id="root"></div><script type="module" src="/${page}.js"></script></html>`
  files.set(`/${page}`, ['text/html', html])
}
const styles = new URL(import.meta.resolve('@yaoji/ui/styles.css'))
files.set('/library.css', ['text/css', await readFile(styles, 'utf8')])
files.set('/by-hand.css', ['text/css', await readFile(folder('by-hand.css'), 'utf8')])

const server = createServer((request, response) => {
  const [type, text] = files.get(request.url) ?? ['text/plain', '']
  response.setHeader('content-type', `${type}; charset=utf-8`)
  response.end(text)
})
await new Promise(resolve => server.listen(0, '127.0.0.1', resolve))
const address = `http://127.0.0.1:${server.address().port}`

const browser = await chromium.launch({ executablePath: await ensureBrowser() })

/** One visit of a page: what each step took, in milliseconds. */
async function visit(page, count) {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 } })
  const tab = await context.newPage()
  const errors = []
  tab.on('pageerror', error => errors.push(error))
  await tab.goto(`${address}/${page}`)
  await tab.waitForFunction(() => window.mount)
  const session = await context.newCDPSession(tab)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  const mount = await tab.evaluate(lines => window.mount(lines), count)
  await tab.waitForSelector('[data-part="line"]')
  const nodes = await tab.evaluate(() => document.querySelectorAll('table *').length)
  const toggle = await timed(tab, () => {
    document.querySelectorAll('[data-part="line"] input[type="checkbox"]')[2].click()
  })
  const all = await timed(tab, () => document.querySelector('thead input').click())
  const number = await timed(tab, () => {
    const input = document.querySelectorAll('[data-part="line"] [role="spinbutton"]')[2]
    input.focus()
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(input, '50')
    input.dispatchEvent(new Event('input', { bubbles: true }))
    input.blur()
  })
  const frames = await tab.evaluate(scrolled)
  await context.close()
  if (errors.length > 0) throw errors[0]
  return { mount, toggle, all, number, nodes, ...frames }
}

function timed(tab, act) {
  return tab.evaluate(`(async () => {
    await window.painted()
    const begin = performance.now()
    ;(${act})()
    await window.painted()
    return performance.now() - begin
  })()`)
}

/** Scrolls for a while, and tells the part of the frames that came late and the longest. */
async function scrolled() {
  const frame = () => new Promise(resolve => requestAnimationFrame(resolve))
  const times = []
  let before = await frame()
  for (let step = 0; step < 120; step += 1) {
    window.scrollBy(0, 240)
    const now = await frame()
    times.push(now - before)
    before = now
  }
  const late = times.filter(time => time > 20).length
  return { late: (100 * late) / times.length, worst: Math.max(...times) }
}

const STEPS = {
  mount: 'mount until painted',
  toggle: 'select one line',
  all: 'select all lines',
  number: 'enter a number',
  worst: 'longest frame while scrolling',
}

console.log(`${machine()}, ${browser.version()}, processor ${SLOWER} times slower\n`)
const rows = []
for (const count of CARTS) {
  const visits = Object.fromEntries(PAGES.map(page => [page, []]))
  for (let round = -1; round < ROUNDS; round += 1) {
    for (const page of PAGES) {
      const found = await visit(page, count)
      if (round >= 0) visits[page].push(found)
    }
  }
  const of = (page, step) => median(visits[page].map(each => each[step]))
  for (const [step, name] of Object.entries(STEPS)) {
    const [own, hand] = PAGES.map(page => of(page, step))
    rows.push([count, name, `${own.toFixed(0)} ms`, `${hand.toFixed(0)} ms`, (own / hand).toFixed(2)])
  }
  for (const [step, name, unit] of [
    ['late', 'late frames', '%'],
    ['nodes', 'elements of the table', ''],
  ]) {
    const [own, hand] = PAGES.map(page => of(page, step))
    rows.push([
      count,
      name,
      `${own.toFixed(0)} ${unit}`.trim(),
      `${hand.toFixed(0)} ${unit}`.trim(),
      (own / hand).toFixed(2),
    ])
  }
}
console.log(table([['lines', 'step', 'library', 'by hand', 'ratio'], ...rows]))
await browser.close()
server.close()
