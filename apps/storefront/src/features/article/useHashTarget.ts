import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/** Scrolls to the heading that the hash of the address names: the article arrives after the page. */
export function useHashTarget(article: number): void {
  const { hash } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another article has other headings
  useEffect(() => {
    if (hash.length > 1) document.getElementById(decode(hash.slice(1)))?.scrollIntoView()
  }, [hash, article])
}

/** A hash that cannot be decoded names nothing. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}
