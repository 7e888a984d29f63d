import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { aptGet, canUseApt } from './apt.mjs'
import { Refusal } from './refusal.mjs'

/** The programs between machines, each a Debian package of its name, and the variable that names another file. */
const PROGRAMS = { haproxy: 'HAPROXY_PATH', pgbouncer: 'PGBOUNCER_PATH' }

/** Where packages put servers, which PATH of an ordinary user leaves out. */
const USUAL_FOLDERS = ['/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin']

/**
 * The paths of haproxy and PgBouncer, as environment variables. Installs those that are missing. Nothing that runs on
 * this machine uses them: the tests start their own.
 * @throws {Refusal} when one is missing and cannot be installed
 */
export async function ensureProxies() {
  const missing = Object.keys(PROGRAMS).filter(name => !find(name))
  if (missing.length > 0 && canUseApt()) await aptGet(missing)
  return Object.fromEntries(Object.entries(PROGRAMS).map(([name, variable]) => [variable, found(name)]))
}

function found(name) {
  const file = find(name)
  if (file) return file
  throw new Refusal(
    `${name} is not installed. Install it with your system's package manager, or set ${PROGRAMS[name]} to it.`,
  )
}

function find(name) {
  const named = process.env[PROGRAMS[name]]
  if (named) return existsSync(named) ? named : undefined
  const folders = [...(process.env.PATH ?? '').split(delimiter).filter(Boolean), ...USUAL_FOLDERS]
  return folders.map(folder => join(folder, name)).find(file => existsSync(file))
}
