import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config'
import { type Position, UNKNOWN_POSITION } from '../db/position'
import type { Db } from '../db/types'
import { isSecure, sessionCookie } from '../session/cookie'
import type { Deps } from './deps'
import { Refusal } from './refusal'

/**
 * Reads from the replica, or from the primary: where there is no replica, where it does not have what this browser wrote
 * last or is too far behind, and where the read of it failed.
 */
export async function readFromReplica<Result>(
  { db, replica, config }: Deps,
  request: FastifyRequest,
  read: (db: Db) => Promise<Result>,
): Promise<Result> {
  const copy = replica && (await replica.databaseFor(writtenAt(request, config)))
  if (!copy) return read(db)
  try {
    return await read(copy)
  } catch (error) {
    if (error instanceof Refusal) throw error
    replica.failed(error)
    return read(db)
  }
}

/**
 * Tells the browser what position its write has, after the commit. The cookie lasts longer than a replica that is used may
 * be behind: when it has expired, each of them has the write.
 */
export async function keepPosition({ replica, config }: Deps, reply: FastifyReply): Promise<void> {
  if (!replica) return
  const position = await replica.position()
  reply.setCookie(positionCookie(config), position.toString(16), {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure(config),
    maxAge: config.replicaLagSeconds + MARGIN_SECONDS,
  })
}

/** Between the commit and the moment at which the browser has the cookie. */
const MARGIN_SECONDS = 5

/** The position of the last write of a browser; null when it has written nothing lately. */
function writtenAt({ cookies }: FastifyRequest, config: Config): Position | null {
  const text = cookies[positionCookie(config)]
  if (text === undefined) return null
  return /^[0-9a-f]{1,16}$/.test(text) ? BigInt(`0x${text}`) : UNKNOWN_POSITION
}

const positionCookie = (config: Config) => `${sessionCookie(config)}-position`
