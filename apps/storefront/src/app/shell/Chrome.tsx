import { lazy, type ReactNode, Suspense } from 'react'
import type { RouteRow } from '../../routes'
import * as css from './AppShell.css'
import { Footer } from './Footer'
import { FullHeader } from './FullHeader'
import { Toolbar } from './Toolbar'
import { useArrived } from './useArrived'

const LoginPageHeader = lazy(() => import('./LoginPageHeader'))

/** The header above a page, by the header style of its route. */
const HEADERS = {
  full: FullHeader,
  login: LoginHeaderOnDemand,
  none: () => null,
} as const

function LoginHeaderOnDemand({ row }: { row: RouteRow }) {
  return (
    <Suspense fallback={<div className={css.loginHeader} />}>
      <LoginPageHeader row={row} />
    </Suspense>
  )
}

/** Header, footer and toolbar around a page, by its route's flags (CH-01). */
export function Chrome({ row, children }: { row: RouteRow; children: ReactNode }) {
  const Header = HEADERS[row.header ?? 'full']
  return (
    <div className={css.shell} data-arriving={useArrived() ? undefined : ''}>
      <a href="#main" className={css.skip}>
        跳到正文
      </a>
      <Header row={row} />
      {children}
      {row.footer !== false && <Footer />}
      {row.toolbar !== false && <Toolbar row={row} />}
    </div>
  )
}
