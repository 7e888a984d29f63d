import { keptOf } from '../db/kept'
import type { Db } from '../db/types'

/** A read that is under way, and the one that begins after it. */
interface Read {
  readonly running: Promise<unknown>
  next: Promise<unknown> | null
}

const noReads = () => new Map<string, Read>()

/**
 * The result of a read that callers who wait at the same time share. It begins after each of them has asked, so that a
 * caller finds what was written before the call: who asks while a read is under way waits for the next one.
 * @param key names the read, and everything of its callers that its result depends on
 */
export function sharedRead<Result>(db: Db, key: string, read: () => Promise<Result>): Promise<Result> {
  const reads = keptOf(db, noReads)
  const current = reads.get(key)
  if (!current) return begin(reads, key, read)
  current.next ??= current.running.then(ignore, ignore).then(() => begin(reads, key, read))
  // A result of the same key has the same type.
  return current.next as Promise<Result>
}

function begin<Result>(reads: Map<string, Read>, key: string, read: () => Promise<Result>): Promise<Result> {
  const running = read()
  const one: Read = { running, next: null }
  reads.set(key, one)
  const end = () => {
    if (!one.next) reads.delete(key)
  }
  running.then(end, end)
  return running
}

function ignore(): void {}
