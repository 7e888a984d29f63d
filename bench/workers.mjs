/**
 * How many requests a second the service answers with one process and with several, on a PostgreSQL that `npm run scale`
 * filled: `npm run build -- api` first, then `DATABASE_URL=… node bench/workers.mjs`. The load comes from this machine, so
 * it takes a part of the processors.
 */
import { spawn } from 'node:child_process'
import { Agent, get } from 'node:http'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import { machine, median, table } from './measure.mjs'

const CONNECTIONS = 16
const SECONDS = 8
const WARM_UP_SECONDS = 2
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
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, service] of services.entries()) {
      await rateOf(service.url + path, WARM_UP_SECONDS)
      rates[index].push(await rateOf(service.url + path, SECONDS))
    }
  }
  for (const [index, workers] of VARIANTS.entries()) {
    const ratio = median(rates[index].map((rate, round) => rate / rates[0][round]))
    rows.push([path, workers, median(rates[index]).toFixed(0), ratio.toFixed(2)])
  }
}
for (const service of services) service.child.kill('SIGTERM')

console.log(`${machine()}\n`)
console.log(table([['path', 'processes', `requests a second, ${CONNECTIONS} connections`, 'ratio'], ...rows]))

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
