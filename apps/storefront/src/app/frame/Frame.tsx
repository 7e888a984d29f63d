import { useScrollMemory } from '@yaoji/hooks'
import { ConfirmProvider } from '@yaoji/ui/confirm'
import { ToastProvider } from '@yaoji/ui/toast'
import { Suspense, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { ErrorReceiver } from '../errors/ErrorReceiver'
import { PageBoundary } from '../errors/PageBoundary'
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
    <PageBoundary>
      <ConfirmProvider>
        <ToastProvider>
          <ErrorReceiver />
          <FramedPage />
        </ToastProvider>
      </ConfirmProvider>
    </PageBoundary>
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
        <PageBoundary page={location.pathname}>
          <Gate row={row}>
            <Suspense fallback={<div className={css.coming} />}>
              <ShopRoutes />
            </Suspense>
          </Gate>
        </PageBoundary>
      </main>
    </Chrome>
  )
}
