import cluster from 'node:cluster'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { DEMO_ACCOUNTS, DEMO_PASSWORD, hasDemoAccounts } from '../demo/accounts'
import { fileDemoDocuments } from '../demo/documents'
import { drawnPictures } from '../demo/pictures/drawn-pictures'
import { fileDemoReports } from '../demo/reports'
import { seedIfEmpty } from '../demo/seed'
import { showProgress } from '../demo/show-progress'
import { keepWeek } from '../demo/week'
import { type Config, readConfig } from './config'
import { ConfigError } from './config-error'
import { DatabaseError } from './db/failure'
import { DataFolderError } from './db/lock'
import { connectDatabase, openDatabase } from './db/open'
import type { Database } from './db/types'
import type { Watch } from './db/wait-for-lock'
import { beginLifetime, beginWorkerLifetime, type Lifetime } from './lifetime'
import { logError } from './log-line'
import { keyIn } from './operator-key'
import { PACKAGE_FOLDER } from './package-folder'
import { findPortFree } from './port'
import { StorageError } from './ports/storage'
import { openDeps, serve, storageOf } from './serve'
import type { Deps } from './wire/deps'
import { errorForLog } from './wire/error-for-log'
import { startWorkers } from './workers/start'

/** Errors that the operator can mend: one line, no stack. */
const CLEAR_ERRORS = [ConfigError, DataFolderError, DatabaseError, StorageError]

/** Starts the service. What takes long ends early when the process is asked to stop in the meantime. */
async function start(life: Lifetime): Promise<void> {
  const config = readConfig(process.env, process.cwd())
  if (cluster.isWorker) return startWorker(life, config)
  await findPortFree(config)
  await checkStorage(config)
  const database = await open(life, config)
  const operatorKey = config.operatorKey ?? (config.databaseUrl ? null : keyIn(config.dataDir))
  const filled = await explained(database, () => fill(life, config, database))
  const deps = await depsOf(life, { ...config, operatorKey }, database)
  // Before it listens: an outage of the database ends a start, but no service that is ready.
  const hasDemo = await explained(database, () => hasDemoAccounts(database.db))
  if (config.workers > 1) await startWorkers(life, config.workers, fileURLToPath(import.meta.url))
  else await serve(life, deps, keepWeek)
  const processes = config.workers > 1 ? `, ${config.workers} processes` : ''
  console.log(`\n药集 is ready at ${config.publicUrl} (${database.kind} database${processes})`)
  if (hasDemo) announceAccounts(config.demo)
  console.log('\nCtrl-C stops it.')
  if (hasDemo && config.demo) await fileSpecimens(deps, filled)
}

/** Serves calls beside other processes. The first process has prepared the database. */
async function startWorker(life: Lifetime, config: Config): Promise<void> {
  const database = connectDatabase(config)
  life.keep(() => database.close())
  await serve(life, await depsOf(life, config, database), keepWeek)
}

function depsOf(life: Lifetime, config: Config, database: Database): Promise<Deps> {
  const { db } = database
  return explained(database, () => openDeps(life, config, { db, pictures: drawnPictures }))
}

/** Opens the database and brings its tables up to date. */
async function open(life: Lifetime, config: Config): Promise<Database> {
  console.log(`Opening the database ${config.databaseUrl ? 'of DATABASE_URL' : `in ${config.dataDir}`} …`)
  const database = await openDatabase(config, path.join(PACKAGE_FOLDER, 'migrations'), watchOf(life))
  life.keep(() => database.close())
  life.ending.throwIfAborted()
  return database
}

/** Fills an empty database; returns whether it did. */
function fill(life: Lifetime, { demo }: Config, { db }: Database): Promise<boolean> {
  const progress = showProgress(process.stdout)
  return seedIfEmpty(db, { now: new Date(), progress, demo, watch: watchOf(life) })
}

function watchOf({ ending }: Lifetime): Watch {
  return {
    ending,
    onWait: () => console.log('Another process is filling the database. This one waits for it …'),
  }
}

/** Says where files are, and finds out whether they can be: a wrong key should not show with the first upload. */
async function checkStorage(config: Config): Promise<void> {
  const { s3, uploadsDir } = config
  console.log(`Files are in ${s3 ? `the bucket ${s3.bucket} of ${s3.endpoint}` : uploadsDir}`)
  await storageOf(config).check()
}

/**
 * Draws the documents of the demonstration that have no picture, also after a first start that ended early, and at the
 * first start its reports. Without them the shop runs as well.
 */
async function fileSpecimens({ db, ports, now }: Deps, isFirst: boolean): Promise<void> {
  const context = { db, ports, now: now(), logError }
  await fileDemoDocuments(context).catch(error => logError(error, 'the demo documents were not drawn'))
  if (!isFirst) return
  await fileDemoReports(context).catch(() => {
    // It is in the log.
  })
}

/** Works on a database; what fails in it for a reason that the operator can mend says so. */
async function explained<Answer>(database: Database, work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work()
  } catch (error) {
    throw database.explain(error)
  }
}

function announceAccounts(wanted: boolean): void {
  if (!wanted) {
    console.warn(
      '\nThe database has demo accounts, and their password is public. Change or remove them, or set DEMO=1.',
    )
    return
  }
  console.log(`\nDemo accounts, password ${DEMO_PASSWORD}:`)
  for (const account of DEMO_ACCOUNTS) console.log(`  ${account.phone}  ${account.what}`)
}

async function main(): Promise<void> {
  const life = cluster.isWorker ? beginWorkerLifetime() : beginLifetime(line => console.log(line))
  try {
    await start(life)
    await life.over
    await life.close()
  } catch (error) {
    await life.close().catch(() => {
      // The first error says more than what follows from it.
    })
    if (!life.ending.aborted) throw error
  }
  // With 0, unless a worker did not come to an end.
  process.exit()
}

main().catch((error: unknown) => {
  const clear = CLEAR_ERRORS.some(kind => error instanceof kind)
  console.error(clear && error instanceof Error ? error.message : errorForLog(error))
  process.exit(1)
})
