import type { Readable } from 'node:stream'

/**
 * Stores the content of files. A key is a path of letters, digits, `-` and `/` that the service makes. The default is
 * a folder; an object storage (S3) implements the same three functions.
 */
export interface StoragePort {
  /**
   * Stores a content. Readers see it when it is complete, or not at all: a stream that fails leaves nothing, and `put`
   * rejects with its error.
   */
  put(key: string, content: Readable): Promise<void>
  /** The content; null when there is none. */
  get(key: string): Promise<Readable | null>
  /** Removes a content; does nothing when there is none. */
  remove(key: string): Promise<void>
}
