import { createTemplate } from './database'

/** Refuses to run the PostgreSQL tests on anything else: without an address they would quietly use the embedded database. */
export async function setup(): Promise<void> {
  if (process.env.TEST_DATABASE_URL) return createTemplate()
  throw new Error(
    'api: no PostgreSQL. TEST_DATABASE_URL is not set. `npm test -- postgres` brings a server of its own.',
  )
}
