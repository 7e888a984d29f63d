import { hash, verify } from '@node-rs/argon2'
import { tooMany } from '../../wire/refusal'
import { createLimiter } from './limiter'

/** Cost of argon2id, the default algorithm of the library: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** Hashes that run and wait: each takes 19 MiB, so that many logins cannot use up the memory or all cores. */
const limited = createLimiter({ atOnce: 2, waiting: 200 }, () => tooMany('登录的人较多，请稍候再试'))

/** Hashes a password to store it. */
export function hashPassword(password: string): Promise<string> {
  return limited(() => hash(password, COST))
}

let decoy: Promise<string> | undefined

/**
 * Whether a password matches a hash. A missing account has no hash (null or empty): the result is false, after the
 * same work, so that the time does not reveal which accounts exist.
 */
export async function verifyPassword(kept: string | null, password: string): Promise<boolean> {
  if (kept) return limited(() => verify(kept, password))
  decoy ??= hash('no account has this password', COST)
  const other = await decoy
  await limited(() => verify(other, password))
  return false
}
