import path from 'node:path'

/** Settings of the service, read once from the environment. */
export interface Config {
  readonly port: number
  readonly host: string
  /** Folder of the embedded database and of uploads. */
  readonly dataDir: string
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
export function readConfig(env: Readonly<Record<string, string | undefined>>, cwd: string): Config {
  const port = Number(env.PORT ?? 4173)
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new ConfigError(`PORT is "${env.PORT}". It must be a number from 0 to 65535.`)
  }
  const databaseUrl = env.DATABASE_URL || null
  if (databaseUrl && !/^postgres(ql)?:\/\//.test(databaseUrl)) {
    throw new ConfigError('DATABASE_URL must begin with postgres:// or postgresql://.')
  }
  return {
    port,
    host: env.HOST ?? '127.0.0.1',
    dataDir: path.resolve(cwd, env.DATA_DIR ?? '.data'),
    databaseUrl,
    publicUrl: readPublicUrl(env.PUBLIC_URL || `http://localhost:${port}`),
    storefrontDir: env.STOREFRONT_DIR ? path.resolve(cwd, env.STOREFRONT_DIR) : null,
    trustProxy: env.TRUST_PROXY === '1',
    gatewaySecret: env.GATEWAY_SECRET || null,
    operatorKey: readOperatorKey(env.OPERATOR_KEY),
  }
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
const KEY_LENGTH = 24

function readOperatorKey(key: string | undefined): string | null {
  if (!key) return null
  if (key.length >= KEY_LENGTH) return key
  throw new ConfigError(`OPERATOR_KEY is too short. It needs ${KEY_LENGTH} characters or more.`)
}
