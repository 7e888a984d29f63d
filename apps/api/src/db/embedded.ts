import { existsSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { codeOf, DatabaseError, describe, rootOf } from './failure'
import { DataFolderError, lockFolder } from './lock'
import type { Database, Db } from './types'

/** With less than a file of its log the database cannot write; what it then throws seldom says so. */
const LEAST_FREE_BYTES = 16 * 1024 * 1024

/** Opens the embedded database of a data folder, for this process alone, and brings its tables up to date. */
export async function openEmbedded(dataDir: string, migrationsFolder: string): Promise<Database> {
  const release = lockFolder(dataDir)
  try {
    const client = await openFolder(dataDir)
    const db = drizzle(client)
    const explain = (error: unknown) => explainEmbedded(error, dataDir)
    await migrate(db, { migrationsFolder }).catch(error => {
      throw explain(error)
    })
    const close = async () => {
      await client.close()
      release()
    }
    return { db: db as unknown as Db, kind: 'embedded', explain, close }
  } catch (error) {
    release()
    throw error
  }
}

/** What is wrong with the folder is said by the file system, or by the database in words that help nobody. */
async function openFolder(dataDir: string): Promise<PGlite> {
  const folder = path.join(dataDir, 'database')
  // Exists while the database is made. A start that was killed in the meantime leaves half of one, and nothing else in it.
  const unfinished = path.join(dataDir, 'unfinished')
  try {
    if (existsSync(unfinished)) rmSync(folder, { recursive: true, force: true })
    if (isNew(folder)) writeFileSync(unfinished, '')
    const client = await PGlite.create(folder)
    rmSync(unfinished, { force: true })
    return client
  } catch (error) {
    if (error instanceof DataFolderError || isFull(error, dataDir)) throw explainEmbedded(error, dataDir)
    throw new DatabaseError(
      `The database in ${folder} cannot be opened (${describe(error)}). Check who may write there, or set DATA_DIR to another folder.`,
    )
  }
}

/** Whether a database must be made. Over what is left of another one none is: that may be a backup put back by half. */
function isNew(folder: string): boolean {
  if (existsSync(path.join(folder, 'PG_VERSION'))) return false
  if (!existsSync(folder) || readdirSync(folder).length === 0) return true
  throw new DataFolderError(
    `${folder} is not a whole database: it has files but no PG_VERSION. Put the whole folder back from a backup, or move it away to begin with an empty shop.`,
  )
}

function explainEmbedded(error: unknown, dataDir: string): unknown {
  if (!isFull(error, dataDir)) return error
  return new DatabaseError(
    `The disk of the data folder ${dataDir} is full. Make room, or set DATA_DIR to a folder on another disk, then start again.`,
  )
}

function isFull(error: unknown, dataDir: string): boolean {
  if (error instanceof DataFolderError) return false
  if (['53100', 'ENOSPC', 'EDQUOT'].includes(codeOf(rootOf(error)))) return true
  try {
    const { bavail, bsize } = statfsSync(dataDir)
    return bavail * bsize < LEAST_FREE_BYTES
  } catch {
    return false
  }
}
