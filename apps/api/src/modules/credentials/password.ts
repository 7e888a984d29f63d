import { hash, verify } from '@node-rs/argon2'
import { tooMany } from '../../wire/refusal'
import { createLimiter } from './limiter'

/** Cost of argon2id, the default algorithm of the library: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** Hashes at once and waiting: 19 MiB each, so that a flood of logins neither fills the memory nor takes every core. */
const limited = createLimiter({ atOnce: 2, waiting: 200 }, () => tooMany('登录的人较多，请稍候再试'))

/** Hashes a password for keeping. */
export function hashPassword(password: string): Promise<string> {
  return limited(() => hash(password, COST))
}

let decoy: Promise<string> | undefined

/**
 * Whether a password is the one that was hashed. An account that is not there has no hash (null or empty): the
 * answer is no, after the same work, so that its time does not reveal who has an account.
 */
export async function verifyPassword(kept: string | null, password: string): Promise<boolean> {
  if (kept) return limited(() => verify(kept, password))
  decoy ??= hash('no account has this password', COST)
  const other = await decoy
  await limited(() => verify(other, password))
  return false
}
