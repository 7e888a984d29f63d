import { useSession } from '@yaoji/hooks/data'
import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { loginHref } from '../../core/session/returnTo'
import type { RouteRow } from '../../routes'

/** Shows a buyers' page only to logged-in buyers. Others are redirected to the login page, and back after it (RO-04). */
export function RequireBuyer({ row, children }: { row: RouteRow; children: ReactNode }) {
  const { show, user } = useSession()
  const location = useLocation()
  if (!row.buyersOnly || user) return children
  return show ? <Navigate to={loginHref(location)} replace /> : null
}
