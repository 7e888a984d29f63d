import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Config } from '../../config'

/** A file arrives within this time, in milliseconds; what is older was left by a process that ended. */
const STALE_MS = 3_600_000

/**
 * Writes a content to a temporary file, so that files which arrive slowly take no memory, gives its path to `work`, and
 * removes it.
 */
export async function withReceived<Answer>(
  config: Config,
  content: AsyncIterable<Buffer>,
  work: (file: string) => Promise<Answer>,
): Promise<Answer> {
  const folder = folderOf(config)
  const file = path.join(folder, randomUUID())
  await mkdir(folder, { recursive: true, mode: 0o700 })
  try {
    // Opened first: a stream that ends with an error while it opens its file would make it after it was removed.
    const opened = await open(file, 'wx', 0o600)
    await pipeline(content, opened.createWriteStream())
    return await work(file)
  } finally {
    await rm(file, { force: true })
  }
}

/** Removes the temporary files that a process left when it ended. */
export async function removeStale(config: Config, now: Date): Promise<void> {
  const folder = folderOf(config)
  const names = await readdir(folder).catch(() => [])
  for (const name of names) {
    const file = path.join(folder, name)
    const found = await stat(file).catch(() => null)
    if (found && now.getTime() - found.mtimeMs > STALE_MS) await rm(file, { force: true })
  }
}

/** Beside the contents of the default storage: the same disk, whose free space the service watches. */
function folderOf({ uploadsDir }: Config): string {
  return path.join(uploadsDir, 'incoming')
}
