import { type ClientOptions, createClient, type Endpoint } from '@yaoji/api-client'
import type { Upload } from '@yaoji/api-client/upload'
import { shownBuyer } from '@yaoji/hooks/data'
import { queries } from './queries'

/**
 * The shop calls its own origin, so there is no base address. Calls for a buyer's own data send the buyer that the page
 * shows: when that session has ended, the answer is the login page, not an empty cart (RO-04).
 */
const options: ClientOptions = {
  headers(endpoint): Record<string, string> {
    const username = isOwn(endpoint) ? shownBuyer(queries) : ''
    return username ? { 'X-Buyer': encodeURIComponent(username) } : {}
  },
}

/** The shop's client. */
export const client = createClient(options)

/** Sends files. Its code is loaded with the first file. */
export const upload: Upload = async (...call) => {
  const { createUpload } = await import('@yaoji/api-client/upload')
  return createUpload(options)(...call)
}

const isOwn = ({ access, name }: Endpoint) => access === 'buyer' || name.startsWith('cart.')

/** Sends delayed calls when the page is left, so that no pressed button is lost. */
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
