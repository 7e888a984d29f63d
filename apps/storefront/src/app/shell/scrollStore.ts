const PREFIX = 'yaoji.scroll.'

/** Where a visit was left, in CSS pixels; kept for this tab. */
export function readScroll(key: string): number | null {
  const kept = sessionStorage.getItem(PREFIX + key)
  return kept === null ? null : Number(kept)
}

export function writeScroll(key: string, top: number): void {
  try {
    sessionStorage.setItem(PREFIX + key, String(top))
  } catch {
    // A full store loses a scroll position, nothing else.
  }
}
