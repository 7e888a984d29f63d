/** A worker that ended later than this after its start worked, in milliseconds. */
const STEADY_MS = 30_000

/** Pause before the next start when a worker ended soon after its own, in milliseconds: doubled each time. */
const FIRST_PAUSE_MS = 500
const LONGEST_PAUSE_MS = 30_000

/** A process of the service, as `node:cluster` has it. */
export interface Worker {
  readonly process: { readonly pid?: number | undefined; kill(signal: 'SIGKILL'): unknown }
  once(event: 'listening', listener: () => void): unknown
  once(event: 'exit', listener: (code: number | null, signal: string | null) => void): unknown
  send(message: string, onSent: (error: Error | null) => void): unknown
}

/** The end of a worker that nobody asked for. */
export interface WorkerEnd {
  readonly worker: number | undefined
  readonly code: number | null
  readonly signal: string | null
  /** Milliseconds until another worker starts. */
  readonly pause_ms: number
}

/** One of the workers, and those that replace it. */
export interface Place {
  /** Starts the first worker. Resolves with whether it listens; false when it ended before. */
  start(): Promise<boolean>
  /** Asks the worker to end, and starts no other one. Resolves with whether it ended in order. */
  stop(message: string): Promise<boolean>
  /** Ends the worker at once. */
  kill(): void
}

/**
 * Keeps a worker running: one that ends is replaced at once, and after a pause, longer each time, when it ended soon after
 * its start.
 */
export function openPlace(fork: () => Worker, onEnd: (end: WorkerEnd) => void): Place {
  let worker: Worker | null = null
  let ended: Promise<boolean> = Promise.resolve(true)
  let failures = 0
  let stopping = false
  let timer: NodeJS.Timeout | undefined

  function run(): Promise<boolean> {
    const begun = Date.now()
    const current = fork()
    worker = current
    ended = new Promise(resolve => {
      current.once('exit', (code, signal) => {
        worker = null
        resolve(code === 0)
        if (stopping) return
        failures = Date.now() - begun < STEADY_MS ? failures + 1 : 0
        const pause_ms = pauseAfter(failures)
        onEnd({ worker: current.process.pid, code, signal, pause_ms })
        timer = setTimeout(run, pause_ms)
      })
    })
    return new Promise(resolve => {
      current.once('listening', () => resolve(true))
      void ended.then(() => resolve(false))
    })
  }

  return {
    start: run,
    stop(message) {
      stopping = true
      clearTimeout(timer)
      // One that cannot be asked has ended, or ends by itself without the first process.
      worker?.send(message, () => {})
      return worker ? ended : Promise.resolve(true)
    },
    kill: () => void worker?.process.kill('SIGKILL'),
  }
}

function pauseAfter(failures: number): number {
  return failures === 0 ? 0 : Math.min(FIRST_PAUSE_MS * 2 ** (failures - 1), LONGEST_PAUSE_MS)
}
