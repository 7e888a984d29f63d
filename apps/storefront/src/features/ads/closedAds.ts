const PREFIX = 'yaoji.closed.'

/** Whether this ad was closed in this tab: it stays closed for the visit. */
export function isClosed(adId: number): boolean {
  return sessionStorage.getItem(PREFIX + adId) !== null
}

export function rememberClosed(adId: number): void {
  sessionStorage.setItem(PREFIX + adId, '1')
}
