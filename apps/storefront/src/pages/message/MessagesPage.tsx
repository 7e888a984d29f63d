import type { DataOf } from '@yaoji/api-client'
import { type Message, messageList } from '@yaoji/api-client/contract/message'
import { useCall, useReadMessages } from '@yaoji/hooks/data'
import { ListEmpty } from '@yaoji/ui/list-panel'
import { NotificationFilters, NotificationList, NotificationListSkeleton } from '@yaoji/ui/notification-list'
import { useRef } from 'react'
import { choiceField, pageField } from '../../core/navigation/searchFields'
import { useSearchState } from '../../core/navigation/useSearchState'
import { PagedList } from '../../core/page/PagedList'
import { PageTop } from '../../core/page/PageTop'

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
  const read = useReadMessages()
  const query = useCall(
    messageList,
    { kind: kind === 'all' ? undefined : kind, is_read: unread === 1 ? 0 : undefined, page },
    { inline: true, placeholderData: shown => shown },
  )
  const results = useRef<HTMLDivElement>(null)
  const focusResults = () => results.current?.focus({ preventScroll: true })

  /** The button that was pressed disappears; the focus moves to the messages. */
  function markRead(ids?: readonly number[]) {
    focusResults()
    // The error channel shows a failure.
    void read.mutateAsync(ids).catch(() => undefined)
  }

  function showAll() {
    change({ kind: 'all', unread: undefined })
    focusResults()
  }

  return (
    <>
      <PageTop />
      <PagedList
        name="消息"
        query={query}
        resultsRef={results}
        tabs={{
          label: '消息类型',
          items: TABS.map(tab => ({ ...tab, count: unreadOf(query.data, tab.value) })),
          value: kind,
          onValueChange: next => change({ kind: TABS.find(({ value }) => value === next)?.value }),
        }}
        filters={
          <NotificationFilters
            unreadOnly={unread === 1}
            onUnreadOnlyChange={checked => change({ unread: checked ? 1 : undefined })}
            unread={unreadOf(query.data, 'all')}
            busy={read.isPending}
            onReadAll={() => markRead()}
          />
        }
        pending={<NotificationListSkeleton />}
        empty={
          <ListEmpty
            filtered={{ title: '没有符合条件的消息', showAll: '看全部消息' }}
            none={{
              title: '还没有消息',
              text: `订单、资质、到货和活动的通知会放在这里，保留 ${query.data?.message_days} 天。`,
            }}
            onShowAll={kind !== 'all' || unread === 1 ? showAll : undefined}
          />
        }
      >
        {({ list }, refreshing) => (
          <NotificationList
            list={list}
            aria-busy={refreshing || undefined}
            onRead={id => markRead([id])}
            onFollow={id => read.mutate([id])}
          />
        )}
      </PagedList>
    </>
  )
}

/** Number of unread messages of a kind, or of all. */
function unreadOf(answer: DataOf<typeof messageList> | undefined, kind: string): number {
  const counted = answer?.kinds.filter(each => kind === 'all' || each.kind === kind) ?? []
  return counted.reduce((sum, { unread }) => sum + unread, 0)
}
