import { type Session, sessionList } from '@yaoji/api-client/contract/account'
import { useCall, useEndOtherSessions, useEndSession } from '@yaoji/hooks/data'
import { Button } from '@yaoji/ui/button'
import { useConfirm } from '@yaoji/ui/confirm'
import { Panel } from '@yaoji/ui/panel'
import { SessionTable } from '@yaoji/ui/session-table'
import { useToast } from '@yaoji/ui/toast'
import { useRef } from 'react'
import { QueryView } from '../../core/page/QueryView'
import * as css from './AccountBasicPage.css'

export interface SessionsPanelProps {
  /** The company of the page: a session of another one says so. */
  company: string
}

/** Where the account is logged in; the buyer ends one or all other logins. */
export function SessionsPanel({ company }: SessionsPanelProps) {
  const query = useCall(sessionList, {}, { inline: true })
  const heading = useRef<HTMLHeadingElement>(null)
  const { end, endOthers, busy, allBusy } = useSessionActions(() => heading.current)
  const others = query.data?.list.filter(({ is_current }) => is_current === 0) ?? []
  return (
    <Panel
      title="登录设备"
      headingRef={heading}
      aside={
        others.length > 0 && (
          <Button size="s" busy={allBusy} onClick={endOthers}>
            退出其他全部登录
          </Button>
        )
      }
    >
      <QueryView query={query} errorSize="s" pending={<SessionTable sessions={undefined} />}>
        {({ list }) => (
          <SessionTable
            sessions={list}
            aboutOf={session => aboutOf(session, company)}
            busy={busy}
            onEnd={end}
          />
        )}
      </QueryView>
      <p className={css.belowTable}>不认识的登录请退出，并修改登录密码。长时间不使用的登录会自动退出。</p>
    </Panel>
  )
}

/** Ends sessions after a question. The pressed button is gone then: `findTarget` finds what gets the focus. */
function useSessionActions(findTarget: () => HTMLElement | null) {
  const confirm = useConfirm()
  const toast = useToast()
  const one = useEndSession()
  const all = useEndOtherSessions()

  async function act({ doneText, work, ...question }: SessionAction) {
    let done = false
    const sure = await confirm({
      ...question,
      tone: 'danger',
      // The question can still be on its way out when the login is gone.
      returnFocus: () => (done ? findTarget() : null),
    })
    if (!sure) return
    // The error handling of the shop shows why it failed.
    done = await work().then(
      () => true,
      () => false,
    )
    if (!done) return
    toast({ text: doneText, tone: 'success' })
    findTarget()?.focus()
  }

  return {
    busy: one.isPending ? one.variables : undefined,
    allBusy: all.isPending,
    end: (session: Session) =>
      act({
        text: `确定退出${nameOf(session)}的登录吗?`,
        detail: '退出后该设备需要重新登录。',
        confirmText: '退出登录',
        work: () => one.mutateAsync(session.id),
        doneText: `已退出${nameOf(session)}的登录`,
      }),
    endOthers: () =>
      act({
        text: '确定退出其他全部登录吗?',
        detail: '除本次登录外，所有设备都需要重新登录。',
        confirmText: '全部退出',
        work: () => all.mutateAsync(),
        doneText: '已退出其他全部登录',
      }),
  }
}

/** A question, what is done after it, and what the buyer reads then. */
interface SessionAction {
  readonly text: string
  readonly detail: string
  readonly confirmText: string
  readonly work: () => Promise<unknown>
  readonly doneText: string
}

function nameOf({ device }: Session): string {
  return device || '未知设备'
}

/** Whose store a session visits, or that a head office visits this one. */
function aboutOf(session: Session, company: string): string {
  if (session.is_visit === 0) return ''
  return session.company === company ? '总部访问' : `访问门店 ${session.company}`
}
