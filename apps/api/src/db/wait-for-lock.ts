import { setTimeout as sleep } from 'node:timers/promises'

const PAUSE_MS = 200

/** What a start that takes long reports, and what ends it. */
export interface Watch {
  /** Aborted when the process is asked to stop; waiting ends at once. */
  readonly ending?: AbortSignal
  /** Called once when this process waits because another one prepares the database. */
  readonly onWait?: () => void
}

/** Tries to take a lock until it succeeds. It polls and does not wait inside the database, so that a stop can end it. */
export async function waitForLock(take: () => Promise<boolean>, { ending, onWait }: Watch): Promise<void> {
  if (await take()) return
  onWait?.()
  do await sleep(PAUSE_MS, undefined, { signal: ending })
  while (!(await take()))
}
