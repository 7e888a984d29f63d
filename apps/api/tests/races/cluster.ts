import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { type Client, createClient } from '@yaoji/api-client'
import { readConfig } from '../../src/config'
import { openDatabase } from '../../src/db/open'
import type { Database, Db } from '../../src/db/types'
import { PACKAGE_FOLDER } from '../../src/package-folder'
import { beginSession } from '../../src/session/session'
import type { SessionUse } from '../../src/wire/caller'
import { copyTemplate } from '../database'
import { MIGRATIONS } from '../template'
import { bundleOf } from './bundle'

/** The use of sessions that the races begin. */
export const USE: SessionUse = { userAgent: 'race', network: '127.0.0.1', idleDays: 7 }

/** Signs callbacks, in the processes and in the tests. */
export const GATEWAY_SECRET = 'the gateway secret of the races'

/** One running process of the service. */
export interface Process {
  readonly url: string
  /** Everything it wrote; a race that ends well leaves it silent. */
  complaints(): string
  /** Ends it at once, in the middle of whatever it does. */
  kill(): Promise<void>
  /** Asks it to stop; the exit code. */
  stop(): Promise<number | null>
}

/** Several processes of the service beside one database of their own. */
export interface Cluster {
  readonly db: Db
  readonly databaseUrl: string
  readonly processes: readonly Process[]
  /**
   * Clients that are logged in as these buyers, at one process after the other. A client cancels what it is asked
   * twice at once, so who presses twice takes two.
   */
  buyers(userIds: readonly number[]): Promise<Client[]>
  /** Opens every connection that the processes may use, so that what follows really happens at the same time. */
  warmUp(): Promise<void>
  /** Posts a form to the process of its turn and answers the status. */
  post(turn: number, url: string, fields: Record<string, string>): Promise<number>
  close(): Promise<void>
}

/** Starts two processes on a fresh PostgreSQL database. `sabotage` names what is done the naive way in them. */
export async function startCluster({ sabotage = '', processes = 2 } = {}): Promise<Cluster> {
  const { database, databaseUrl } = await freshDatabase()
  const running = await Promise.all(
    Array.from({ length: processes }, () =>
      startProcess({ DATABASE_URL: databaseUrl, RACE_SABOTAGE: sabotage }),
    ),
  )
  const at = (turn: number) => running[turn % running.length]?.url ?? ''
  return {
    db: database.db,
    databaseUrl,
    processes: running,
    buyers: userIds =>
      Promise.all(
        userIds.map(async (userId, turn) => clientOf(at(turn), await openSession(database.db, userId))),
      ),
    async warmUp() {
      const calls = Array.from({ length: 15 * running.length }, (_, turn) =>
        fetch(`${at(turn)}/api/goods/hot`),
      )
      for (const answer of await Promise.all(calls)) await answer.arrayBuffer()
    },
    post: (turn, url, fields) => postForm(at(turn) + url, fields),
    async close() {
      await Promise.all(running.map(each => each.kill()))
      await database.close()
    },
  }
}

/** Makes a database with its tables on the server of the tests. */
export async function freshDatabase(): Promise<{ database: Database; databaseUrl: string }> {
  const databaseUrl = await copyTemplate('race')
  return { database: await openDatabase(configFor({ DATABASE_URL: databaseUrl }), MIGRATIONS), databaseUrl }
}

export function configFor(env: Record<string, string>) {
  return readConfig({ GATEWAY_SECRET, ...env }, PACKAGE_FOLDER)
}

/** Starts one process of the service and waits until it answers. RACE_SABOTAGE names what is done the naive way in it. */
export async function startProcess(env: Record<string, string>): Promise<Process> {
  const port = await freePort()
  const { child, said, ended } = await spawnFile('serve.ts', { PORT: String(port), ...env })
  await untilReady(child, said)
  return {
    url: `http://127.0.0.1:${port}`,
    complaints: said,
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

/** Runs a file of this folder as a process of its own, until it ends by itself. */
export async function runToEnd(file: string, env: Record<string, string>): Promise<void> {
  const { said, ended } = await spawnFile(file, env)
  const code = await ended
  if (code !== 0) throw new Error(`races: ${file} ended with ${code}.\n${said()}`)
}

async function spawnFile(file: string, env: Record<string, string>) {
  const child = spawn(process.execPath, [await bundleOf(file, env.RACE_SABOTAGE)], {
    cwd: PACKAGE_FOLDER,
    env: { ...process.env, NODE_OPTIONS: '', GATEWAY_SECRET, ...env },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  let text = ''
  child.stderr?.on('data', chunk => {
    text = (text + chunk).slice(-20_000)
  })
  const ended = new Promise<number | null>(resolve => {
    child.once('exit', code => resolve(code))
  })
  return { child, said: () => text, ended }
}

function untilReady(child: ChildProcess, said: () => string): Promise<void> {
  return new Promise((resolve, reject) => {
    child.once('message', () => resolve())
    child.once('exit', () => reject(new Error(`races: a process of the service did not start.\n${said()}`)))
  })
}

/** Begins a session of a buyer; the token is the browser's. */
export async function openSession(db: Db, userId: number): Promise<string> {
  return (await beginSession({ db, now: new Date() }, userId, USE)).token
}

/** The id of the browser of every client. */
export const BROWSER = 'the browser of the races'

/** A client of the process at an address, with a session's token; `onAnswer` hears of every answer. */
export function clientOf(baseUrl: string, token: string, onAnswer = () => {}): Client {
  return createClient({
    baseUrl,
    async fetch(input, init) {
      const headers = { ...init?.headers, cookie: `yaoji=${token}; yaoji-browser=${BROWSER}` }
      const answer = await fetch(input, { ...init, keepalive: false, headers })
      onAnswer()
      return answer
    },
  })
}

async function postForm(url: string, fields: Record<string, string>): Promise<number> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
  })
  await answer.arrayBuffer()
  return answer.status
}

/** A port that nobody listens at. */
export async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      const port = typeof address === 'object' && address ? address.port : 0
      server.close(() => resolve(port))
    })
  })
}
