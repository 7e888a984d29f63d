import { statfsSync } from 'node:fs'
import type { Config } from '../config'

/** The embedded database cannot write when the disk has less free space than one file of its log, and its errors rarely say so. */
export const LEAST_FREE_BYTES = 16 * 1024 * 1024

/** Whether a disk that this process writes to is full: that of the embedded database, and that of the files of buyers. */
export function isDiskFull({ databaseUrl, dataDir, uploadsDir }: Config): boolean {
  return [...(databaseUrl === null ? [dataDir] : []), uploadsDir].some(isFull)
}

function isFull(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize < LEAST_FREE_BYTES
  } catch {
    // A folder that does not exist yet says nothing.
    return false
  }
}
