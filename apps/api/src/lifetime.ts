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

/** Message of the first process to a worker: it shall end in order. */
export const STOP = 'stop'

/**
 * Listens for signals from now on: also while the service still starts. The first one is answered by a line at once,
 * since closing may take a while; a second one ends the process.
 */
export function beginLifetime(say: (line: string) => void): Lifetime {
  return lifetimeOf(begin => {
    const end = () => {
      if (!begin()) process.exit(1)
      // On a terminal ^C or a progress line that is written over is on the screen.
      say('\nStopping …')
      setTimeout(() => giveUp(say), PATIENCE_MS).unref()
    }
    process.on('SIGINT', end)
    process.on('SIGTERM', end)
  })
}

/**
 * Listens for the first process, which says when a worker shall end. A signal says it as well, but no second one ends the
 * worker: a terminal and a service manager send theirs to every process, also to those that end already.
 */
export function beginWorkerLifetime(): Lifetime {
  return lifetimeOf(begin => {
    const end = () => {
      if (begin()) setTimeout(() => process.exit(1), PATIENCE_MS).unref()
    }
    process.on('SIGINT', end)
    process.on('SIGTERM', end)
    process.on('message', message => message === STOP && end())
  })
}

/** `listen` gets what begins the end; it returns false from the second time on. */
function lifetimeOf(listen: (begin: () => boolean) => void): Lifetime {
  const controller = new AbortController()
  const open: (() => Promise<void>)[] = []
  const over = new Promise<void>(resolve => {
    listen(() => {
      if (controller.signal.aborted) return false
      controller.abort()
      resolve()
      return true
    })
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
