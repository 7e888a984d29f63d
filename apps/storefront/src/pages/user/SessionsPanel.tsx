import { type Session, sessionList } from '@yaoji/api-client/contract/account'
import { useCall, useEndOtherSessions, useEndSession } from '@yaoji/hooks/data'
import { Button } from '@yaoji/ui/button'
import { Panel } from '@yaoji/ui/panel'
import { SessionTable, useEndSessions } from '@yaoji/ui/session-table'
import { Text } from '@yaoji/ui/text'
import { useRef } from 'react'
import { QueryView } from '../../core/page/QueryView'

export interface SessionsPanelProps {
  /** The company of the page: a session of another one says so. */
  company: string
}

/** Where the account is logged in; the buyer ends one or all other logins. */
export function SessionsPanel({ company }: SessionsPanelProps) {
  const query = useCall(sessionList, {}, { inline: true })
  const heading = useRef<HTMLHeadingElement>(null)
  const one = useEndSession()
  const others = useEndOtherSessions()
  const { end, endOthers } = useEndSessions({
    end: one.mutateAsync,
    endOthers: others.mutateAsync,
    focusAfter: () => heading.current,
  })
  const endAll = query.data?.list.some(({ is_current }) => is_current === 0) && (
    <Button size="s" busy={others.isPending} onClick={() => void endOthers()}>
      退出其他全部登录
    </Button>
  )
  return (
    <Panel title="登录设备" headingRef={heading} aside={endAll}>
      <QueryView query={query} errorSize="s" pending={<SessionTable sessions={undefined} />}>
        {({ list }) => (
          <SessionTable
            sessions={list}
            aboutOf={session => aboutOf(session, company)}
            busy={one.isPending ? one.variables : undefined}
            onEnd={session => void end(session)}
          />
        )}
      </QueryView>
      <Text>不认识的登录请退出，并修改登录密码。长时间不使用的登录会自动退出。</Text>
    </Panel>
  )
}

/** Whose store a session visits, or that a head office visits this one. */
function aboutOf(session: Session, company: string): string {
  if (session.is_visit === 0) return ''
  return session.company === company ? '总部访问' : `访问门店 ${session.company}`
}
