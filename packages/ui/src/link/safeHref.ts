import { developerError } from '../part/developerError'

/** Schemes that a link may have. Others run code in the page (`javascript:`, `vbscript:`), or hide what they open (`data:`). */
const SAFE_SCHEME = /^(?:https?|mailto|tel|sms|blob):/i

/**
 * Whether a link or a frame may have this address: one without a scheme, or with one that runs no code. Browsers ignore
 * white space and control characters around a scheme and inside it, so they are ignored here too.
 */
export function isSafeHref(href: string): boolean {
  const read = href.replace(/[\s\p{Cc}\p{Cf}]/gu, '')
  return !/^[^/?#]*:/.test(read) || SAFE_SCHEME.test(read)
}

/** The address, or undefined where it is not safe: the element stays and leads nowhere. Developers are informed. */
export function safeHref(href: string | undefined): string | undefined {
  if (href === undefined || isSafeHref(href)) return href
  developerError(`a link has no address, because ${href} could run code. Correct the address.`)
  return undefined
}
