/** How long closing in order may take before the process ends anyway; nothing that was committed is lost by it. */
const PATIENCE_MS = 10_000

/** From the start of the process to a signal that ends it: SIGINT (Ctrl-C) or SIGTERM. */
export interface Lifetime {
  /** Aborted by the first signal. Whatever takes long at the start looks at it. */
  readonly ending: AbortSignal
  /** Resolves at the first signal. */
  readonly over: Promise<void>
  /** Adds what must be closed before the process may end; what was added last is closed first. */
  keep(close: () => Promise<void>): void
  /** Closes everything, once. */
  close(): Promise<void>
}

/**
 * Listens for signals from now on: also while the service still starts. The first one is answered by a line at once,
 * since closing may take a while; a second one ends the process.
 */
export function beginLifetime(say: (line: string) => void): Lifetime {
  const controller = new AbortController()
  const open: (() => Promise<void>)[] = []
  const over = new Promise<void>(resolve => {
    const end = () => {
      if (controller.signal.aborted) process.exit(1)
      // On a terminal ^C or a progress line that is written over is on the screen.
      say('\nStopping …')
      controller.abort()
      setTimeout(() => giveUp(say), PATIENCE_MS).unref()
      resolve()
    }
    process.on('SIGINT', end)
    process.on('SIGTERM', end)
  })
  return {
    ending: controller.signal,
    over,
    keep: close => void open.push(close),
    async close() {
      for (let close = open.pop(); close; close = open.pop()) await close()
    },
  }
}

function giveUp(say: (line: string) => void): void {
  say(
    `It does not come to an end in ${PATIENCE_MS / 1000} s, so it is ended now. Nothing that was committed is lost.`,
  )
  process.exit(1)
}
