/**
 * What the service costs at scale, beside a statement that reads the same first page and beside ready bytes. The database
 * of DATABASE_URL is filled by `npm run scale`, the service is built by `npm run build`: then `node bench/service.mjs`.
 */
import { Worker } from 'node:worker_threads'
import { createClient } from '@yaoji/api-client'
import { authLogin } from '@yaoji/api-client/contract/user'
import pg from 'pg'
import { machine, median, table } from './measure.mjs'
import { startService } from './service/start.mjs'

const ROUNDS = 300
const WARM_UP = 100
const AT_ONCE = 16
const LOAD_MS = 4000

/** The same first page from plain tables: what a list costs at least. */
const PLAIN = `select g.*, p.price, p.stock from listed_lines l
  join goods g on g.id = l.goods_id join goods_prices p on p.goods_price_id = l.goods_price_id
  where l.category_id = 0 and l.kind = 'normal' order by l.sales desc, l.goods_price_id limit 40`

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 4 })
const service = await startService()
const cookie = await login()

const first = await (await get('/api/goods/list')).json()
const [product] = first.data.list
const CALLS = {
  'default list': '/api/goods/list',
  'a category': `/api/goods/list?category=${product.category_id}`,
  'by price': '/api/goods/list?sort=price_asc',
  'in stock, with counts': '/api/goods/list?in_stock=1&facets=1',
  'page 50': '/api/goods/list?page=50',
  'keywords 999': '/api/goods/list?keywords=999',
  'a product': `/api/goods/detail/${product.id}`,
  'hot products': '/api/goods/hot',
  'suggestions of a': '/api/goods/search?keywords=a',
}

const rows = []
for (const [what, path] of Object.entries(CALLS)) rows.push([what, ...(await beside(path))])
const [{ count }] = (await pool.query('select count(*) from goods')).rows
console.log(`${machine()}, ${count} products\n`)
console.log(
  table([
    [
      'call',
      'ready bytes',
      'plain page',
      'service',
      'service, p99',
      'service to plain page',
      'calls a second',
    ],
    ...rows,
  ]),
)
await service.stop()
await pool.end()

/** The call in turns with the others, in milliseconds, and how many are answered a second at 16 connections. */
async function beside(path) {
  const bytes = await serveBytes(await (await get(path)).text())
  const runs = [
    async () => (await fetch(bytes.url)).text(),
    async () => JSON.stringify((await pool.query(PLAIN)).rows),
    async () => (await get(path)).text(),
  ]
  const times = runs.map(() => [])
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    for (const [index, run] of runs.entries()) {
      const start = performance.now()
      await run()
      if (round >= 0) times[index].push(performance.now() - start)
    }
  }
  await bytes.stop()
  const [ready, plain, own] = times.map(median)
  const p99 = times[2].toSorted((a, b) => a - b)[Math.floor(ROUNDS * 0.99)]
  const ms = value => `${value.toFixed(1)} ms`
  return [ms(ready), ms(plain), ms(own), ms(p99), (own / plain).toFixed(1), (await rate(path)).toFixed(0)]
}

async function rate(path) {
  const begin = performance.now()
  let answered = 0
  const ask = async () => {
    while (performance.now() - begin < LOAD_MS) {
      await (await get(path)).arrayBuffer()
      answered += 1
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, ask))
  return (answered / (performance.now() - begin)) * 1000
}

function get(path) {
  return fetch(service.url + path, { headers: { cookie } })
}

/** The session cookie of the demonstration's buyer, whom `npm run scale` makes too. */
async function login() {
  let cookies = []
  const send = async (url, init) => {
    const response = await fetch(url, init)
    cookies = response.headers.getSetCookie()
    return response
  }
  const client = createClient({ baseUrl: service.url, fetch: send })
  await client.call(authLogin, { account: '13800000001', password: 'Yaoji@2026' })
  return cookies.map(text => text.split(';')[0]).join('; ')
}

async function serveBytes(text) {
  const worker = new Worker(new URL('./client/service.mjs', import.meta.url), { workerData: text })
  const port = await new Promise(resolve => worker.once('message', resolve))
  return { url: `http://127.0.0.1:${port}/`, stop: () => worker.terminate() }
}
