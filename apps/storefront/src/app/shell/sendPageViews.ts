import type { Queue } from './statistics'

/**
 * Sends the queue of page views to a service: what waits in it, then each view. A view is a POST with the path, without
 * query and cookies. A script that reads the queue itself keeps it.
 */
export function sendPageViews(url: string): void {
  const page = globalThis as { _hmt?: Queue | (readonly unknown[])[] }
  const send = ([, path]: readonly unknown[]) => {
    const body = new URLSearchParams({ path: String(path) })
    // `keepalive`: the view of a page that is left at once arrives too.
    fetch(url, { method: 'POST', mode: 'no-cors', credentials: 'omit', keepalive: true, body }).catch(() => {
      // A service that does not answer loses a view, and nothing else happens.
    })
  }
  const waiting = page._hmt ?? []
  if (!Array.isArray(waiting)) return
  page._hmt = { push: send }
  waiting.forEach(send)
}
