import { type ComponentType, useSyncExternalStore } from 'react'
import type { PageImport } from '../../pages'

interface Page {
  default: ComponentType
}

/** Mark that this tab was reloaded for a lost chunk already. */
const RELOADED = 'yaoji.reloaded'

const asked = new Map<PageImport, Promise<Page>>()

/** The code of a page, asked for once. What failed is asked for anew the next time. */
export function fetchPage(page: PageImport): Promise<Page> {
  const known = asked.get(page)
  if (known) return known
  const coming = page()
  asked.set(page, coming)
  coming.catch(() => asked.delete(page))
  return coming
}

/**
 * Loads a page's code to show it. After a deploy an old tab asks for files that are gone: it is reloaded once, and
 * only when that did not help the error reaches the page.
 */
export async function loadPage(page: PageImport): Promise<Page> {
  countLoading(1)
  try {
    const loaded = await fetchPage(page)
    sessionStorage.removeItem(RELOADED)
    return loaded
  } catch (error) {
    if (sessionStorage.getItem(RELOADED) !== null) throw error
    sessionStorage.setItem(RELOADED, '1')
    location.reload()
    return new Promise(() => {})
  } finally {
    countLoading(-1)
  }
}

let loading = 0
const listeners = new Set<() => void>()

function countLoading(step: 1 | -1): void {
  loading += step
  for (const listener of listeners) listener()
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether the page that was asked for is still on its way. */
export const usePageLoading = (): boolean => useSyncExternalStore(listen, () => loading > 0)
