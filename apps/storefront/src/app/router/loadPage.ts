import { type ComponentType, type PropsWithChildren, useLayoutEffect, useSyncExternalStore } from 'react'
import { errorChannel } from '../../core/errors/errorChannel'
import type { CodeImport } from '../../pages'

type Code = Awaited<ReturnType<CodeImport>>

/** The build that this tab had when it reloaded because of a missing file. */
const RELOADED = 'yaoji.reloaded'

const requested = new Map<CodeImport, Promise<Code>>()

const failed = new Set<CodeImport>()

/** What shows a page or a layout: its component, or one that loads it. */
export const shown = new Map<CodeImport, ComponentType<PropsWithChildren>>()

/** The code of a page or a layout, requested once. A request that failed is made again the next time. */
export function fetchPage(load: CodeImport): Promise<Code> {
  const known = requested.get(load)
  if (known) return known
  const request = load()
  requested.set(load, request)
  request.then(
    code => shown.has(load) || shown.set(load, code.default),
    () => requested.delete(load),
  )
  return request
}

/**
 * Loads the code of a page or a layout to show it. After a deploy an old tab requests files that no longer exist: the tab
 * reloads once for each build, and the error reaches the page only when that did not help. Without a network it says so
 * and waits for it: a reload would end with the browser's own error page.
 */
export async function loadPage(load: CodeImport): Promise<Code> {
  countLoading(1)
  try {
    return await fetchPage(load)
  } catch (error) {
    if (!navigator.onLine) {
      errorChannel.show({ as: 'toast', message: '网络连接不上，恢复后会自动打开页面' })
      await online()
      return await loadPage(load)
    }
    // This file has the names of all pages' files: another build gives it another name.
    if (sessionStorage.getItem(RELOADED) === import.meta.url) {
      failed.add(load)
      throw error
    }
    sessionStorage.setItem(RELOADED, import.meta.url)
    location.reload()
    return new Promise(() => {})
  } finally {
    countLoading(-1)
  }
}

/**
 * Lets the next visit try again what did not load. Call it once the error is shown: React renders a page again when its
 * code is rejected, and a page that is forgotten by then would load again and again.
 */
export function forgetFailed(): void {
  for (const load of failed) shown.delete(load)
  failed.clear()
}

/** Resolves when the browser is online again. */
function online(): Promise<void> {
  return new Promise(resolve => window.addEventListener('online', () => resolve(), { once: true }))
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

/**
 * Counts as loading while the component that calls it is mounted. React shows a page up to 300 ms after its code is there,
 * when something else has just appeared in its place.
 */
export function useCountAsLoading(): void {
  useLayoutEffect(() => {
    countLoading(1)
    return () => countLoading(-1)
  }, [])
}

/** Whether the code of a page is loading, or something else is still shown in its place. */
export const usePageLoading = (): boolean =>
  useSyncExternalStore(
    listen,
    () => loading > 0,
    () => false,
  )
