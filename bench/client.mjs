/**
 * How fast the client reads a list of 40 products, beside `fetch` with `JSON.parse`: `npm run build -- domain api-client`
 * first, then `node bench/client.mjs`.
 */
import { Worker } from 'node:worker_threads'
import { createClient } from '@yaoji/api-client'
import { goodsList } from '@yaoji/api-client/contract/goods'
import { listText } from './client/list.mjs'
import { machine, median, medians, table } from './measure.mjs'

const PASSES = 5
const CALLS = { rounds: 400, warmUp: 100 }

const text = listText(40)
const service = new Worker(new URL('./client/service.mjs', import.meta.url), { workerData: text })
const port = await new Promise(resolve => service.once('message', resolve))
const baseUrl = `http://127.0.0.1:${port}`
const url = `${baseUrl}${goodsList.path}?page=1`

/** Reads the text alone: no network. */
const responding = { fetch: async () => ({ status: 200, text: async () => text }) }

const called = createClient({ baseUrl })
const alone = createClient({ baseUrl, ...responding })
const input = { in_stock: 1 }

const RUNS = [
  async () => JSON.parse(await (await fetch(url)).text()).data,
  () => called.call(goodsList, input),
  async () => JSON.parse(await (await responding.fetch()).text()).data,
  () => alone.call(goodsList, input),
]

const passes = []
for (let pass = 0; pass < PASSES; pass += 1) passes.push(await medians(RUNS, CALLS))
await service.terminate()

const at = index => median(passes.map(pass => pass[index]))
const ratio = (own, native) => median(passes.map(pass => pass[native] / pass[own])).toFixed(2)
const row = (what, native, own) => [
  what,
  `${at(native).toFixed(0)} µs`,
  `${at(own).toFixed(0)} µs`,
  ratio(own, native),
]

console.log(`${machine()}\n`)
console.log(
  table([
    [`answer of ${(Buffer.byteLength(text) / 1000).toFixed(1)} kB`, 'native', 'client', 'rate of the client'],
    row('call of a service on this machine', 0, 1),
    row('text to checked data, without a network', 2, 3),
  ]),
)
