/** Takes page views. Replaceable: an app gives its own; a failing one never reaches the page (CH-02). */
export interface Statistics {
  /** A page was shown. The path carries no query: what buyers search for stays here. */
  pageView(view: { readonly path: string; readonly title: string }): void
}

export type Queue = { push(entry: readonly unknown[]): void }

/**
 * The interface of the third-party service: a global queue (`_hmt`) that a script reads, or `sendPageViews` where the
 * shop names a service. Without either the entries stay in a plain list and nothing else happens.
 */
export const queueStatistics: Statistics = {
  pageView({ path }) {
    const page = globalThis as { _hmt?: Queue }
    page._hmt ??= []
    page._hmt.push(['_trackPageview', path])
  },
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
