import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { DEMO_ACCOUNTS, DEMO_PASSWORD, hasDemoAccounts } from '../demo/accounts'
import { drawnPictures } from '../demo/pictures/drawn-pictures'
import { fileDemoReports } from '../demo/reports'
import { seedIfEmpty } from '../demo/seed'
import { showProgress } from '../demo/show-progress'
import { keepWeek } from '../demo/week'
import { build } from './app'
import { closeServer } from './close-server'
import { type Config, ConfigError, KEY_LENGTH, readConfig } from './config'
import { DatabaseError } from './db/failure'
import { DataFolderError } from './db/lock'
import { openDatabase } from './db/open'
import type { Database } from './db/types'
import { beginLifetime, type Lifetime } from './lifetime'
import { gatewaySecret } from './modules/config/secret'
import { keyOfFolder } from './modules/operator/key'
import { PACKAGE_FOLDER } from './package-folder'
import { clamdScanner } from './ports/clamd-scanner'
import { folderStorage } from './ports/folder-storage'
import { localGateway } from './ports/local-gateway'
import { localWechat } from './ports/local-wechat'
import { logMail } from './ports/mail'
import { s3Storage } from './ports/s3-storage'
import { noScanner } from './ports/scanner'
import { logSms } from './ports/sms'
import { StorageError, type StoragePort } from './ports/storage'
import { threadPdf } from './ports/thread-pdf'
import { errorForLog } from './wire/error-for-log'

/** Errors that the operator can mend: one line, no stack. */
const CLEAR_ERRORS = [ConfigError, DataFolderError, DatabaseError, StorageError]

/** Starts the service. What takes long ends early when the process is asked to stop in the meantime. */
async function start(life: Lifetime): Promise<void> {
  const config = readConfig(process.env, process.cwd())
  await findPortFree(config)
  const storage = await openStorage(config)
  const watch = {
    ending: life.ending,
    onWait: () => console.log('Another process is filling the database. This one waits for it …'),
  }
  console.log(`Opening the database ${config.databaseUrl ? 'of DATABASE_URL' : `in ${config.dataDir}`} …`)
  const database = await openDatabase(config, path.join(PACKAGE_FOLDER, 'migrations'), watch)
  life.keep(() => database.close())
  life.ending.throwIfAborted()
  const operatorKey = config.operatorKey ?? (config.databaseUrl ? null : keyIn(config.dataDir))
  const now = () => new Date()
  let filled = false
  const secret = await explained(database, async () => {
    const progress = showProgress(process.stdout)
    filled = await seedIfEmpty(database.db, { now: now(), progress, demo: config.demo, watch })
    return config.gatewaySecret ?? (await gatewaySecret(database.db))
  })
  const pdf = threadPdf({
    draw: path.join(PACKAGE_FOLDER, 'dist/draw.js'),
    check: path.join(PACKAGE_FOLDER, 'dist/check.js'),
  })
  life.keep(() => pdf.close())
  const deps = {
    db: database.db,
    config: { ...config, storefrontDir: config.storefrontDir ?? builtStorefront(), operatorKey },
    ports: {
      sms: logSms(line => console.log(line)),
      mail: logMail(line => console.log(line)),
      payment: localGateway(secret),
      wechat: localWechat(secret),
      pictures: drawnPictures,
      pdf,
      scanner: config.clamd ? clamdScanner(config.clamd) : noScanner,
      storage,
    },
    secret,
    now,
  }
  const app = await build(deps, { log: true })
  keepWeek(app)
  life.keep(() => closeServer(app))
  life.ending.throwIfAborted()
  await app.listen({ port: config.port, host: config.host }).catch((error: NodeJS.ErrnoException) => {
    throw portError(error, config)
  })
  console.log(`\n药集 is ready at ${config.publicUrl} (${database.kind} database)`)
  if (await hasDemoAccounts(database.db)) announceAccounts(config.demo)
  console.log('\nCtrl-C stops it.')
  if (filled && config.demo) await fileReports(app)
}

/** Says where files are, and finds out whether they can be: a wrong key should not show with the first upload. */
async function openStorage({ s3, uploadsDir }: Config): Promise<StoragePort> {
  console.log(`Files are in ${s3 ? `the bucket ${s3.bucket} of ${s3.endpoint}` : uploadsDir}`)
  const storage = s3 ? s3Storage(s3) : folderStorage(uploadsDir)
  await storage.check()
  return storage
}

/** Draws the reports of the demonstration. Without them the shop runs as well. */
async function fileReports(app: FastifyInstance): Promise<void> {
  const { db, ports, now } = app.deps
  const logError = (err: unknown, what: string) => app.log.error({ err }, what)
  await fileDemoReports({ db, ports, now: now(), logError }).catch(() => {
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

function keyIn(dataDir: string): string {
  const advice = 'Remove it: the next start makes a new one.'
  const file = path.join(dataDir, 'operator.key')
  try {
    const key = keyOfFolder(dataDir)
    // An empty one, left by a full disk, would open the operator's calls to everybody.
    if (key.length >= KEY_LENGTH) return key
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : error
    throw new DataFolderError(`The operator's key in ${file} cannot be read (${code}). ${advice}`)
  }
  throw new DataFolderError(`The operator's key in ${file} is not whole. ${advice}`)
}

function builtStorefront(): string | null {
  const folder = path.resolve(PACKAGE_FOLDER, '../storefront/dist')
  return existsSync(path.join(folder, 'index.html')) ? folder : null
}

/** Filling an empty database takes half a minute: whoever must choose another port should not wait for it. */
function findPortFree(config: Config): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', error => reject(portError(error, config)))
    probe.listen({ port: config.port, host: config.host, exclusive: true }, () =>
      probe.close(() => resolve()),
    )
  })
}

function portError(error: NodeJS.ErrnoException, { port, host }: Config): Error {
  if (error.code === 'EADDRINUSE')
    return new ConfigError(`Port ${port} is taken. Stop what uses it, or set PORT to another.`)
  if (error.code === 'EACCES')
    return new ConfigError(`Port ${port} is not allowed for this user. Set PORT to one above 1023.`)
  return new ConfigError(
    `It cannot listen on ${host} (${error.code}). Set HOST to an address of this machine.`,
  )
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
  const life = beginLifetime(line => console.log(line))
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
  process.exit(0)
}

main().catch((error: unknown) => {
  const clear = CLEAR_ERRORS.some(kind => error instanceof kind)
  console.error(clear && error instanceof Error ? error.message : errorForLog(error))
  process.exit(1)
})
