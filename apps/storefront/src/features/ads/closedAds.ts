const PREFIX = 'yaoji.closed.'

/** Whether a buyer closed this ad in this tab: it stays closed while she shops. */
export function isClosed(adId: number): boolean {
  return sessionStorage.getItem(PREFIX + adId) !== null
}

export function rememberClosed(adId: number): void {
  sessionStorage.setItem(PREFIX + adId, '1')
}
