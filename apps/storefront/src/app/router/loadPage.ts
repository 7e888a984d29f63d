import { useSyncExternalStore } from 'react'
import type { CodeImport } from '../../pages'

type Code = Awaited<ReturnType<CodeImport>>

/** Set when this tab has reloaded because of a missing file. */
const RELOADED = 'yaoji.reloaded'

const requested = new Map<CodeImport, Promise<Code>>()

/** The code of a page or a layout, requested once. A request that failed is made again the next time. */
export function fetchPage(load: CodeImport): Promise<Code> {
  const known = requested.get(load)
  if (known) return known
  const request = load()
  requested.set(load, request)
  request.catch(() => requested.delete(load))
  return request
}

/**
 * Loads the code of a page or a layout to show it. After a deploy an old tab requests files that no longer exist: the tab reloads
 * once, and the error reaches the page only when that did not help.
 */
export async function loadPage(load: CodeImport): Promise<Code> {
  countLoading(1)
  try {
    const loaded = await fetchPage(load)
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

/** Whether the code of a page is loading. */
export const usePageLoading = (): boolean => useSyncExternalStore(listen, () => loading > 0)
