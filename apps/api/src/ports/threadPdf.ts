import Tinypool from 'tinypool'
import type { PdfPort } from './pdf'

/** PDFs that wait for the thread at most: about a quarter of a minute of drawing. */
const MAX_WAITING = 40

/** Time until a PDF is drawn, waiting included. The thread of one that takes longer is ended. */
const DRAW_MS = 60_000

/** Time without work after which the thread ends: it keeps a font of 8 MB. */
const IDLE_MS = 30_000

interface ThreadOptions {
  readonly maxWaiting?: number
  readonly drawMs?: number
}

export interface ThreadPdf extends PdfPort {
  /** Ends the thread; what waits is not drawn. */
  close(): Promise<void>
}

/**
 * The default: one thread draws one PDF after the other, so that the service answers meanwhile. It starts with the first
 * PDF and ends when there is nothing to do. `file` is the built `pdf/draw.ts`.
 */
export function threadPdf(
  file: string,
  { maxWaiting = MAX_WAITING, drawMs = DRAW_MS }: ThreadOptions = {},
): ThreadPdf {
  const pool = new Tinypool({
    filename: file,
    runtime: 'worker_threads',
    minThreads: 0,
    maxThreads: 1,
    maxQueue: maxWaiting,
    idleTimeout: IDLE_MS,
  })
  // A thread that cannot start, which no drawing is told of, would end the service. What waits for it ends by time.
  pool.on('error', () => {})
  return {
    draw: content => pool.run(content, { signal: AbortSignal.timeout(drawMs) }),
    close: () => pool.destroy(),
  }
}
