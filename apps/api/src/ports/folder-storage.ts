import { mkdir, open, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { checkedKey, ofSize, type StoragePort } from './storage'

/**
 * The default: a file for each content, below one folder that is made with the first. A content is written to a
 * `.part` file beside its place, flushed to the disk and renamed. Several processes can share the folder; other users
 * of the machine cannot read it.
 */
export function folderStorage(root: string): StoragePort {
  const fileOf = (key: string) => path.join(root, checkedKey(key))
  return {
    async put(key, content, size) {
      const file = fileOf(key)
      const part = `${file}.part`
      await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
      try {
        const handle = await open(part, 'wx', 0o600)
        await pipeline(ofSize(content, size), handle.createWriteStream({ flush: true }))
        await rename(part, file)
      } catch (error) {
        await rm(part, { force: true })
        throw error
      }
    },
    async get(key) {
      try {
        const handle = await open(fileOf(key))
        return handle.createReadStream()
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
        throw error
      }
    },
    async remove(key) {
      const file = fileOf(key)
      await Promise.all([file, `${file}.part`].map(each => rm(each, { force: true })))
    },
    async check() {
      // The folder is made with the first content.
    },
  }
}
