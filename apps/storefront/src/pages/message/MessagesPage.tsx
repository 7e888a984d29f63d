import type { DataOf } from '@yaoji/api-client'
import { type Message, messageList } from '@yaoji/api-client/contract/message'
import { useCall, useReadMessages } from '@yaoji/hooks/data'
import { Button } from '@yaoji/ui/button'
import { Checkbox } from '@yaoji/ui/checkbox'
import { Empty } from '@yaoji/ui/empty'
import { ListPanel, ShowAllButton } from '@yaoji/ui/list-panel'
import { NotificationList, NotificationListSkeleton } from '@yaoji/ui/notification-list'
import { Tabs } from '@yaoji/ui/tabs'
import { useRef } from 'react'
import { choiceField, pageField } from '../../core/navigation/searchFields'
import { useSearchState } from '../../core/navigation/useSearchState'
import { PagedResults } from '../../core/page/PagedResults'
import { PageTop } from '../../core/page/PageTop'
import { QueryView } from '../../core/page/QueryView'
import * as css from './MessagesPage.css'

type Answer = DataOf<typeof messageList>

/** Kinds of messages in the order of their tabs. */
const TABS = [
  { value: 'all', name: '全部' },
  { value: 'order', name: '订单消息' },
  { value: 'licence', name: '资质提醒' },
  { value: 'promotion', name: '优惠活动' },
  { value: 'system', name: '系统通知' },
  { value: 'arrival', name: '到货通知' },
] as const satisfies readonly { value: Message['kind'] | 'all'; name: string }[]

const FIELDS = {
  kind: choiceField(
    TABS.map(({ value }) => value),
    'all',
  ),
  /** 1: only unread messages. */
  unread: choiceField([1]),
  page: pageField,
}

/** RT-23, RT-25: the messages of the shop by kind, newest first; reading them one by one or all at once. */
export default function MessagesPage() {
  const [{ kind, unread, page }, change] = useSearchState(FIELDS)
  const isFiltered = kind !== 'all' || unread === 1
  const results = useRef<HTMLDivElement>(null)
  const read = useReadMessages()
  const query = useCall(
    messageList,
    { kind: kind === 'all' ? undefined : kind, is_read: unread === 1 ? 0 : undefined, page },
    { inline: true, placeholderData: shown => shown },
  )

  /** The button that was pressed disappears; the focus moves to the messages. */
  async function markRead(ids?: readonly number[]) {
    results.current?.focus({ preventScroll: true })
    // The error channel shows a failure.
    await read.mutateAsync(ids).catch(() => undefined)
  }

  function showAll() {
    change({ kind: 'all', unread: undefined })
    results.current?.focus()
  }

  return (
    <>
      <PageTop />
      <ListPanel
        name="消息"
        counts={query.data}
        refreshing={query.isFetching}
        filters={
          <div className={css.filters}>
            <Checkbox
              label="只看未读"
              checked={unread === 1}
              onCheckedChange={checked => change({ unread: checked ? 1 : undefined })}
            />
            <Button
              busy={read.isPending}
              disabled={unreadOf(query.data, 'all') === 0}
              onClick={() => void markRead()}
            >
              全部标为已读
            </Button>
          </div>
        }
      >
        <Tabs
          label="消息类型"
          items={TABS.map(tab => ({ ...tab, count: unreadOf(query.data, tab.value) }))}
          value={kind}
          activationMode="manual"
          onValueChange={next => change({ kind: TABS.find(({ value }) => value === next)?.value })}
        >
          <div ref={results} tabIndex={-1}>
            <QueryView
              query={query}
              pending={<NotificationListSkeleton />}
              isEmpty={({ total }) => total === 0}
              empty={
                <NoMessages days={query.data?.message_days} onShowAll={isFiltered ? showAll : undefined} />
              }
            >
              {answer => (
                <PagedResults answer={answer} refreshing={query.isPlaceholderData}>
                  <NotificationList
                    list={answer.list}
                    aria-busy={query.isPlaceholderData || undefined}
                    onRead={id => void markRead([id])}
                    onFollow={id => read.mutate([id])}
                  />
                </PagedResults>
              )}
            </QueryView>
          </div>
        </Tabs>
      </ListPanel>
    </>
  )
}

/** Number of unread messages of a kind, or of all. */
function unreadOf(answer: Answer | undefined, kind: string): number {
  const counted = answer?.kinds.filter(each => kind === 'all' || each.kind === kind) ?? []
  return counted.reduce((sum, { unread }) => sum + unread, 0)
}

interface NoMessagesProps {
  /** How long messages are kept. */
  days: number | undefined
  /** Absent where all messages are shown. */
  onShowAll: (() => void) | undefined
}

function NoMessages({ days, onShowAll }: NoMessagesProps) {
  if (!onShowAll)
    return <Empty title="还没有消息" text={`订单、资质、到货和活动的通知会放在这里，保留 ${days} 天。`} />
  return (
    <Empty
      title="没有符合条件的消息"
      actions={<ShowAllButton onShowAll={onShowAll}>看全部消息</ShowAllButton>}
    />
  )
}
