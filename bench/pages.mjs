import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { chromium } from '@playwright/test'
import { build } from 'esbuild'
import { ensureBrowser } from '../scripts/launch/browser.mjs'
import { machine, median, table } from './measure.mjs'

/** How many times the processor of the browser is slowed down. */
const SLOWER = 4

/** The page over the library, and the same one written by hand. */
const PAGES = ['library', 'by-hand']

async function scriptOf(file) {
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  return outputFiles[0].text
}

/** What is served: of each page its HTML, script and styles, from a folder with `library.jsx`, `by-hand.jsx`, `by-hand.css`. */
async function filesOf(folder) {
  const files = new Map()
  for (const page of PAGES) {
    const script = await scriptOf(new URL(`${page}.jsx`, folder).pathname)
    files.set(`/${page}.js`, ['text/javascript', script])
    const html = `<!doctype html><html lang="zh-CN"><link rel="stylesheet" href="/${page}.css"><div id="root"></div><script type="module" src="/${page}.js"></script></html>`
    files.set(`/${page}`, ['text/html', html])
  }
  const styles = new URL(import.meta.resolve('@yaoji/ui/styles.css'))
  files.set('/library.css', ['text/css', await readFile(styles, 'utf8')])
  files.set('/by-hand.css', ['text/css', await readFile(new URL('by-hand.css', folder), 'utf8')])
  return files
}

async function serve(files) {
  const server = createServer((request, response) => {
    const [type, text] = files.get(request.url) ?? ['text/plain', '']
    response.setHeader('content-type', `${type}; charset=utf-8`)
    response.end(text)
  })
  await new Promise(resolve => server.listen(0, '127.0.0.1', resolve))
  return server
}

/**
 * Prints a table of what both pages of a folder cost in a browser, in turns, by medians of `rounds` visits.
 * @param steps names of what a visit answers, and their units: milliseconds without one
 * @param sizes what is given to `window.mount`, each in rows of its own
 * @param visit the steps of one visit in a tab whose page is mounted; answers what each took
 */
export async function comparePages({ folder, rounds, sizes, steps, visit }) {
  const server = await serve(await filesOf(folder))
  const browser = await chromium.launch({ executablePath: await ensureBrowser() })
  console.log(`${machine()}, ${browser.version()}, processor ${SLOWER} times slower\n`)
  const rows = []
  for (const size of sizes) {
    const visits = Object.fromEntries(PAGES.map(page => [page, []]))
    for (let round = -1; round < rounds; round += 1) {
      for (const page of PAGES) {
        const address = `http://127.0.0.1:${server.address().port}/${page}`
        const found = await visitOf(browser, { address, size, visit })
        if (round >= 0) visits[page].push(found)
      }
    }
    for (const [step, [name, unit = 'ms']] of Object.entries(steps)) {
      const [own, hand] = PAGES.map(page => median(visits[page].map(each => each[step])))
      const texts = [own, hand].map(value => `${value.toFixed(0)} ${unit}`.trim())
      rows.push([size, name, ...texts, (own / hand).toFixed(2)])
    }
  }
  console.log(table([['rows', 'step', 'library', 'by hand', 'ratio'], ...rows]))
  await browser.close()
  server.close()
}

async function visitOf(browser, { address, size, visit }) {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 } })
  const tab = await context.newPage()
  const errors = []
  tab.on('pageerror', error => errors.push(error))
  await tab.goto(address)
  await tab.waitForFunction(() => window.mount)
  const session = await context.newCDPSession(tab)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  const mount = await tab.evaluate(rows => window.mount(rows), size)
  const found = { mount, ...(await visit(tab)) }
  await context.close()
  if (errors.length > 0) throw errors[0]
  return found
}

/** How long an act takes in a tab until its result is painted, in milliseconds. */
export function timed(tab, act) {
  return tab.evaluate(`(async () => {
    await window.painted()
    const begin = performance.now()
    ;(${act})()
    await window.painted()
    return performance.now() - begin
  })()`)
}
