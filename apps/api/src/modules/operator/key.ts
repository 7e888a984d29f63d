import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Name of the key’s file, in the data folder. */
const FILE = 'operator.key'

/**
 * The key of the operator’s calls in a data folder, made at the first start. Only the owner can read the file; a user
 * who can read the folder can read every order anyway.
 */
export function keyOfFolder(folder: string): string {
  const file = path.join(folder, FILE)
  try {
    writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  return readFileSync(file, 'utf8').trim()
}

/** Whether an Authorization header has the key. A wrong key takes the same time as the right one. */
export function opensWith(key: string, header: string | undefined): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(`Bearer ${key}`), digest(header ?? ''))
}
