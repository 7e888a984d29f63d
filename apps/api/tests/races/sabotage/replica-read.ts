import type { FastifyRequest } from 'fastify'
import type { Db } from '../../../src/db/types'
import type { Deps } from '../../../src/wire/deps'

export { keepPosition } from '../../../src/wire/replica-read'

/** The naive way: the replica answers everybody, whatever the browser has written. */
export async function readFromReplica<Result>(
  { db, replica }: Deps,
  _request: FastifyRequest,
  read: (db: Db) => Promise<Result>,
): Promise<Result> {
  return read((await replica?.databaseFor(null)) ?? db)
}
