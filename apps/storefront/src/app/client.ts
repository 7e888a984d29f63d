import { createClient } from '@yaoji/api-client'

/** The shop's client: same origin, so no base address. */
export const client = createClient()

/** What still waits for its delay is sent when the page goes away, so that no pressed line is lost. */
export function flushOnLeave(): () => void {
  const leave = () => {
    if (document.visibilityState === 'hidden') client.flush()
  }
  addEventListener('pagehide', client.flush)
  document.addEventListener('visibilitychange', leave)
  return () => {
    removeEventListener('pagehide', client.flush)
    document.removeEventListener('visibilitychange', leave)
  }
}
