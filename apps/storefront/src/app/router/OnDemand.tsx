import { lazy, type ReactNode } from 'react'
import type { CodeImport } from '../../pages'
import { loadPage, shown } from './loadPage'

/** A page or a layout. Its code loads when it is shown, unless it is there: then nothing else appears in its place. */
export function OnDemand({ load, children }: { load: CodeImport; children?: ReactNode }) {
  let Shown = shown.get(load)
  if (!Shown) {
    Shown = lazy(() => loadPage(load))
    shown.set(load, Shown)
  }
  return <Shown>{children}</Shown>
}
