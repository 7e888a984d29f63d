import path from 'node:path'
import { KEY_LENGTH } from './config'
import { DataFolderError } from './db/lock'
import { keyOfFolder } from './modules/operator/key'

/** The operator's key of a data folder, made at the first start. Throws `DataFolderError` when it cannot be used. */
export function keyIn(dataDir: string): string {
  const advice = 'Remove it: the next start makes a new one.'
  const file = path.join(dataDir, 'operator.key')
  try {
    const key = keyOfFolder(dataDir)
    // An empty one, left by a full disk, would open the operator's calls to everybody.
    if (key.length >= KEY_LENGTH) return key
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : error
    throw new DataFolderError(`The operator's key in ${file} cannot be read (${code}). ${advice}`)
  }
  throw new DataFolderError(`The operator's key in ${file} is not whole. ${advice}`)
}
