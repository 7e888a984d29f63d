import { setTimeout as wait } from 'node:timers/promises'
import { MessageChannel } from 'node:worker_threads'
import { LRUCache } from 'lru-cache'
import type { PageAnswer, PageParts, PageQuestion, PageTask } from '../pages/render'
import type { PagePort, ReadAsVisitor } from './pages'
import { openThread, type Thread } from './thread'

/** For so long a page is sent as it is, in milliseconds: one that many open is rendered once for all of them. */
const FRESH_MS = 10_000

/**
 * How old the content of a page is at most, in milliseconds. After `FRESH_MS` it is sent and rendered again meanwhile:
 * the browser knows its age, and asks for what is older than its cache allows.
 */
const KEPT_MS = 120_000

/** How long a visitor waits for a page that is not kept, in milliseconds. */
const WAIT_MS = 500

/** Pages that are kept, and that wait for the thread. */
const MAX_PAGES = 100
const MAX_WAITING = 8

/** Time until a page is rendered, waiting included. The thread of one that takes longer is ended. */
const RENDER_MS = 5_000

/** Time without work after which the thread ends, in milliseconds. */
const IDLE_MS = 600_000

interface Kept {
  readonly parts: PageParts
  readonly at: number
}

export interface ThreadPages extends PagePort {
  /** Ends the thread; what waits is not rendered. */
  close(): Promise<void>
}

interface PagesOptions {
  /** The built file of `pages/render.ts`. */
  readonly file: string
  /** The folder of the built storefront. */
  readonly folder: string
  /** What could not be rendered, for the log. */
  readonly onError: (error: unknown) => void
  readonly waitMs?: number
}

/** Renders in a thread, so that calls are answered meanwhile. */
export function threadPages({ file, folder, onError, waitMs = WAIT_MS }: PagesOptions): ThreadPages {
  const thread = openThread({ filename: file, idleTimeout: IDLE_MS }, MAX_WAITING)
  const kept = new LRUCache<string, Kept>({ max: MAX_PAGES, ttl: KEPT_MS })
  const running = new Map<string, Promise<Kept>>()
  let closed = false

  async function render(url: string, read: ReadAsVisitor): Promise<Kept> {
    const at = Date.now()
    const parts = await renderIn(thread, { folder, url }, read).catch((error: unknown) => {
      if (!closed) onError(error)
      return null
    })
    const page = { parts, at }
    kept.set(url, page)
    return page
  }

  function begin(url: string, read: ReadAsVisitor): Promise<Kept> {
    const page = render(url, read).finally(() => running.delete(url))
    running.set(url, page)
    return page
  }

  return {
    async page(url, read) {
      const ready = kept.get(url)
      if (ready && Date.now() - ready.at < FRESH_MS) return documentOf(ready)
      const next = running.get(url) ?? begin(url, read)
      if (ready) return documentOf(ready)
      const late = new AbortController()
      const page = await Promise.race([
        next,
        wait(waitMs, null, { signal: late.signal, ref: false }).catch(() => null),
      ])
      late.abort()
      return page && documentOf(page)
    },
    close() {
      closed = true
      return thread.close()
    },
  }
}

function documentOf({ parts, at }: Kept): string | null {
  return parts && parts[0] + (Date.now() - at) + parts[1]
}

/** Renders a page; what it asks the service for comes through a port of its own. */
async function renderIn(
  thread: Thread,
  page: Omit<PageTask, 'port'>,
  read: ReadAsVisitor,
): Promise<PageParts> {
  const { port1, port2 } = new MessageChannel()
  port1.on('message', ({ id, url }: PageQuestion) => {
    void read(url).then(
      answer => port1.postMessage({ id, ...answer } satisfies PageAnswer),
      () => port1.postMessage({ id, status: 503, body: '' } satisfies PageAnswer),
    )
  })
  try {
    return await thread.run<PageParts>({ ...page, port: port2 } satisfies PageTask, timeOf, [port2])
  } finally {
    port1.close()
  }
}

const timeOf = () => AbortSignal.timeout(RENDER_MS)
