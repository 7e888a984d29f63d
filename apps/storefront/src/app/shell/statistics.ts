/** Takes page views. Replaceable: an app gives its own; a failing one never reaches the page (CH-02). */
export interface Statistics {
  /** A page was shown. The path carries no query: what buyers search for stays here. */
  pageView(view: { readonly path: string; readonly title: string }): void
}

type Queue = { push(entry: readonly unknown[]): void }

/**
 * The interface of the third-party service: a global queue (`_hmt`) that its script reads. Without the script the
 * entries stay in a plain list and nothing else happens.
 */
export const queueStatistics: Statistics = {
  pageView({ path }) {
    const page = globalThis as { _hmt?: Queue }
    page._hmt ??= []
    page._hmt.push(['_trackPageview', path])
  },
}

/**
 * Sends the queue to the service of the shop's setting: what waits in it, then each page view. A view is a POST with the
 * path, without cookies. The returned function lets the queue fill again.
 */
export function sendPageViews(url: string): () => void {
  const page = globalThis as { _hmt?: Queue | (readonly unknown[])[] }
  const send = ([, path]: readonly unknown[]) => {
    const body = new URLSearchParams({ path: String(path) })
    // `keepalive`: the view of a page that is left at once arrives too.
    fetch(url, { method: 'POST', mode: 'no-cors', credentials: 'omit', keepalive: true, body }).catch(() => {
      // A service that does not answer loses a view, and nothing else happens.
    })
  }
  if (Array.isArray(page._hmt)) page._hmt.forEach(send)
  page._hmt = { push: send }
  return () => {
    page._hmt = []
  }
}

/** Reports a page view after the page has painted, and swallows whatever the adapter throws. */
export function reportPageView(statistics: Statistics, view: Parameters<Statistics['pageView']>[0]): void {
  setTimeout(() => {
    try {
      statistics.pageView(view)
    } catch {
      // A failing statistics service does not affect the page.
    }
  }, 0)
}
