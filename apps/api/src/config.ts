import path from 'node:path'

/** Settings of the service, read once from the environment. */
export interface Config {
  readonly port: number
  readonly host: string
  /** Folder of the embedded database. */
  readonly dataDir: string
  /** Folder of the files that buyers send. */
  readonly uploadsDir: string
  /** A PostgreSQL in place of the embedded database; null uses the embedded one. */
  readonly databaseUrl: string | null
  /** Address that buyers see, without a trailing slash; decides about `Secure` cookies. */
  readonly publicUrl: string
  /** Folder of the built storefront; null serves the API only. */
  readonly storefrontDir: string | null
  /** Behind a proxy that sets X-Forwarded-For: limits then count the buyer's address, not the proxy's. */
  readonly trustProxy: boolean
  /** Key that signs callbacks of the in-service payment gateway; null uses one made at the first start and kept in the database. */
  readonly gatewaySecret: string | null
  /** Key that opens the operator's calls; null uses one made in the data folder, or with PostgreSQL keeps them shut. */
  readonly operatorKey: string | null
}

/** A setting that cannot be used; its message is what the operator reads. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

/** Reads the settings. Throws {@link ConfigError} with one clear line. */
export function readConfig(env: Environment, cwd: string): Config {
  const setting = (name: string) => readSetting(env, name)
  const port = readPort(setting('PORT') ?? '4173')
  const dataDir = path.resolve(cwd, setting('DATA_DIR') ?? '.data')
  const storefrontDir = setting('STOREFRONT_DIR')
  return {
    port,
    host: setting('HOST') ?? '127.0.0.1',
    dataDir,
    uploadsDir: path.resolve(cwd, setting('UPLOADS_DIR') ?? path.join(dataDir, 'uploads')),
    databaseUrl: readDatabaseUrl(setting('DATABASE_URL')),
    publicUrl: readPublicUrl(setting('PUBLIC_URL') ?? `http://localhost:${port}`),
    storefrontDir: storefrontDir === undefined ? null : path.resolve(cwd, storefrontDir),
    trustProxy: setting('TRUST_PROXY') === '1',
    gatewaySecret: setting('GATEWAY_SECRET') ?? null,
    operatorKey: readOperatorKey(setting('OPERATOR_KEY')),
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

function readDatabaseUrl(text: string | undefined): string | null {
  if (text === undefined) return null
  if (/^postgres(ql)?:\/\//.test(text)) return text
  throw new ConfigError('DATABASE_URL must begin with postgres:// or postgresql://.')
}

function readPublicUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null
  const isPlain = url !== null && /^https?:$/.test(url.protocol) && url.pathname === '/' && url.search === ''
  if (isPlain) return url.origin
  throw new ConfigError(
    `PUBLIC_URL is "${text}". It must be an address like https://shop.example, without a path.`,
  )
}

/** A key that could be guessed would let anybody mark orders as paid. */
export const KEY_LENGTH = 24

function readOperatorKey(key: string | undefined): string | null {
  if (key === undefined) return null
  if (key.length >= KEY_LENGTH) return key
  throw new ConfigError(`OPERATOR_KEY is too short. It needs ${KEY_LENGTH} characters or more.`)
}
