/**
 * How many requests a second the service answers with one process and with several, on a PostgreSQL that `npm run scale`
 * filled: `npm run build -- api` first, then `DATABASE_URL=… node bench/workers.mjs`. The load comes from this machine, so
 * it takes a part of the processors.
 */
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import { machine, median, table } from './measure.mjs'

const CONNECTIONS = 16
const SECONDS = 6
const WARM_UP_SECONDS = 1
const ROUNDS = 5

/** Processes of each variant. The first is what the others are compared with. */
const VARIANTS = [1, 2]

const PATHS = ['/api/goods/list', '/healthz']

const main = fileURLToPath(new URL('../apps/api/dist/main.js', import.meta.url))
const services = []
for (const workers of VARIANTS) services.push(await start(workers))

const rows = []
for (const path of PATHS) {
  const rates = VARIANTS.map(() => [])
  const costs = VARIANTS.map(() => [])
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, service] of services.entries()) {
      await rateOf(service.url + path, WARM_UP_SECONDS)
      const before = processorMs(service.child.pid)
      const rate = await rateOf(service.url + path, SECONDS)
      rates[index].push(rate)
      costs[index].push((processorMs(service.child.pid) - before) / (rate * SECONDS))
    }
  }
  for (const [index, workers] of VARIANTS.entries()) {
    const ratio = median(rates[index].map((rate, round) => rate / rates[0][round]))
    const cost = median(costs[index]).toFixed(2)
    rows.push([path, workers, median(rates[index]).toFixed(0), ratio.toFixed(2), cost])
  }
}
for (const service of services) service.child.kill('SIGTERM')

console.log(`${machine()}\n`)
const head = [
  'path',
  'processes',
  `requests a second, ${CONNECTIONS} connections`,
  'ratio',
  'ms of processor in the service',
]
console.log(table([head, ...rows]))

/** Starts the service with so many processes, and waits until it is ready. */
async function start(workers) {
  const port = await freePort()
  const env = { ...process.env, WORKERS: String(workers), PORT: String(port) }
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  process.once('exit', () => child.kill('SIGKILL'))
  await new Promise((resolve, reject) => {
    child.stdout.on('data', chunk => String(chunk).includes('is ready at') && resolve())
    child.once('exit', code => reject(new Error(`the service ended with ${code}`)))
  })
  return { child, url: `http://127.0.0.1:${port}` }
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
async function rateOf(url, seconds) {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  const end = performance.now() + seconds * 1000
  let answers = 0
  const ask = async () => {
    while (performance.now() < end) {
      await request(url, agent)
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
