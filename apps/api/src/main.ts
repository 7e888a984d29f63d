import { existsSync } from 'node:fs'
import path from 'node:path'
import { build } from './app'
import { ConfigError, readConfig } from './config'
import { DataFolderError } from './db/lock'
import { DatabaseError, openDatabase } from './db/open'
import { gatewaySecret } from './db/secret'
import { HOME } from './home'
import { localGateway } from './ports/localGateway'
import { logSms } from './ports/sms'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './seed/accounts'
import { seedIfEmpty } from './seed/seed'
import { showProgress } from './seed/showProgress'

/** Errors that the operator can mend: one line, no stack. */
const CLEAR_ERRORS = [ConfigError, DataFolderError, DatabaseError]

async function main(): Promise<void> {
  const config = readConfig(process.env, process.cwd())
  const database = await openDatabase(config, path.join(HOME, 'migrations'))
  const now = () => new Date()
  await seedIfEmpty(database.db, now(), showProgress(process.stdout))
  const deps = {
    db: database.db,
    config: { ...config, storefrontDir: config.storefrontDir ?? builtStorefront() },
    ports: {
      sms: logSms(line => console.log(line)),
      payment: localGateway(config.gatewaySecret ?? (await gatewaySecret(database.db))),
    },
    now,
  }
  const app = await build(deps, { log: true })
  await app.listen({ port: config.port, host: config.host }).catch(async (error: NodeJS.ErrnoException) => {
    await database.close()
    throw portError(error, config.port)
  })
  announce(config.publicUrl, database.kind)
  stopOnSignal(async () => {
    await app.close()
    await database.close()
  })
}

function builtStorefront(): string | null {
  const folder = path.resolve(HOME, '../storefront/dist')
  return existsSync(path.join(folder, 'index.html')) ? folder : null
}

function portError(error: NodeJS.ErrnoException, port: number): Error {
  if (error.code === 'EADDRINUSE')
    return new ConfigError(`Port ${port} is taken. Stop what uses it, or set PORT to another.`)
  if (error.code === 'EACCES')
    return new ConfigError(`Port ${port} is not allowed for this user. Set PORT to one above 1023.`)
  return error
}

function announce(url: string, kind: string): void {
  console.log(`\n药集 is ready at ${url} (${kind} database)\n\nDemo accounts, password ${DEMO_PASSWORD}:`)
  for (const account of DEMO_ACCOUNTS) console.log(`  ${account.phone}  ${account.what}`)
  console.log('\nCtrl-C stops it.')
}

function stopOnSignal(stop: () => Promise<void>): void {
  let stopping = false
  const end = () => {
    if (stopping) return
    stopping = true
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  process.on('SIGINT', end)
  process.on('SIGTERM', end)
}

main().catch((error: unknown) => {
  const clear = CLEAR_ERRORS.some(kind => error instanceof kind)
  console.error(clear && error instanceof Error ? error.message : error)
  process.exit(1)
})
