import type { DataOf } from '@yaoji/api-client'
import { type Message, messageList } from '@yaoji/api-client/contract/message'
import { useReadMessages } from '@yaoji/hooks/data'
import { Button } from '@yaoji/ui/button'
import { Empty } from '@yaoji/ui/empty'
import { NotificationFilters, NotificationList, NotificationListSkeleton } from '@yaoji/ui/notification-list'
import { choiceField, pageField } from '../../core/navigation/searchFields'
import { useSearchState } from '../../core/navigation/useSearchState'
import { PageTop } from '../../core/page/PageTop'
import { RecordList } from '../../core/page/RecordList'
import { useListCall } from '../../core/page/useListCall'
import { href } from '../../routes'
import { AlertSettings } from './AlertSettings'

/** Kinds of messages in the order of their tabs. */
const TABS = [
  { value: 'all', name: '全部' },
  { value: 'order', name: '订单消息' },
  { value: 'licence', name: '资质提醒' },
  { value: 'promotion', name: '优惠活动' },
  { value: 'system', name: '系统通知' },
  { value: 'arrival', name: '到货通知' },
  { value: 'goods', name: '商品提醒' },
] as const satisfies readonly { value: Message['kind'] | 'all'; name: string }[]

const FIELDS = {
  kind: choiceField(
    TABS.map(({ value }) => value),
    'all',
  ),
  /** 1: only unread messages. */
  unread: choiceField([1]),
  page: pageField,
  /** 1: the settings of the alerts are open. */
  alerts: choiceField([1]),
}

/** RT-23, RT-25: the messages of the shop by kind, newest first; reading them one by one or all at once. */
export default function MessagesPage() {
  const [{ kind, unread, page, alerts }, change] = useSearchState(FIELDS)
  const read = useReadMessages()
  const query = useListCall(messageList, {
    kind: kind === 'all' ? undefined : kind,
    is_read: unread === 1 ? 0 : undefined,
    page,
  })
  // The error channel shows a failure.
  const markRead = (ids?: readonly number[]) => void read.mutateAsync(ids).catch(() => undefined)
  const isFiltered = kind !== 'all' || unread === 1
  return (
    <>
      <PageTop actions={<Button onClick={() => change({ alerts: 1 })}>提醒设置</Button>} />
      {alerts === 1 && <AlertSettings onClose={() => change({ alerts: undefined })} />}
      <RecordList
        name="消息"
        query={query}
        tabs={{
          label: '消息类型',
          items: TABS.map(tab => ({ ...tab, count: unreadOf(query.data, tab.value) })),
          value: kind,
          onChange: next => change({ kind: next }),
        }}
        aside={({ focus }) => (
          <NotificationFilters
            unreadOnly={unread === 1}
            onUnreadOnlyChange={checked => change({ unread: checked ? 1 : undefined })}
            unread={unreadOf(query.data, 'all')}
            busy={read.isPending}
            onReadAll={() => {
              focus()
              markRead()
            }}
          />
        )}
        pending={<NotificationListSkeleton />}
        onShowAll={isFiltered && (() => change({ kind: 'all', unread: undefined }))}
        empty={
          <Empty
            title="还没有消息"
            text={`订单、资质、到货和活动的通知会放在这里，保留 ${query.data?.message_days} 天。`}
          />
        }
      >
        {({ list }, { refreshing, focus }) => (
          <NotificationList
            list={list}
            aria-busy={refreshing || undefined}
            goodsHref={id => href('goods', { id })}
            onRead={id => {
              // The button that was pressed disappears.
              focus()
              markRead([id])
            }}
            onFollow={id => read.mutate([id])}
          />
        )}
      </RecordList>
    </>
  )
}

/** Number of unread messages of a kind, or of all. */
function unreadOf(answer: DataOf<typeof messageList> | undefined, kind: string): number {
  const counted = answer?.kinds.filter(each => kind === 'all' || each.kind === kind) ?? []
  return counted.reduce((sum, { unread }) => sum + unread, 0)
}
