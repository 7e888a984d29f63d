import { setTimeout as sleep } from 'node:timers/promises'

const PAUSE_MS = 200

/** How a start that takes long is watched. */
export interface Watch {
  /** Aborted when the process is asked to stop: whatever waits ends at once. */
  readonly ending?: AbortSignal
  /** Called once when another process is at work on the database and this one waits. */
  readonly onWait?: () => void
}

/** Tries to take a lock until it is given. Asking again, not waiting inside the database, leaves it free to be ended. */
export async function waitForLock(take: () => Promise<boolean>, { ending, onWait }: Watch): Promise<void> {
  if (await take()) return
  onWait?.()
  do await sleep(PAUSE_MS, undefined, { signal: ending })
  while (!(await take()))
}
