import { useScrollMemory } from '@yaoji/hooks'
import { ConfirmProvider } from '@yaoji/ui/confirm'
import { ToastProvider } from '@yaoji/ui/toast'
import { Suspense, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { useRouteRow } from '../../core/navigation/useRouteRow'
import { ErrorPresenter } from '../errors/ErrorPresenter'
import { PageBoundary } from '../errors/PageBoundary'
import { usePageLoading } from '../router/loadPage'
import { PageFallback } from '../router/PageFallback'
import { ShopRoutes } from '../router/ShopRoutes'
import { useFirstPage } from '../router/useFirstPage'
import * as css from './AppShell.css'
import { Chrome } from './Chrome'
import { RequireBuyer } from './RequireBuyer'
import { readScroll, writeScroll } from './scrollStore'
import { usePageAnnouncement } from './usePageAnnouncement'

/** The shell around every page: dialogs, toasts, header and footer by the route's flags, title, scroll position. */
export function AppShell() {
  return (
    <PageBoundary>
      <ConfirmProvider>
        <ToastProvider>
          <ErrorPresenter />
          <PageArea />
        </ToastProvider>
      </ConfirmProvider>
    </PageBoundary>
  )
}

function PageArea() {
  const row = useRouteRow()
  const location = useLocation()
  const loading = usePageLoading()
  const fetched = useFirstPage(location.pathname)
  const main = useRef<HTMLElement>(null)
  usePageAnnouncement(row, main)
  // A first load has the key `default` whatever its address.
  const routeKey = `${location.key} ${location.pathname}${location.search}`
  useScrollMemory({ routeKey, read: readScroll, write: writeScroll, keep: location.state?.keepScroll })
  return (
    <Chrome row={row}>
      <main ref={main} id="main" tabIndex={-1} className={css.main} aria-busy={loading}>
        <PageBoundary page={location.pathname}>
          <RequireBuyer row={row}>
            <Suspense fallback={<PageFallback />}>{fetched ? <ShopRoutes /> : <PageFallback />}</Suspense>
          </RequireBuyer>
        </PageBoundary>
      </main>
    </Chrome>
  )
}
