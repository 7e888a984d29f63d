import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { aptGet, canUseApt } from './apt.mjs'
import { Refusal } from './refusal.mjs'

/** Where Debian and Ubuntu put each version. */
const VERSIONS = '/usr/lib/postgresql'

/** What a primary and a replica need; the PostgreSQL of the other tests comes without the second. */
const PROGRAMS = ['initdb', 'pg_basebackup', 'postgres']

/** The oldest version that the service takes. */
const OLDEST = 15

/**
 * The folder of the programs of a whole PostgreSQL, as an environment variable. Installs the package of the system where
 * it is missing. The tests start servers of their own, in temporary folders.
 * @throws {Refusal} when it is missing and cannot be installed
 */
export async function ensurePostgresPackage() {
  if (!find() && canUseApt()) await aptGet(['postgresql'])
  const folder = find()
  if (folder) return { PG_BIN_DIR: folder }
  throw new Refusal(
    `No PostgreSQL ${OLDEST} or newer with ${PROGRAMS.join(', ')}. Install postgresql with your system's package manager, or set PG_BIN_DIR to the folder of its programs.`,
  )
}

function find() {
  const versions = existsSync(VERSIONS)
    ? readdirSync(VERSIONS)
        .map(Number)
        .filter(number => number >= OLDEST)
    : []
  const newestFirst = versions.toSorted((one, other) => other - one)
  const named = process.env.PG_BIN_DIR
  const folders = named ? [named] : newestFirst.map(version => join(VERSIONS, String(version), 'bin'))
  return folders.find(folder => PROGRAMS.every(program => existsSync(join(folder, program))))
}
