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

/** Listens for signals from now on: also while the service still starts. A second signal ends the process at once. */
export function beginLifetime(): Lifetime {
  const controller = new AbortController()
  const open: (() => Promise<void>)[] = []
  const over = new Promise<void>(resolve => {
    const end = () => {
      if (controller.signal.aborted) process.exit(1)
      controller.abort()
      setTimeout(() => process.exit(1), PATIENCE_MS).unref()
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
