const PREFIX = 'yaoji.scroll.'

/** The scroll position of a visited page, in CSS pixels; kept for this tab. */
export function readScroll(key: string): number | null {
  const kept = sessionStorage.getItem(PREFIX + key)
  return kept === null ? null : Number(kept)
}

export function writeScroll(key: string, top: number): void {
  try {
    sessionStorage.setItem(PREFIX + key, String(top))
  } catch {
    // With a full storage only the scroll position is lost.
  }
}
