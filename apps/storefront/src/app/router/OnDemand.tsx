import { type LazyExoticComponent, lazy, type ReactNode } from 'react'
import type { CodeImport } from '../../pages'
import { loadPage } from './loadPage'

const loaded = new Map<CodeImport, LazyExoticComponent<Awaited<ReturnType<CodeImport>>['default']>>()

const failed = new Set<CodeImport>()

/** A page or a layout. Its code loads when it is shown. */
export function OnDemand({ load, children }: { load: CodeImport; children?: ReactNode }) {
  let Shown = loaded.get(load)
  if (!Shown) {
    Shown = lazy(() => loadPage(load).catch(note(load)))
    loaded.set(load, Shown)
  }
  return <Shown>{children}</Shown>
}

const note = (load: CodeImport) => (error: unknown) => {
  failed.add(load)
  throw error
}

/**
 * Lets the next visit try again what did not load. Call it once the error is shown: React renders a page again when its
 * code is rejected, and a page that is forgotten by then would load again and again.
 */
export function forgetFailed(): void {
  for (const load of failed) loaded.delete(load)
  failed.clear()
}
