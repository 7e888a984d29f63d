import { execFile, execFileSync } from 'node:child_process'
import { chmodSync, chownSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'

/** Name of the replica in `synchronous_standby_names`. */
export const REPLICA = 'replica'

/** The user of the servers; undefined is the current one. */
export type Owner = { uid: number; gid: number } | undefined

/** PostgreSQL refuses to run as root. */
export function serverOwner(): Owner {
  if (process.getuid?.() !== 0) return undefined
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

/** A program of the folder that PG_BIN_DIR names. `npm test -- machines` finds one, and installs the package. */
export function program(name: string): string {
  const folder = process.env.PG_BIN_DIR
  if (folder) return path.join(folder, name)
  throw new Error(
    'several machines: no PostgreSQL with pg_basebackup. Set PG_BIN_DIR to the folder of its programs.',
  )
}

async function run(name: string, args: readonly string[], owner: Owner, cwd: string): Promise<void> {
  const env = { PATH: process.env.PATH, LC_ALL: 'C' }
  // Not in one turn: what the test puts between two servers works meanwhile.
  await promisify(execFile)(program(name), args, { ...owner, cwd, env })
}

/** Makes the folder of a server. */
export async function createCluster(folder: string, password: string, owner: Owner): Promise<void> {
  const file = `${folder}.password`
  writeFileSync(file, password, { mode: 0o600 })
  if (owner) chownSync(file, owner.uid, owner.gid)
  const args = [
    '--username=postgres',
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C.UTF-8',
    '--no-sync',
  ]
  await run('initdb', [`--pgdata=${folder}`, `--pwfile=${file}`, ...args], owner, path.dirname(folder))
}

/** Makes the folder of a replica, which follows the server of the address under its name. */
export async function copyCluster(folder: string, primaryUrl: string, owner: Owner): Promise<void> {
  const from = new URL(primaryUrl)
  from.searchParams.set('application_name', REPLICA)
  mkdirSync(folder, { mode: 0o700 })
  if (owner) chownSync(folder, owner.uid, owner.gid)
  chmodSync(folder, 0o700)
  const args = [
    `--pgdata=${folder}`,
    `--dbname=${from.href}`,
    '--write-recovery-conf',
    '--checkpoint=fast',
    '--no-sync',
  ]
  await run('pg_basebackup', args, owner, path.dirname(folder))
}
