import type { Readable } from 'node:stream'

/**
 * Stores the content of files. A key is a path of letters, digits, `-` and `/` that the service makes. The default is
 * a folder; settings choose a bucket of an S3-compatible service instead. All functions reject with a
 * {@link StorageError} when the store cannot be used at the moment.
 */
export interface StoragePort {
  /**
   * Stores a content of `size` bytes. Readers see it when it is complete, or not at all: a stream that fails, or has
   * another size, leaves nothing, and `put` rejects with its error.
   */
  put(key: string, content: Readable, size: number): Promise<void>
  /** The content; null when there is none. */
  get(key: string): Promise<Readable | null>
  /** Removes a content; does nothing when there is none. */
  remove(key: string): Promise<void>
  /** Rejects while the store cannot be used. The free space of a disk is not its concern: `/readyz` looks at that. */
  check(): Promise<void>
}

/** The store does not answer, or refuses the service. The message says why and what to do, for the operator; the buyer gets a 503. */
export class StorageError extends Error {
  override readonly name = 'StorageError'
}

/** Returns a key. Throws for one that would leave the store. */
export function checkedKey(key: string): string {
  if (/^[\w-]+(\/[\w-]+)*$/.test(key)) return key
  throw new Error(`api: ${key} is no storage key. A key is a path of letters, digits, "-" and "/".`)
}

/**
 * Passes a content on, the last part of it when it has ended: nobody who counts bytes takes a content for complete that
 * can still fail. Throws when it has more or fewer bytes than announced.
 */
export async function* ofSize(content: AsyncIterable<Buffer | string>, size: number): AsyncGenerator<Buffer> {
  let held = Buffer.alloc(0)
  let bytes = 0
  for await (const chunk of content) {
    const next = Buffer.from(chunk)
    bytes += next.length
    if (bytes > size) break
    if (held.length > 0) yield held
    held = next
  }
  if (bytes !== size)
    throw new Error(`api: a content does not have the ${size} bytes that were announced. It is not stored.`)
  if (held.length > 0) yield held
}
