import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/** Scrolls to what the hash of the address names, again at each press of its link: the content arrives after the page. */
export function useHashTarget(article: number): void {
  const { hash, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another article has other headings, another visit has other positions
  useEffect(() => {
    if (hash.length > 1) document.getElementById(decode(hash.slice(1)))?.scrollIntoView()
  }, [hash, key, article])
}

/** A hash that cannot be decoded names nothing. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}
