import type { DataOf } from '@yaoji/api-client'
import { drawActivity } from '@yaoji/api-client/contract/draw'
import { useCall, useSession } from '@yaoji/hooks/data'
import { LinkButton } from '@yaoji/ui/button'
import { Callout } from '@yaoji/ui/callout'
import { DrawActivity } from '@yaoji/ui/draw-zone'
import { Panel } from '@yaoji/ui/panel'
import { Skeleton } from '@yaoji/ui/skeleton'
import { Text } from '@yaoji/ui/text'
import { TextLink } from '@yaoji/ui/text-link'
import { lazy, Suspense, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { minuteText } from '../../core/clock/minuteText'
import { QueryView } from '../../core/page/QueryView'
import { loginHref } from '../../core/session/returnTo'
import { href } from '../../routes'

type Activity = DataOf<typeof drawActivity>

const DrawDialog = lazy(() => import('./DrawDialog'))

/** One draw (AP-43): its prizes and rules, the buyer's chances, and the button. */
export function DrawPanel({ id }: { id: number }) {
  const query = useCall(drawActivity, { id }, { inline: true, staleTime: 0 })
  const { data } = query
  const period = data && `${minuteText(data.begin_at)} 至 ${minuteText(data.end_at)}`
  return (
    <Panel title={data?.name ?? '抽奖'} aside={period && <Text as="span">{period}</Text>}>
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

function ActivityView({ activity }: { activity: Activity }) {
  const { user } = useSession()
  const location = useLocation()
  const [wanted, setWanted] = useState(false)
  return (
    <DrawActivity
      activity={activity}
      onDraw={() => setWanted(true)}
      start={user === null && <LinkButton href={loginHref(location)}>登录</LinkButton>}
    >
      {user && <TextLink href={href('user')}>抽奖记录</TextLink>}
      {wanted && (
        <Suspense>
          <DrawDialog activityId={activity.id} onEnd={() => setWanted(false)} />
        </Suspense>
      )}
    </DrawActivity>
  )
}
