import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { onTestFinished } from 'vitest'
import { PACKAGE_FOLDER } from '../../src/package-folder'
import { bundleOf } from '../races/bundle'
import { freePort, GATEWAY_SECRET, type Process } from '../races/cluster'

/** The service as an operator starts it, with the processes that it starts. */
export interface MainProcess extends Process {
  readonly pid: number
  /** Everything it wrote to its standard output. */
  said(): string
  /** The ids of its workers that run. */
  workers(): number[]
}

/** A start on a filled database takes a second or two. */
const START_MS = 45_000

/**
 * Starts `main.ts`, at a free port where none is given, and waits until it says that it is ready. RACE_SABOTAGE names what is
 * done the naive way in it.
 */
export async function startMain(env: Record<string, string>): Promise<MainProcess> {
  const port = env.PORT ?? (await freePort())
  const child = spawn(process.execPath, [await bundleOf('../../src/main.ts', env.RACE_SABOTAGE)], {
    cwd: PACKAGE_FOLDER,
    env: { ...process.env, NODE_OPTIONS: '', GATEWAY_SECRET, DEMO: '0', PORT: String(port), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  let said = ''
  let complained = ''
  child.stderr.on('data', chunk => {
    complained += chunk
  })
  const ended = new Promise<number | null>(resolve => {
    child.once('exit', code => resolve(code))
  })
  await new Promise<void>((resolve, reject) => {
    setTimeout(() => reject(new Error(`faults: main.ts is not ready.\n${said}`)), START_MS).unref()
    child.stdout.on('data', chunk => {
      said += chunk
      if (said.includes('is ready at')) resolve()
    })
    void ended.then(code => reject(new Error(`faults: main.ts ended with ${code}.\n${complained}`)))
  })
  const pid = child.pid ?? 0
  return {
    pid,
    url: `http://127.0.0.1:${port}`,
    said: () => said,
    complaints: () => complained,
    workers: () => childrenOf(pid),
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
    stop() {
      child.kill('SIGTERM')
      return ended
    },
  }
}

function childrenOf(pid: number): number[] {
  const text = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
  return text.split(' ').filter(Boolean).map(Number)
}
