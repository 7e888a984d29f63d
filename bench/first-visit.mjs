/**
 * How long a first visit takes on a phone with a slow connection: `npm start`, then `node bench/first-visit.mjs`. The browser
 * has nothing stored, a screen of 412 px and a processor that is slowed down four times.
 *
 * The first row is a page with React alone, a heading and nothing else, from the same machine over the same connection: what
 * any page over React takes at least when its content comes from its code.
 */
import { createServer } from 'node:http'
import { parseArgs } from 'node:util'
import { gzipSync } from 'node:zlib'
import { chromium } from '@playwright/test'
import { createClient } from '@yaoji/api-client'
import { authLogin } from '@yaoji/api-client/contract/user'
import { build } from 'esbuild'
import { ensureBrowser } from '../scripts/launch/browser.mjs'
import { machine, median, table } from './measure.mjs'

const { shop, rounds, account, password } = parseArgs({
  options: {
    shop: { type: 'string', default: 'http://localhost:4173' },
    rounds: { type: 'string', default: '5' },
    account: { type: 'string', default: '13800000001' },
    password: { type: 'string', default: 'Yaoji@2026' },
  },
}).values

/** Round trip in milliseconds, and bytes a second in both directions. */
const CONNECTIONS = {
  'slow 4G': { latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 },
  '400 kbit/s': { latency: 400, downloadThroughput: 400_000 / 8, uploadThroughput: 400_000 / 8 },
}

/** How long the page is watched: what loads when it is idle belongs to the visit. */
const WATCHED_MS = { 'slow 4G': 6000, '400 kbit/s': 16_000 }

const SLOWER = 4

const product = await firstProduct()
const reactAlone = await serveReactAlone()
const PAGES = [
  ['React alone', reactAlone.url],
  ['home', `${shop}/`],
  ['list', `${shop}/list`],
  ['product', `${shop}/list/info/${product}`],
  ['login', `${shop}/login`],
  ['cart of a buyer', `${shop}/cart`, true],
  ['quick purchase of a buyer', `${shop}/zzfw/kjcg`, true],
]

const cookies = await loginCookies()
const browser = await chromium.launch({ executablePath: await ensureBrowser() })
const rows = []
for (const [connection, limits] of Object.entries(CONNECTIONS)) {
  const visits = PAGES.map(() => [])
  for (let round = 0; round < Number(rounds); round += 1) {
    for (const [index, [, address, asBuyer]] of PAGES.entries()) {
      visits[index].push(await visit(address, { limits, watched: WATCHED_MS[connection], asBuyer }))
    }
  }
  for (const [index, [name]] of PAGES.entries()) {
    const of = key => median(visits[index].map(found => found[key]))
    const ratio = median(visits[index].map((found, round) => found.first / visits[0][round].first))
    const times = ['first', 'largest', 'blocked'].map(key => `${of(key).toFixed(0)} ms`)
    const bytes = `${(of('bytes') / 1000).toFixed(1)} kB`
    rows.push([connection, name, ...times, ratio.toFixed(2), of('shift').toFixed(3), bytes])
  }
}
await browser.close()
reactAlone.close()

console.log(`${machine()}, ${browser.version()}; medians of ${rounds} visits in turns\n`)
const head = [
  'connection',
  'page',
  'first paint',
  'largest paint',
  'blocked',
  'first, ratio',
  'shift',
  'files',
]
console.log(table([head, ...rows]))

/** One visit of a browser that has nothing stored. */
async function visit(address, { limits, watched, asBuyer }) {
  const context = await browser.newContext({ viewport: { width: 412, height: 915 }, locale: 'zh-CN' })
  if (asBuyer) await context.addCookies(cookies)
  await context.addInitScript(() => {
    window.seen = { largest: 0, shift: 0, long: [] }
    const watch = (type, take) =>
      new PerformanceObserver(list => list.getEntries().forEach(take)).observe({ type, buffered: true })
    watch('largest-contentful-paint', entry => {
      window.seen.largest = entry.startTime
    })
    watch('layout-shift', entry => {
      if (!entry.hadRecentInput) window.seen.shift += entry.value
    })
    watch('longtask', entry => window.seen.long.push([entry.startTime, entry.duration]))
  })
  const tab = await context.newPage()
  const session = await context.newCDPSession(tab)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', { offline: false, ...limits })
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  let bytes = 0
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
  })
  await tab.goto(address, { waitUntil: 'commit' })
  await tab.waitForTimeout(watched)
  const found = await tab.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint')
    return { first: paint?.startTime ?? Number.NaN, ...window.seen }
  })
  await context.close()
  // What a press waits for: the part above 50 ms of each long task after the first paint.
  const blocked = found.long
    .filter(([start]) => start >= found.first)
    .reduce((sum, [, duration]) => sum + Math.max(0, duration - 50), 0)
  return { ...found, blocked, bytes }
}

async function firstProduct() {
  const answer = await fetch(`${shop}/api/goods/list?per_page=20`)
  return (await answer.json()).data.list[0].id
}

/** The cookies of a session, for the browser. */
async function loginCookies() {
  let received = []
  const client = createClient({
    baseUrl: shop,
    async fetch(...call) {
      const answer = await fetch(...call)
      received = answer.headers.getSetCookie()
      return answer
    },
  })
  await client.call(authLogin, { account, password })
  return received.map(line => {
    const [name, ...value] = line.split(';')[0].split('=')
    return { name, value: value.join('='), url: shop }
  })
}

async function serveReactAlone() {
  const { outputFiles } = await build({
    stdin: {
      contents: `import { createElement } from 'react'
        import { createRoot } from 'react-dom/client'
        createRoot(document.getElementById('root')).render(createElement('h1', null, '药集'))`,
      resolveDir: import.meta.dirname,
    },
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  const html =
    '<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><div id="root"></div><script type="module" src="/code.js"></script>'
  const server = createServer((request, response) => {
    const isCode = request.url === '/code.js'
    response.setHeader('content-type', isCode ? 'text/javascript' : 'text/html')
    response.setHeader('content-encoding', 'gzip')
    response.end(gzipSync(isCode ? outputFiles[0].text : html))
  })
  await new Promise(resolve => server.listen(0, '127.0.0.1', resolve))
  return { url: `http://127.0.0.1:${server.address().port}/`, close: () => server.close() }
}
