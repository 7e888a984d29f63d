import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { openInMemory } from '../src/db/open'
import { PACKAGE_FOLDER } from '../src/package-folder'

export const MIGRATIONS = path.join(PACKAGE_FOLDER, 'migrations')

const CACHE = path.resolve(PACKAGE_FOLDER, '../../.cache/api-template')

/** An empty database with its tables, dumped once for a set of migrations: opening it is several times as fast. */
export function readTemplate(): Blob {
  return new Blob([readFileSync(templateFile())])
}

/** Makes the template when there is none for these migrations. Runs once before the tests (vitest's globalSetup). */
export async function setup(): Promise<void> {
  const file = templateFile()
  if (existsSync(file)) return
  mkdirSync(CACHE, { recursive: true })
  const database = await openInMemory(MIGRATIONS)
  const dump = await database.client.dumpDataDir('none')
  await database.close()
  const unfinished = `${file}.${process.pid}`
  writeFileSync(unfinished, Buffer.from(await dump.arrayBuffer()))
  renameSync(unfinished, file)
}

function templateFile(): string {
  return path.join(CACHE, `${hashOfMigrations()}.tar`)
}

/** Changes with the migrations. */
export function hashOfMigrations(): string {
  const hash = createHash('sha256')
  for (const name of readdirSync(MIGRATIONS).sort()) {
    if (name.endsWith('.sql')) hash.update(name).update(readFileSync(path.join(MIGRATIONS, name)))
  }
  // A migration rewritten carries a later time, and would be applied over itself.
  hash.update(readFileSync(path.join(MIGRATIONS, 'meta/_journal.json')))
  return hash.digest('hex').slice(0, 16)
}
