import { useSession } from '@yaoji/hooks/data'
import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import type { RouteRow } from '../../routes'
import { loginHref } from '../session/returnTo'

/** Lets only logged-in buyers into pages that are theirs; others go to the login page and come back (RO-04). */
export function Gate({ row, children }: { row: RouteRow; children: ReactNode }) {
  const { show, user } = useSession()
  const location = useLocation()
  if (!row.buyersOnly || user) return children
  return show ? <Navigate to={loginHref(location)} replace /> : null
}
