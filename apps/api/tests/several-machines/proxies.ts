import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chmodSync, chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onTestFinished, vi } from 'vitest'
import { freePort } from '../races/cluster'

/** A pooler of connections to a database, and its address of that database. */
export interface Pooler {
  readonly url: string
  /** Ends it at once, with the calls that use it. */
  stop(): Promise<void>
  start(): Promise<void>
  /** Sends what comes from now on to another server, without a break of the connections to it. */
  pointAt(databaseUrl: string): void
}

/** The limits of time that the service sends when it connects, which a pooler ignores. */
const LIMITS = ['lock_timeout', 'statement_timeout', 'idle_in_transaction_session_timeout']

const LIMITS_QUERY = 'set lock_timeout = 5000; set statement_timeout = 20000'

/** Starts a PgBouncer in transaction mode. `ignored` are the settings of a connection that it leaves out. */
export async function openPooler(databaseUrl: string, { ignored = LIMITS } = {}): Promise<Pooler> {
  const { username, pathname } = new URL(databaseUrl)
  const port = await freePort()
  const file = temporaryFile('pgbouncer.ini')
  const settings = {
    listen_addr: '127.0.0.1',
    listen_port: port,
    unix_socket_dir: '',
    auth_type: 'any',
    pool_mode: 'transaction',
    // Fewer than the processes may have: transactions of both share a connection.
    default_pool_size: 6,
    max_client_conn: 200,
    // Seconds before it tries a server again that it did not reach: one that takes its place is not tried earlier either.
    server_login_retry: 1,
    ...(ignored.length > 0 ? { ignore_startup_parameters: ignored.join(', ') } : {}),
  }
  const write = (address: string) =>
    writeFileSync(
      file,
      `[databases]\n* = ${serverAt(address)} connect_query='${LIMITS_QUERY}'\n${section('pgbouncer', settings)}`,
    )
  write(databaseUrl)
  const user = unprivileged()
  if (user) chownSync(file, user.uid, user.gid)
  const command = [process.env.PGBOUNCER_PATH ?? 'pgbouncer', '--quiet', file]
  const run = runner(command, port, user)
  await run.start()
  return {
    url: `postgres://${username}@127.0.0.1:${port}${pathname}`,
    ...run,
    pointAt(address) {
      write(address)
      run.reload()
    },
  }
}

function serverAt(address: string): string {
  const { hostname, port, username, password } = new URL(address)
  return `host=${hostname} port=${port} user=${username}${password && ` password=${password}`}`
}

/** Starts a haproxy in front of services, and answers its address. */
export async function openBalancer(services: readonly string[]): Promise<string> {
  const port = await freePort()
  const file = temporaryFile('haproxy.cfg')
  const servers = services.map(
    (url, at) => `  server s${at} ${new URL(url).host} check inter 200ms fall 1 rise 1`,
  )
  const lines = [
    'global',
    '  maxconn 500',
    'defaults',
    '  mode http',
    '  timeout connect 2s',
    '  timeout client 30s',
    '  timeout server 30s',
    '  option redispatch',
    '  option forwardfor',
    'frontend shop',
    `  bind 127.0.0.1:${port}`,
    '  default_backend services',
    'backend services',
    '  balance roundrobin',
    '  option httpchk GET /readyz',
    ...servers,
  ]
  writeFileSync(file, `${lines.join('\n')}\n`)
  await runner([process.env.HAPROXY_PATH ?? 'haproxy', '-db', '-f', file], port).start()
  return `http://127.0.0.1:${port}`
}

const section = (name: string, settings: object) =>
  `[${name}]\n${Object.entries(settings)
    .map(([key, value]) => `${key} = ${value}\n`)
    .join('')}`

/** A file in a folder of its own, which other users can reach. */
function temporaryFile(name: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'yaoji-proxy-'))
  chmodSync(folder, 0o755)
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return path.join(folder, name)
}

/** PgBouncer refuses to run as root. */
function unprivileged(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

/** A program that listens at a port, and that a test ends and starts. */
function runner([program = '', ...args]: string[], port: number, user?: { uid: number; gid: number }) {
  let child: ChildProcess | undefined
  const stop = async () => {
    if (!child || child.exitCode !== null) return
    const ended = new Promise(resolve => child?.once('exit', resolve))
    child.kill('SIGTERM')
    await ended
  }
  onTestFinished(stop)
  return {
    stop,
    /** Reads its settings again. */
    reload: () => void child?.kill('SIGHUP'),
    async start() {
      let said = ''
      child = spawn(program, args, { ...user, cwd: '/', stdio: ['ignore', 'pipe', 'pipe'] })
      for (const stream of [child.stdout, child.stderr]) stream?.on('data', chunk => (said += chunk))
      child.once('error', error => (said += error))
      await vi.waitFor(() => connected(port, () => said), { timeout: 10_000 })
    },
  }
}

async function connected(port: number, said: () => string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy()
      resolve()
    })
    socket.once('error', () => reject(new Error(`several machines: ${port} does not answer.\n${said()}`)))
  })
}
