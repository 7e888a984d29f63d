import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Db } from '../../db/types'
import { settings } from './tables'

const NAME = 'gateway_secret'

/** The key of the shop, made once for a database and shared by all its processes. */
export async function gatewaySecret(db: Db): Promise<string> {
  await db
    .insert(settings)
    .values({ name: NAME, value: randomBytes(32).toString('base64url') })
    .onConflictDoNothing()
  const [row] = await db.select().from(settings).where(eq(settings.name, NAME))
  if (!row) throw new Error('api: the gateway secret was not kept. It is in "settings". Check the database.')
  return row.value
}
