import { useScrollMemory } from '@yaoji/hooks'
import { ConfirmProvider } from '@yaoji/ui/confirm'
import { ToastProvider } from '@yaoji/ui/toast'
import { Suspense, useRef } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { useLocation } from 'react-router-dom'
import { ErrorReceiver } from '../errors/ErrorReceiver'
import { PageError } from '../errors/PageError'
import { usePageLoading } from '../loadPage'
import { ShopRoutes } from '../ShopRoutes'
import { readScroll, writeScroll } from '../scrollStore'
import { Chrome } from './Chrome'
import * as css from './Frame.css'
import { Gate } from './Gate'
import { usePageAnnouncement } from './usePageAnnouncement'
import { useRouteRow } from './useRouteRow'

/** Everything around a page: dialogs, messages, chrome by the route's flags, title, scroll position. */
export function Frame() {
  return (
    <ErrorBoundary FallbackComponent={PageError}>
      <ConfirmProvider>
        <ToastProvider>
          <ErrorReceiver />
          <FramedPage />
        </ToastProvider>
      </ConfirmProvider>
    </ErrorBoundary>
  )
}

function FramedPage() {
  const row = useRouteRow()
  const location = useLocation()
  const loading = usePageLoading()
  const main = useRef<HTMLElement>(null)
  usePageAnnouncement(row, main)
  // A first load has the key `default` whatever its address.
  const routeKey = `${location.key} ${location.pathname}${location.search}`
  useScrollMemory({ routeKey, read: readScroll, write: writeScroll })
  return (
    <Chrome row={row}>
      <main ref={main} id="main" tabIndex={-1} className={css.main} aria-busy={loading}>
        <ErrorBoundary FallbackComponent={PageError} resetKeys={[location.pathname]}>
          <Gate row={row}>
            <Suspense fallback={<div className={css.coming} />}>
              <ShopRoutes />
            </Suspense>
          </Gate>
        </ErrorBoundary>
      </main>
    </Chrome>
  )
}
