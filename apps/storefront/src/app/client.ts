import { createClient, type Endpoint } from '@yaoji/api-client'
import { shownBuyer } from '@yaoji/hooks/data'
import { queries } from './queries'

/**
 * The shop's client: same origin, so no base address. Calls about what is the buyer's own say whom the page shows, so
 * that a session that ended meanwhile leads to the login instead of an empty cart (RO-04).
 */
export const client = createClient({
  headers(endpoint): Record<string, string> {
    const username = isOwn(endpoint) ? shownBuyer(queries) : ''
    return username ? { 'X-Buyer': encodeURIComponent(username) } : {}
  },
})

const isOwn = ({ access, name }: Endpoint) => access === 'buyer' || name.startsWith('cart.')

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
