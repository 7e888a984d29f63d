import type { PdfProblem } from '../pdf/check'
import type { PdfPort } from './pdf'
import { openThread, type Thread } from './thread'

/** PDFs that wait for a thread at most: about a quarter of a minute of drawing. */
const MAX_WAITING = 40

/** Time until a PDF is drawn, waiting included. The thread of one that takes longer is ended. */
const DRAW_MS = 60_000

/** Time for the check of a PDF, without waiting. One that takes longer is made for that. */
const CHECK_MS = 15_000

/** Memory of the thread that checks, in megabytes. */
const CHECK_MB = 512

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
