import pLimit from 'p-limit'
import Tinypool from 'tinypool'
import type { PdfProblem } from '../pdf/check'
import type { PdfPort } from './pdf'

/** PDFs that wait for a thread at most: about a quarter of a minute of drawing. */
const MAX_WAITING = 40

/** Time until a PDF is drawn, waiting included. The thread of one that takes longer is ended. */
const DRAW_MS = 60_000

/** Time for the check of a PDF, without waiting. One that takes longer is made for that. */
const CHECK_MS = 15_000

/** Memory of the thread that checks, in megabytes. */
const CHECK_MB = 512

/** Time without work after which a thread ends: the one that draws keeps a font of 8 MB. */
const IDLE_MS = 30_000

interface ThreadOptions {
  readonly maxWaiting?: number
  readonly drawMs?: number
  readonly checkMs?: number
  readonly checkMb?: number
}

/** The built files of `pdf/draw.ts` and `pdf/check.ts`. */
export interface ThreadFiles {
  readonly draw: string
  readonly check: string
}

export interface ThreadPdf extends PdfPort {
  /** Ends the threads; what waits is neither drawn nor checked. */
  close(): Promise<void>
}

/**
 * The default: one thread draws one PDF after the other, and another one checks, so that the service answers meanwhile. A
 * thread starts with its first PDF and ends when there is nothing to do.
 */
export function threadPdf(files: ThreadFiles, options: ThreadOptions = {}): ThreadPdf {
  const { maxWaiting = MAX_WAITING, drawMs = DRAW_MS, checkMs = CHECK_MS, checkMb = CHECK_MB } = options
  const drawing = openThread({ filename: files.draw }, maxWaiting)
  const checking = openThread(
    { filename: files.check, resourceLimits: { maxOldGenerationSizeMb: checkMb } },
    maxWaiting,
  )
  return {
    draw(content) {
      const time = AbortSignal.timeout(drawMs)
      return drawing.run(content, () => time)
    },
    check: file => checkWithin(checking, file, checkMs),
    close: async () => {
      await Promise.all([drawing.close(), checking.close()])
    },
  }
}

interface Thread {
  /** Runs a task after those before it. `timeOf` is asked for its time when its turn has come. */
  run<Answer>(task: unknown, timeOf: () => AbortSignal): Promise<Answer>
  close(): Promise<void>
}

function openThread(options: ConstructorParameters<typeof Tinypool>[0], maxWaiting: number): Thread {
  const pool = new Tinypool({
    ...options,
    runtime: 'worker_threads',
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
  })
  // A thread that cannot start, which no task is told of, would end the service. What waits for it ends by time.
  pool.on('error', () => {})
  const closing = new AbortController()
  // Not the queue of the pool: a task that it refuses is rejected once more when its time is over. Nobody handles that
  // rejection, and it would end the service.
  const limit = pLimit(1)
  return {
    run(task, timeOf) {
      if (limit.pendingCount >= maxWaiting) return Promise.reject(new Error('api: too many PDFs wait.'))
      return limit(() => pool.run(task, { signal: AbortSignal.any([timeOf(), closing.signal]) }))
    },
    close() {
      closing.abort()
      return pool.destroy()
    },
  }
}

/** Checks a PDF; one that takes too much time or memory cannot be read. The thread is ended then. */
async function checkWithin(thread: Thread, file: string, checkMs: number): Promise<PdfProblem | null> {
  let time: AbortSignal | undefined
  try {
    return await thread.run(file, () => {
      time = AbortSignal.timeout(checkMs)
      return time
    })
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : ''
    if (time?.aborted || code === 'ERR_WORKER_OUT_OF_MEMORY') return 'unreadable'
    throw error
  }
}
