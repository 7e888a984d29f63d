import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')

/** The service's own embedded database; the tests depend on nothing of their own. */
const service = createRequire(path.join(ROOT, 'apps/api/package.json'))

interface Pglite {
  PGlite: { create(folder: string): Promise<{ exec(sql: string): Promise<unknown>; close(): Promise<void> }> }
}

/** Changes the data of a stopped shop behind the buyers' backs, as its operator would between two days. */
export async function changeData(folder: string, sql: string): Promise<void> {
  // The package's own types are the service's business.
  const { PGlite } = service('@electric-sql/pglite') as Pglite
  const database = await PGlite.create(path.join(folder, 'database'))
  await database.exec(sql)
  await database.close()
}
