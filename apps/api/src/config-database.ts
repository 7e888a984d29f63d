import { ConfigError } from './config-error'

/** The address of a PostgreSQL. Null where the setting is missing. */
export function readDatabaseUrl(name: string, text: string | undefined): string | null {
  if (text === undefined) return null
  if (/^postgres(ql)?:\/\//.test(text)) return text
  throw new ConfigError(`${name} must begin with postgres:// or postgresql://.`)
}

/** The address of its streaming replica. Null where the setting is missing. */
export function readReplicaUrl(text: string | undefined, databaseUrl: string | null): string | null {
  const replicaUrl = readDatabaseUrl('REPLICA_URL', text)
  if (replicaUrl === null || databaseUrl !== null) return replicaUrl
  throw new ConfigError(
    'REPLICA_URL is set, but the embedded database has no replica. Set DATABASE_URL to its primary, or leave REPLICA_URL out.',
  )
}

/** What a replica has is known once a second, so that one without delay counts as up to two seconds behind. */
const LEAST_LAG_SECONDS = 3
const MOST_LAG_SECONDS = 60

/** The seconds that a replica may be behind. */
export function readReplicaLag(text: string): number {
  const seconds = Number(text)
  if (/^\d+$/.test(text) && seconds >= LEAST_LAG_SECONDS && seconds <= MOST_LAG_SECONDS) return seconds
  throw new ConfigError(
    `REPLICA_LAG_SECONDS is "${text}". It must be a number from ${LEAST_LAG_SECONDS} to ${MOST_LAG_SECONDS}.`,
  )
}
