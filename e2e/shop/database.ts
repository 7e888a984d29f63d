import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')

/** Resolves packages of the service, so that the tests use its embedded database. */
const requireFromService = createRequire(path.join(ROOT, 'apps/api/package.json'))

interface Pglite {
  PGlite: { create(folder: string): Promise<{ exec(sql: string): Promise<unknown>; close(): Promise<void> }> }
}

/** Changes the data of a stopped shop, as its operator would. */
export async function changeData(folder: string, sql: string): Promise<void> {
  // The types of this package are not available here.
  const { PGlite } = requireFromService('@electric-sql/pglite') as Pglite
  const database = await PGlite.create(path.join(folder, 'database'))
  await database.exec(sql)
  await database.close()
}
