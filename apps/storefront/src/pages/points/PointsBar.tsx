import { useSession } from '@yaoji/hooks/data'
import { PointsBar as Bar, type PointsBarProps as BarProps } from '@yaoji/ui/gift-card'
import { useLocation } from 'react-router-dom'
import { loginHref } from '../../core/session/returnTo'
import { href } from '../../routes'

export type PointsBarProps = Pick<BarProps, 'points' | 'affordable'> & {
  onAffordableChange: (affordable: boolean) => void
}

/** The buyer's points, where they come from, and the filter by them. A visitor can log in. */
export function PointsBar({ points, onAffordableChange, ...bar }: PointsBarProps) {
  const { user } = useSession()
  const isVisitor = user === null
  return (
    <Bar
      {...bar}
      points={points === null && !isVisitor ? undefined : points}
      logHref={href('walletPoints')}
      loginHref={loginHref(useLocation())}
      onAffordableChange={isVisitor ? undefined : onAffordableChange}
    />
  )
}
