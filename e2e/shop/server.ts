import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, rmSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')
const MAIN = path.join(ROOT, 'apps/api/dist/main.js')

/** A data folder with the whole catalogue. Each shop starts with a copy of it, which is faster than a new catalogue. */
const TEMPLATE = path.join(ROOT, '.cache/e2e/template')

/** A running shop: service and storefront on one port, with its own data folder. */
export interface Shop {
  readonly url: string
  /** Data folder. */
  readonly data: string
  /** Ends the process, by default with SIGTERM; SIGKILL ends it at once. */
  stop(signal?: NodeJS.Signals): Promise<void>
  /** Starts it again with the same port and data. */
  restart(): Promise<void>
  /** The code of the last text message to a phone, which the demo writes to its log. */
  smsCode(phone: string): string | undefined
}

/** Opens the calls of the operator in a shop of the tests. */
export const OPERATOR_KEY = 'operator-key-of-the-buyer-tests'

/** Creates the template when it is absent or older than the build of the service. */
export async function fillTemplate(): Promise<void> {
  if (!existsSync(MAIN)) throw new Error('e2e: the service is not built. Run `npm run build` first.')
  const versionFile = path.join(TEMPLATE, 'database/PG_VERSION')
  if (existsSync(versionFile) && statSync(versionFile).mtimeMs > statSync(MAIN).mtimeMs) return
  rmSync(TEMPLATE, { recursive: true, force: true })
  mkdirSync(TEMPLATE, { recursive: true })
  const { child } = await launch(await freePort(), TEMPLATE)
  await stopProcess(child, 'SIGTERM')
}

/** Settings of a shop beside those of every test, by name. */
export type Settings = Readonly<Record<string, string>>

/** Starts a shop on a copy of the template. */
export async function startShop(name: string, settings: Settings = {}): Promise<Shop> {
  const data = path.join(ROOT, '.cache/e2e/shops', name)
  rmSync(data, { recursive: true, force: true })
  cpSync(TEMPLATE, data, { recursive: true })
  const port = await freePort()
  let running = await launch(port, data, settings)
  return {
    url: `http://localhost:${port}`,
    data,
    stop: (signal = 'SIGTERM') => stopProcess(running.child, signal),
    async restart() {
      running = await launch(port, data, settings)
    },
    smsCode(phone) {
      const messages = running
        .output()
        .split('\n')
        .filter(line => line.includes(phone))
      return /验证码 (\d{6})/.exec(messages.at(-1) ?? '')?.[1]
    },
  }
}

const READY_MS = 180_000

interface Running {
  readonly child: ChildProcess
  /** What it has written so far. */
  readonly output: () => string
}

function launch(port: number, data: string, settings: Settings = {}): Promise<Running> {
  const env = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: data,
    DATABASE_URL: '',
    PUBLIC_URL: `http://localhost:${port}`,
    OPERATOR_KEY,
    ...settings,
  }
  const child = spawn(process.execPath, [MAIN], { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] })
  return new Promise((resolve, reject) => {
    let output = ''
    const timer = setTimeout(
      () => reject(new Error(`e2e: the shop was not ready after ${READY_MS} ms.\n${output}`)),
      READY_MS,
    )
    const onOutput = (chunk: Buffer) => {
      output += chunk
      if (!output.includes('is ready at')) return
      clearTimeout(timer)
      resolve({ child, output: () => output })
    }
    child.stdout?.on('data', onOutput)
    child.stderr?.on('data', onOutput)
    child.once('exit', code => reject(new Error(`e2e: the shop ended with ${code}.\n${output}`)))
  })
}

function stopProcess(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  return new Promise(resolve => {
    child.once('exit', () => resolve())
    child.kill(signal)
  })
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
