import { existsSync } from 'node:fs'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { build } from './app'
import { closeServer } from './close-server'
import type { Config } from './config'
import { openReplica, type Replica } from './db/replica'
import type { Lifetime } from './lifetime'
import { logError, logLine, printLine } from './log-line'
import { gatewaySecret } from './modules/config/secret'
import { PACKAGE_FOLDER } from './package-folder'
import { portError } from './port'
import { clamdScanner } from './ports/clamd-scanner'
import { folderStorage } from './ports/folder-storage'
import { localGateway } from './ports/local-gateway'
import { localWechat } from './ports/local-wechat'
import { logMail } from './ports/mail'
import { SERVER_FILE } from './ports/pages'
import type { Ports } from './ports/ports'
import { s3Storage } from './ports/s3-storage'
import { noScanner } from './ports/scanner'
import { logSms } from './ports/sms'
import type { StoragePort } from './ports/storage'
import { type ThreadPages, threadPages } from './ports/thread-pages'
import { threadPdf } from './ports/thread-pdf'
import type { Deps } from './wire/deps'

/** What the service of a process needs, on a database whose tables are up to date. `life` closes what is opened. */
export async function openDeps(
  life: Lifetime,
  config: Config,
  { db, pictures }: Pick<Deps, 'db'> & Pick<Ports, 'pictures'>,
): Promise<Deps> {
  const secret = config.gatewaySecret ?? (await gatewaySecret(db))
  const pdf = threadPdf({
    draw: path.join(PACKAGE_FOLDER, 'dist/draw.js'),
    check: path.join(PACKAGE_FOLDER, 'dist/check.js'),
  })
  life.keep(() => pdf.close())
  const storefrontDir = config.storefrontDir ?? builtStorefront()
  const pages = storefrontDir === null ? null : pagesOf(storefrontDir)
  if (pages) life.keep(() => pages.close())
  return {
    db,
    // `serve` opens it: a process that serves no calls needs none.
    replica: null,
    config: { ...config, storefrontDir },
    ports: {
      sms: logSms(printLine),
      mail: logMail(printLine),
      payment: localGateway(secret),
      wechat: localWechat(secret),
      pictures,
      pdf,
      scanner: config.clamd ? clamdScanner(config.clamd) : noScanner,
      storage: storageOf(config),
      pages,
    },
    secret,
    now: () => new Date(),
  }
}

/** The store of files that the settings name. */
export function storageOf({ s3, uploadsDir }: Config): StoragePort {
  return s3 ? s3Storage(s3) : folderStorage(uploadsDir)
}

/** Builds the service, with what `extend` adds, and listens. `life` closes it. */
export async function serve(
  life: Lifetime,
  deps: Deps,
  extend: (app: FastifyInstance) => void,
): Promise<void> {
  const { port, host } = deps.config
  const replica = replicaOf(deps)
  if (replica) life.keep(() => replica.close())
  const app = await build({ ...deps, replica }, { log: true })
  extend(app)
  life.keep(() => closeServer(app))
  life.ending.throwIfAborted()
  await app.listen({ port, host }).catch((error: NodeJS.ErrnoException) => {
    throw portError(error, deps.config)
  })
}

/** The replica that the settings name. */
function replicaOf({ db, config }: Deps): Replica | null {
  const { replicaUrl, replicaLagSeconds } = config
  if (replicaUrl === null) return null
  return openReplica({ address: replicaUrl, primary: db, lagSeconds: replicaLagSeconds, log: logLine })
}

/** Renders the pages of a built storefront; null for one whose build has nothing that does. */
function pagesOf(folder: string): ThreadPages | null {
  if (!existsSync(path.join(folder, SERVER_FILE))) return null
  return threadPages({
    file: path.join(PACKAGE_FOLDER, 'dist/render.js'),
    folder,
    onError: error => logError(error, 'a page could not be rendered'),
  })
}

function builtStorefront(): string | null {
  const folder = path.resolve(PACKAGE_FOLDER, '../storefront/dist')
  return existsSync(path.join(folder, 'index.html')) ? folder : null
}
