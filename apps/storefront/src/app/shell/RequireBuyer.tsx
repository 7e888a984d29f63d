import { useSession } from '@yaoji/hooks/data'
import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { loginHref } from '../../core/session/returnTo'
import type { RouteRow } from '../../routes'

/** Lets only logged-in buyers into pages that are theirs; others go to the login page and come back (RO-04). */
export function RequireBuyer({ row, children }: { row: RouteRow; children: ReactNode }) {
  const { show, user } = useSession()
  const location = useLocation()
  if (!row.buyersOnly || user) return children
  return show ? <Navigate to={loginHref(location)} replace /> : null
}
