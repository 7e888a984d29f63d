/**
 * How many requests a second the service answers with one process, with two, and with two that read the catalogue from a
 * replica. `npm run build -- api` first, then one of
 *
 * - `node bench/workers.mjs --goods 20000`: starts a PostgreSQL and its replica in a temporary folder and fills them;
 * - `DATABASE_URL=… REPLICA_URL=… node bench/workers.mjs`: uses those, which `npm run scale` filled; without REPLICA_URL no
 *   service reads from a replica.
 *
 * The load comes from this machine, and so do the servers in the first case: they take a part of the processors.
 */
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { createServer } from 'node:net'
import { loadavg } from 'node:os'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { tsImport } from 'tsx/esm/api'
import scale from '../scripts/commands/scale.mjs'
import { ensurePostgresPackage } from '../scripts/launch/postgres-package.mjs'
import { machine, median, table } from './measure.mjs'

const CONNECTIONS = 16
const SECONDS = 6
const WARM_UP_SECONDS = 1

const { goods, rounds } = parseArgs({
  options: { goods: { type: 'string', default: '20000' }, rounds: { type: 'string', default: '5' } },
}).values

const main = fileURLToPath(new URL('../apps/api/dist/main.js', import.meta.url))
const { databaseUrl, replicaUrl, remove } = await openServers()
/** The first is what the others are compared with. */
const VARIANTS = [
  { name: '1 process', workers: 1, withReplica: false },
  { name: '2 processes', workers: 2, withReplica: false },
  ...(replicaUrl ? [{ name: '2 processes, a replica', workers: 2, withReplica: true }] : []),
]
const services = []
for (const variant of VARIANTS) services.push(await start(variant))

/** Addresses that are asked in turns: callers of the same one share a read, and buyers look at different things. */
const lists = Array.from({ length: 20 }, (_, page) => `/api/goods/list?per_page=20&page=${page + 1}`)
const PATHS = {
  'lists, 20 pages': lists,
  'products, up to 400': await productsOf(services[0], lists),
  '/healthz, without the database': ['/healthz'],
}

const rows = []
const loads = []
for (const [what, paths] of Object.entries(PATHS)) {
  const rates = VARIANTS.map(() => [])
  const costs = VARIANTS.map(() => [])
  for (let round = 0; round < Number(rounds); round += 1) {
    for (const [index, service] of services.entries()) {
      await rateOf(service.url, paths, WARM_UP_SECONDS)
      const before = processorMs(service.child.pid)
      const rate = await rateOf(service.url, paths, SECONDS)
      rates[index].push(rate)
      costs[index].push((processorMs(service.child.pid) - before) / (rate * SECONDS))
      loads.push(loadavg()[0])
    }
  }
  for (const [index, { name }] of VARIANTS.entries()) {
    const ratio = median(rates[index].map((rate, round) => rate / rates[0][round]))
    const cost = median(costs[index]).toFixed(2)
    rows.push([what, name, median(rates[index]).toFixed(0), ratio.toFixed(2), cost])
  }
}
for (const service of services) await stop(service)
await remove()

console.log(
  `${machine()}; load during the rounds ${Math.min(...loads).toFixed(1)} to ${Math.max(...loads).toFixed(1)}`,
)
console.log(`Medians of ${rounds} rounds of ${SECONDS} s in turns, ${CONNECTIONS} connections\n`)
console.log(
  table([['asked', 'service', 'requests a second', 'ratio', 'ms of processor in the service'], ...rows]),
)

/** The servers of the settings, or a primary and its replica that are filled and removed at the end. */
async function openServers() {
  const { DATABASE_URL, REPLICA_URL } = process.env
  if (DATABASE_URL) return { databaseUrl: DATABASE_URL, replicaUrl: REPLICA_URL, remove: async () => {} }
  Object.assign(process.env, await ensurePostgresPackage())
  const file = '../apps/api/tests/several-machines/servers.ts'
  const { startServers } = await tsImport(file, import.meta.url)
  // The settings of a server of its own, where a commit waits for the disk.
  const servers = await startServers({ settings: { shared_buffers: '512MB' } })
  process.env.DATABASE_URL = servers.primary.url
  const code = await scale(['--goods', goods, '--buyers', '1000', '--orders', '2000', '--seed', '1'])
  if (code !== 0) throw new Error(`npm run scale ended with ${code}`)
  return { databaseUrl: servers.primary.url, replicaUrl: servers.replica.url, remove: servers.remove }
}

/** Starts the service with so many processes, and waits until it is ready, and until it uses the replica. */
async function start({ workers, withReplica }) {
  const port = await freePort()
  const env = {
    ...process.env,
    DATABASE_URL: databaseUrl,
    REPLICA_URL: withReplica ? replicaUrl : '',
    WORKERS: String(workers),
    PORT: String(port),
  }
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  process.once('exit', () => child.kill('SIGKILL'))
  await new Promise((resolve, reject) => {
    child.stdout.on('data', chunk => String(chunk).includes('is ready at') && resolve())
    child.once('exit', code => reject(new Error(`the service ended with ${code}`)))
  })
  const service = { child, url: `http://127.0.0.1:${port}` }
  if (withReplica) await untilReplicaIsUsed(service.url)
  return service
}

async function productsOf({ url }, paths) {
  const pages = await Promise.all(paths.map(async path => (await fetch(url + path)).json()))
  return pages.flatMap(({ data }) => data.list.map(({ id }) => `/api/goods/detail/${id}`))
}

/** Asks more often than there are processes: each has to say so. */
async function untilReplicaIsUsed(url) {
  let used = 0
  for (let tries = 0; tries < 100; tries += 1) {
    const { replica } = await (await fetch(`${url}/readyz`, { headers: { connection: 'close' } })).json()
    used = replica === 'used' ? used + 1 : 0
    if (used === 10) return
    await new Promise(resolve => setTimeout(resolve, 200))
  }
  throw new Error('the replica is not used. The log of the service says why.')
}

function stop({ child }) {
  const ended = new Promise(resolve => child.once('exit', resolve))
  child.kill('SIGTERM')
  return ended
}

/** Processor time that a process and its workers have used, in milliseconds. Linux only. */
function processorMs(pid) {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean)
  const ticks = [pid, ...children].map(each => {
    const stat = readFileSync(`/proc/${each}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return Number(fields[11]) + Number(fields[12])
  })
  // A tick is a hundredth of a second.
  return ticks.reduce((sum, each) => sum + each, 0) * 10
}

/** Requests a second, each connection with one after the other. */
async function rateOf(url, paths, seconds) {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  const end = performance.now() + seconds * 1000
  let asked = 0
  let answers = 0
  const ask = async () => {
    while (performance.now() < end) {
      asked += 1
      await request(url + paths[asked % paths.length], agent)
      answers += 1
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, ask))
  agent.destroy()
  return answers / seconds
}

function request(url, agent) {
  return new Promise((resolve, reject) => {
    get(url, { agent }, answer => {
      if (answer.statusCode !== 200) reject(new Error(`${url} answered ${answer.statusCode}`))
      answer.resume()
      answer.once('end', resolve)
    }).once('error', reject)
  })
}

function freePort() {
  return new Promise(resolve => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })
}
