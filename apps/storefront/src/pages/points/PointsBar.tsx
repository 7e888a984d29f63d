import { POINTS_DEBT_TEXT, POINTS_RULE } from '@yaoji/domain'
import { useSession } from '@yaoji/hooks/data'
import { Checkbox } from '@yaoji/ui/checkbox'
import { Link } from '@yaoji/ui/link'
import { useLocation } from 'react-router-dom'
import { textLink } from '../../core/page/link.css'
import { loginHref } from '../../core/session/returnTo'
import { href } from '../../routes'
import * as css from './PointsBar.css'

export interface PointsBarProps {
  /** Undefined while it loads; null for a visitor. */
  points: number | null | undefined
  /** Only gifts that the buyer can redeem now. */
  affordable: boolean
  onAffordableChange: (affordable: boolean) => void
}

/** The buyer's points, where they come from, and the filter by them. A visitor can log in. */
export function PointsBar({ points, affordable, onAffordableChange }: PointsBarProps) {
  const { user } = useSession()
  const location = useLocation()
  return (
    <div className={css.root}>
      <p className={css.points}>
        {user === null && points === null ? (
          <Link href={loginHref(location)} className={textLink}>
            登录后查看积分
          </Link>
        ) : (
          <>
            我的积分 <strong className={css.figure}>{points ?? '—'}</strong>{' '}
            <Link href={href('walletPoints')} className={textLink}>
              积分记录
            </Link>
          </>
        )}
      </p>
      {user !== null && (
        <Checkbox
          className={css.checkbox}
          label="只看可兑换的"
          checked={affordable}
          onCheckedChange={onAffordableChange}
        />
      )}
      <p className={css.rule}>
        {(points ?? 0) < 0 && `${POINTS_DEBT_TEXT}。`}
        {POINTS_RULE}
      </p>
    </div>
  )
}
