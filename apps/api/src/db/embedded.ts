import { existsSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { LEAST_FREE_BYTES } from './disk'
import { codeOf, DatabaseError, describe, rootOf } from './failure'
import { DataFolderError, lockFolder } from './lock'
import { withRetry } from './retry'
import type { Database, Db } from './types'
import { openYielding } from './yielding'

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
    return { db: withRetry(db as unknown as Db), kind: 'embedded', explain, close }
  } catch (error) {
    release()
    throw error
  }
}

/** The error for the operator: the file system's reason, or one that replaces the database's own unclear message. */
async function openFolder(dataDir: string): Promise<PGlite> {
  const folder = path.join(dataDir, 'database')
  // Exists while the database is being made. A start that was killed then leaves an incomplete database.
  const unfinished = path.join(dataDir, 'unfinished')
  try {
    if (existsSync(unfinished)) rmSync(folder, { recursive: true, force: true })
    if (isNew(folder)) writeFileSync(unfinished, '')
    const client = await openYielding({ dataDir: folder })
    rmSync(unfinished, { force: true })
    return client
  } catch (error) {
    if (error instanceof DataFolderError || isFull(error, dataDir)) throw explainEmbedded(error, dataDir)
    throw new DatabaseError(
      `The database in ${folder} cannot be opened (${describe(error)}). Check who may write there, or set DATA_DIR to another folder.`,
    )
  }
}

/** Whether a database must be made. None is made over parts of another one: that may be an incomplete backup. */
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
