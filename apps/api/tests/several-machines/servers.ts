import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { copyCluster, createCluster, type Owner, program, REPLICA, serverOwner } from './clusters'

/*
 * PostgreSQL servers of a package of the system, which has `pg_basebackup`, each in a folder of its own: the one of the
 * other tests is not made for replicas. A benchmark uses them too, so nothing here needs a test runner.
 */

/** A server that was started. */
export interface Server {
  /** Address of its `postgres` database, as superuser. */
  readonly url: string
  readonly folder: string
  /** Runs one statement and answers its rows. */
  query<Row extends object>(statement: string): Promise<Row[]>
  /** Starts it again. */
  start(): Promise<void>
  /** Stops it as its package does, without waiting for its clients. */
  stop(): Promise<void>
  /** Ends all of its processes at once, as a machine does that loses its power. */
  kill(): Promise<void>
  /** Does so without waiting for it. */
  end(): void
  /** Has it answer nothing any more, as a machine that hangs, until it goes on. */
  hang(): void
  goOn(): void
  /** Changes a setting that needs no restart. */
  set(name: string, value: string): Promise<void>
}

/** The servers of a test, which end with it. */
interface Servers {
  readonly primary: Server
  readonly replica: Server
  remove(): Promise<void>
}

type Settings = Readonly<Record<string, string | number>>

/** What both need to be the other one. Names of the replica as PostgreSQL shows it are in `primary_conninfo`. */
const REPLICATION: Settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: 100,
  wal_level: 'replica',
  // A replica that was stopped for a while finds what it has missed.
  wal_keep_size: '256MB',
  wal_retrieve_retry_interval: '200ms',
}

/** For tests: what was written must outlast a killed server, not a killed machine. */
const UNSAFE: Settings = { fsync: 'off', full_page_writes: 'off', autovacuum: 'off' }

interface ServersOptions {
  readonly settings?: Settings
  /** The address at which the replica reaches the primary; a test can put something between. */
  readonly way?: (primaryUrl: string) => Promise<string>
}

/** Starts a primary and its streaming replica. */
export async function startServers({
  settings = UNSAFE,
  way = async url => url,
}: ServersOptions = {}): Promise<Servers> {
  const owner = serverOwner()
  const folder = mkdtempSync(path.join(owner ? '/tmp' : tmpdir(), 'yaoji-servers-'))
  if (owner) chownSync(folder, owner.uid, owner.gid)
  const password = randomBytes(12).toString('hex')
  const open = async (name: string) =>
    openServer(path.join(folder, name), { owner, password, port: await freePort(), settings })
  const primary = await open('primary')
  const replica = await open('replica')
  const onExit = () => {
    for (const server of [replica, primary]) server.end()
    rmSync(folder, { recursive: true, force: true })
  }
  process.once('exit', onExit)
  const remove = async () => {
    process.off('exit', onExit)
    for (const server of [replica, primary]) await server.kill()
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 })
  }
  try {
    await createCluster(primary.folder, password, owner)
    await primary.start()
    await copyCluster(replica.folder, await way(primary.url), owner)
    await replica.start()
    return { primary, replica, remove }
  } catch (error) {
    await remove()
    throw error
  }
}

interface ServerPlace {
  readonly owner: Owner
  readonly password: string
  readonly port: number
  readonly settings: Settings
}

function openServer(folder: string, { owner, password, port, settings }: ServerPlace): Server {
  const url = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`
  let child: ChildProcess | undefined
  const isRunning = () => child?.exitCode === null && child.signalCode === null
  const signalAll = (signal: NodeJS.Signals) => {
    if (!isRunning() || !child?.pid) return
    const others = childrenOf(child.pid)
    child.kill(signal)
    for (const pid of others) signalIfThere(pid, signal)
  }
  const end = () => signalAll('SIGKILL')
  const ending = async (signal: () => void) => {
    if (!isRunning()) return
    const ended = new Promise(resolve => child?.once('exit', resolve))
    signal()
    await ended
  }
  const query: Server['query'] = async statement => {
    const client = new Client({ connectionString: url })
    await client.connect()
    try {
      return (await client.query(statement)).rows
    } finally {
      await client.end()
    }
  }
  return {
    url,
    folder,
    query,
    stop: () => ending(() => child?.kill('SIGINT')),
    kill: () => ending(end),
    end,
    hang: () => signalAll('SIGSTOP'),
    goOn: () => signalAll('SIGCONT'),
    async start() {
      const all = { ...REPLICATION, ...settings, port }
      const args = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
      child = spawn(program('postgres'), ['-D', folder, ...args], {
        ...owner,
        cwd: path.dirname(folder),
        stdio: ['ignore', 'ignore', 'pipe'],
      })
      await untilReady(child)
    },
    async set(name, value) {
      await query(`alter system set ${name} = '${value}'`)
      await query('select pg_reload_conf()')
      await until(
        async () =>
          (await query<{ now: string }>(`select current_setting('${name}') as now`))[0]?.now === value,
      )
    },
  }
}

/** The processes of a server, which are in no group with the first one. Where the system does not list them they end by themselves. */
function childrenOf(pid: number): number[] {
  const file = `/proc/${pid}/task/${pid}/children`
  return existsSync(file) ? readFileSync(file, 'utf8').split(' ').filter(Boolean).map(Number) : []
}

function signalIfThere(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch {
    // It has ended.
  }
}

function untilReady(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = ''
    server.stderr?.on('data', chunk => {
      output = (output + chunk).slice(-4000)
      if (/ready to accept (read-only )?connections/.test(output)) resolve()
    })
    server.once('error', reject)
    server.once('exit', () => reject(new Error(`several machines: PostgreSQL did not start.\n${output}`)))
  })
}

/** Waits until something is so. */
async function until(isSo: () => Promise<boolean>, timeoutMs = 30_000): Promise<void> {
  const end = Date.now() + timeoutMs
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(`several machines: it is not so after ${timeoutMs} ms: ${isSo}`)
    await pause(50)
  }
}

/** Has the primary wait for the replica before it acknowledges a commit, and waits until it does. */
export async function waitForReplica(primary: Server): Promise<void> {
  await primary.set('synchronous_standby_names', REPLICA)
  await until(async () => {
    const rows = await primary.query<{ sync_state: string }>('select sync_state from pg_stat_replication')
    return rows.some(({ sync_state }) => sync_state === 'sync')
  })
}

async function freePort(): Promise<number> {
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
