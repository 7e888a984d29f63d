import { href } from '../../routes'

/** The login page's address, with the way back to where the buyer is now. */
export function loginHref(from: { pathname: string; search: string; hash: string }): string {
  const here = from.pathname + from.search + from.hash
  return here === '/' || from.pathname === href('login') ? href('login') : href('login', {}, { from: here })
}

/** The state of a history entry that leads back to where the buyer is now, for a page that keeps its own address. */
export function returnState(from: { pathname: string; search: string }): { from: string } {
  return { from: from.pathname + from.search }
}

/** The address that {@link returnState} has kept; null on a page that was opened in another way. */
export function returnOf(state: unknown): string | null {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : null
  return typeof from === 'string' ? from : null
}

/** Any origin: a server that renders the page has none. */
const ORIGIN = 'http://shop.invalid'

/**
 * Where to go after login: the address the login page was given, when it lies in this shop, else home. Anything that
 * a browser could read as another site's address is dropped (RO-04).
 */
export function safeReturn(from: string | null): string {
  if (!from?.startsWith('/') || !isPlain(from)) return href('home')
  try {
    const url = new URL(from, ORIGIN)
    const inside = url.origin === ORIGIN && !url.pathname.startsWith('//') && url.pathname !== href('login')
    return inside ? url.pathname + url.search + url.hash : href('home')
  } catch {
    return href('home')
  }
}

/** No backslash, space or control character: browsers read those as slashes or drop them. */
function isPlain(address: string): boolean {
  return [...address].every(letter => letter > ' ' && letter !== '\\' && letter !== '\u007f')
}
