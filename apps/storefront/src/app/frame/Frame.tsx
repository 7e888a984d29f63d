import { useScrollMemory } from '@yaoji/hooks'
import { ConfirmProvider } from '@yaoji/ui/confirm'
import { ToastProvider } from '@yaoji/ui/toast'
import { Suspense, useRef } from 'react'
import { Outlet, useLocation, useNavigation } from 'react-router-dom'
import { ErrorReceiver } from '../errors/ErrorReceiver'
import { readScroll, writeScroll } from '../scrollStore'
import { Chrome } from './Chrome'
import * as css from './Frame.css'
import { Gate } from './Gate'
import { usePageAnnouncement } from './usePageAnnouncement'
import { useRouteRow } from './useRouteRow'

/** Everything around a page: dialogs, messages, chrome by the route's flags, title, scroll position. */
export function Frame() {
  return (
    <ConfirmProvider>
      <ToastProvider>
        <ErrorReceiver />
        <FramedPage />
      </ToastProvider>
    </ConfirmProvider>
  )
}

function FramedPage() {
  const row = useRouteRow()
  const location = useLocation()
  const navigation = useNavigation()
  const main = useRef<HTMLElement>(null)
  usePageAnnouncement(row, main)
  // A first load has the key `default` whatever its address.
  const routeKey = `${location.key} ${location.pathname}${location.search}`
  useScrollMemory({ routeKey, read: readScroll, write: writeScroll })
  return (
    <Chrome row={row}>
      <main ref={main} id="main" tabIndex={-1} className={css.main} aria-busy={navigation.state !== 'idle'}>
        <Gate row={row}>
          <Suspense>
            <Outlet />
          </Suspense>
        </Gate>
      </main>
    </Chrome>
  )
}
