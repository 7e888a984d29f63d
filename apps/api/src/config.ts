import { isIP } from 'node:net'
import path from 'node:path'
import { readDatabaseUrl, readReplicaLag, readReplicaUrl } from './config-database'
import { ConfigError } from './config-error'
import { readS3 } from './config-s3'
import type { ClamdAddress } from './ports/clamd-scanner'
import type { S3Bucket } from './ports/s3-storage'
import { SESSION_DAYS } from './session/days'

/** Settings of the service, read once from the environment. */
export interface Config {
  readonly port: number
  readonly host: string
  /** Folder of the embedded database. */
  readonly dataDir: string
  /** Folder of the files that buyers send; with {@link s3} only of those that arrive. */
  readonly uploadsDir: string
  /** A PostgreSQL in place of the embedded database; null uses the embedded one. */
  readonly databaseUrl: string | null
  /** Address of the same database without a pooler, for the migrations; null where {@link databaseUrl} has none. */
  readonly directDatabaseUrl: string | null
  /** Address of a streaming replica of {@link databaseUrl}, from which the catalogue is read; null reads all from the primary. */
  readonly replicaUrl: string | null
  /** Seconds that the replica may be behind; above it, everything is read from the primary. */
  readonly replicaLagSeconds: number
  /** Processes that serve calls at the port; more than one needs {@link databaseUrl}. */
  readonly workers: number
  /** Address that buyers see, without a trailing slash; decides about `Secure` cookies. */
  readonly publicUrl: string
  /** Folder of the built storefront; null serves the API only. */
  readonly storefrontDir: string | null
  /** Calls under way at the same time; further ones are refused with a 503. */
  readonly maxCalls: number
  /** Days without use after which a login ends; it ends after 30 days in any case. */
  readonly sessionIdleDays: number
  /** Codes by text message that browsers and networks get in an hour which no account knows. */
  readonly smsPerHour: number
  /**
   * The proxies in front: how many, or their addresses and networks; false is none. `X-Forwarded-For` is read only as
   * far as they wrote it, so that limits count the buyer's address and a forged one counts for nothing.
   */
  readonly trustProxy: false | number | readonly string[]
  /** Key that signs callbacks of the in-service payment gateway; null uses one made at the first start and kept in the database. */
  readonly gatewaySecret: string | null
  /**
   * The shop is a demonstration: an empty database gets invented products, offers and accounts, whose password is
   * printed, and the week of offers repeats. Otherwise it starts without any.
   */
  readonly demo: boolean
  /** Address of the service that receives page views; null reports none. Its origin is allowed by the content security policy. */
  readonly statsUrl: string | null
  /** The clamd that scans files for viruses; null scans none. */
  readonly clamd: ClamdAddress | null
  /** The bucket of the files that buyers send; null keeps them in a folder. */
  readonly s3: S3Bucket | null
  /** Key that opens the operator's calls; null uses one made in the data folder, or with PostgreSQL keeps them shut. */
  readonly operatorKey: string | null
}

/** Reads the settings. Throws `ConfigError` with one clear line. */
export function readConfig(env: Environment, cwd: string): Config {
  const setting = (name: string) => readSetting(env, name)
  const port = readPort(setting('PORT') ?? '4173')
  const dataDir = path.resolve(cwd, setting('DATA_DIR') ?? '.data')
  const storefrontDir = setting('STOREFRONT_DIR')
  const publicUrl = readPublicUrl(setting('PUBLIC_URL') ?? `http://localhost:${port}`)
  const databaseUrl = readDatabaseUrl('DATABASE_URL', setting('DATABASE_URL'))
  return {
    port,
    host: setting('HOST') ?? '127.0.0.1',
    dataDir,
    uploadsDir: path.resolve(cwd, setting('UPLOADS_DIR') ?? path.join(dataDir, 'uploads')),
    databaseUrl,
    directDatabaseUrl: readDatabaseUrl('DIRECT_DATABASE_URL', setting('DIRECT_DATABASE_URL')),
    replicaUrl: readReplicaUrl(setting('REPLICA_URL'), databaseUrl),
    replicaLagSeconds: readReplicaLag(setting('REPLICA_LAG_SECONDS') ?? '5'),
    workers: readWorkers(setting('WORKERS') ?? '1', databaseUrl),
    publicUrl,
    storefrontDir: storefrontDir === undefined ? null : path.resolve(cwd, storefrontDir),
    trustProxy: readTrustProxy(setting('TRUST_PROXY')),
    maxCalls: readCount('MAX_CALLS', setting('MAX_CALLS') ?? '200'),
    sessionIdleDays: readCount('SESSION_IDLE_DAYS', setting('SESSION_IDLE_DAYS') ?? '7', SESSION_DAYS),
    smsPerHour: readCount('SMS_PER_HOUR', setting('SMS_PER_HOUR') ?? '300'),
    gatewaySecret: readKey('GATEWAY_SECRET', setting('GATEWAY_SECRET')),
    demo: readDemo(setting('DEMO')) ?? !publicUrl.startsWith('https:'),
    statsUrl: readStatsUrl(setting('STATS_URL')),
    clamd: readClamd(setting('CLAMD_URL')),
    s3: readS3(setting),
    operatorKey: readKey('OPERATOR_KEY', setting('OPERATOR_KEY')),
  }
}

