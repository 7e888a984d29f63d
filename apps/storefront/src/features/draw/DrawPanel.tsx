import type { DataOf } from '@yaoji/api-client'
import { drawActivity } from '@yaoji/api-client/contract/draw'
import { useCall, useSession } from '@yaoji/hooks/data'
import { Button, LinkButton } from '@yaoji/ui/button'
import { Callout } from '@yaoji/ui/callout'
import { Link } from '@yaoji/ui/link'
import { Panel } from '@yaoji/ui/panel'
import { Skeleton } from '@yaoji/ui/skeleton'
import { lazy, Suspense, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { minuteText } from '../../core/clock/minuteText'
import { link } from '../../core/page/link.css'
import { QueryView } from '../../core/page/QueryView'
import { loginHref } from '../../core/session/returnTo'
import { href } from '../../routes'
import * as css from './DrawPanel.css'

type Activity = DataOf<typeof drawActivity>

const DrawDialog = lazy(() => import('./DrawDialog'))

/** One draw (AP-43): its prizes and rules, the buyer's chances, and the button. */
export function DrawPanel({ id }: { id: number }) {
  const query = useCall(drawActivity, { id }, { inline: true, staleTime: 0 })
  return (
    <Panel
      title={query.data?.name ?? '抽奖'}
      aside={query.data && <span className={css.note}>{periodOf(query.data)}</span>}
    >
      <QueryView
        query={query}
        pending={<Skeleton variant="rows" count={4} label="正在加载抽奖活动" />}
        missing={<Callout>没有这个抽奖活动，请从上面选择。</Callout>}
        errorSize="s"
      >
        {activity => <ActivityView activity={activity} />}
      </QueryView>
    </Panel>
  )
}

function periodOf({ begin_at, end_at }: Activity): string {
  return `${minuteText(begin_at)} 至 ${minuteText(end_at)}`
}

function ActivityView({ activity }: { activity: Activity }) {
  return (
    <div className={css.root}>
      <p>{activity.remarks}</p>
      <ul aria-label="奖品" className={css.prizes}>
        {activity.prizes.map(prize => (
          <li key={prize.id} className={css.prize}>
            <img src={prize.image} alt="" width={32} height={32} loading="lazy" />
            <span className={css.words}>
              {prize.name}
              <span className={css.note}>{noteOf(prize)}</span>
            </span>
          </li>
        ))}
      </ul>
      <DrawStart activity={activity} />
      <ol aria-label="活动规则" className={css.rules}>
        {activity.rules.map(rule => (
          <li key={rule}>{rule}</li>
        ))}
      </ol>
    </div>
  )
}

/** What is worth knowing before the draw; the remarks of points are for who has won them. */
function noteOf({ is_left, kind, remarks }: Activity['prizes'][number]): string {
  if (is_left === 0) return '已抽完'
  return kind === 'points' ? '抽中立即到账' : remarks
}

/** The button, or why there is none, and what the buyer has won. */
function DrawStart({ activity: { id, message, chances_left } }: { activity: Activity }) {
  const { user } = useSession()
  const location = useLocation()
  const [wanted, setWanted] = useState(false)
  return (
    <div className={css.start}>
      {message === '' && (
        <Button variant="primary" onClick={() => setWanted(true)}>
          抽奖
        </Button>
      )}
      {user === null && <LinkButton href={loginHref(location)}>登录</LinkButton>}
      <span role="status">{message || `还有 ${chances_left} 次机会`}</span>
      {user && (
        <Link href={href('user')} className={link}>
          抽奖记录
        </Link>
      )}
      {wanted && (
        <Suspense>
          <DrawDialog activityId={id} onEnd={() => setWanted(false)} />
        </Suspense>
      )}
    </div>
  )
}