type Environment = Readonly<Record<string, string | undefined>>

/** One setting without the space around it. An empty one is as good as none: shells and compose files leave such. */
export function readSetting(env: Environment, name: string): string | undefined {
  return env[name]?.trim() || undefined
}

function readPort(text: string): number {
  const port = Number(text)
  if (/^\d+$/.test(text) && port >= 1 && port <= 65_535) return port
  throw new ConfigError(`PORT is "${text}". It must be a number from 1 to 65535.`)
}

function readCount(name: string, text: string, most = 100_000): number {
  const count = Number(text)
  if (/^\d+$/.test(text) && count >= 1 && count <= most) return count
  throw new ConfigError(`${name} is "${text}". It must be a number from 1 to ${most}.`)
}

/** Processes of one machine at most: each has a pool of database connections. */
const MAX_WORKERS = 64

function readWorkers(text: string, databaseUrl: string | null): number {
  const workers = readCount('WORKERS', text, MAX_WORKERS)
  if (workers === 1 || databaseUrl !== null) return workers
  throw new ConfigError(
    `WORKERS is "${text}", but only one process can use the embedded database. Set DATABASE_URL to a PostgreSQL, or leave WORKERS out.`,
  )
}

function readClamd(text: string | undefined): ClamdAddress | null {
  if (text === undefined) return null
  const url = /^tcp:\/\/[^/?#@]+$/.test(text) && URL.canParse(text) ? new URL(text) : null
  const port = url?.port || '3310'
  // An IPv6 address has brackets in an address only.
  if (url) return { host: url.hostname.replace(/^\[|\]$/g, ''), port: Number(port) }
  throw new ConfigError(`CLAMD_URL is "${text}". It must be an address like tcp://127.0.0.1:3310.`)
}

function readPublicUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null
  const isPlain = url !== null && /^https?:$/.test(url.protocol) && url.pathname === '/' && url.search === ''
  if (isPlain) return url.origin
  throw new ConfigError(
    `PUBLIC_URL is "${text}". It must be an address like https://shop.example, without a path.`,
  )
}

function readStatsUrl(text: string | undefined): string | null {
  if (text === undefined) return null
  const url = URL.canParse(text) ? new URL(text) : null
  if (url && /^https?:$/.test(url.protocol) && url.username === '' && url.hash === '') return url.href
  throw new ConfigError(`STATS_URL is "${text}". It must be an address like https://stats.example/collect.`)
}

function readTrustProxy(text: string | undefined): Config['trustProxy'] {
  if (text === undefined || text === '0') return false
  if (/^[1-9]$/.test(text)) return Number(text)
  const proxies = text.split(',').map(entry => entry.trim())
  if (proxies.every(isNetwork)) return proxies
  throw new ConfigError(
    `TRUST_PROXY is "${text}". It must be the number of proxies in front (1 to 9), or their addresses and networks, like 10.0.0.1,192.168.0.0/16.`,
  )
}

/** Whether a text is an address, or an address with the length of a network's prefix. */
function isNetwork(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/')
  const bits = isIP(address) === 6 ? 128 : 32
  const isPrefix = prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= bits)
  return isIP(address) > 0 && isPrefix && rest.length === 0
}

/** Null where the setting is missing. */
function readDemo(text: string | undefined): boolean | null {
  if (text === undefined) return null
  if (text === '1' || text === '0') return text === '1'
  throw new ConfigError(
    `DEMO is "${text}". It must be 1 (a demonstration with invented products) or 0 (an empty shop).`,
  )
}

/** Characters of a key at least: one that could be guessed would let anybody mark orders as paid. */
export const KEY_LENGTH = 24

function readKey(name: string, key: string | undefined): string | null {
  if (key === undefined) return null
  if (key.length >= KEY_LENGTH) return key
  throw new ConfigError(`${name} is too short. It needs ${KEY_LENGTH} characters or more.`)
}
