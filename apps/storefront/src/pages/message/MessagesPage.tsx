import type { DataOf } from '@yaoji/api-client'
import { messageList } from '@yaoji/api-client/contract/message'
import { useCall, useReadMessages } from '@yaoji/hooks/data'
import { Button } from '@yaoji/ui/button'
import { Checkbox } from '@yaoji/ui/checkbox'
import { Tabs } from '@yaoji/ui/tabs'
import { useRef } from 'react'
import { crumbTo } from '../../core/navigation/crumbTo'
import { useRouteRow } from '../../core/navigation/useRouteRow'
import { ListPanel } from '../../core/page/ListPanel'
import { PageHeading } from '../../core/page/PageHeading'
import { QueryView } from '../../core/page/QueryView'
import { touchTarget } from '../../core/page/touchTarget.css'
import { MessageResults } from './MessageResults'
import * as css from './MessagesPage.css'
import { MessagesSkeleton } from './MessagesSkeleton'
import { MESSAGE_TABS, useMessageSearch } from './useMessageSearch'

type Answer = DataOf<typeof messageList>

/** RT-23, RT-25: the messages of the shop by kind, newest first; reading them one by one or all at once. */
export default function MessagesPage() {
  const { title } = useRouteRow()
  const [{ kind, unread, page }, change] = useMessageSearch()
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

  return (
    <>
      <PageHeading title={title} crumbs={[crumbTo('home'), { name: title }]} />
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
              className={touchTarget}
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
          items={MESSAGE_TABS.map(tab => ({ ...tab, count: unreadOf(query.data, tab.value) }))}
          value={kind}
          activationMode="manual"
          onValueChange={next => change({ kind: MESSAGE_TABS.find(({ value }) => value === next)?.value })}
        >
          <div ref={results} tabIndex={-1}>
            <QueryView query={query} pending={<MessagesSkeleton />}>
              {answer => (
                <MessageResults
                  answer={answer}
                  filtered={kind !== 'all' || unread === 1}
                  refreshing={query.isPlaceholderData}
                  onRead={id => void markRead([id])}
                  onFollow={id => read.mutate([id])}
                  onShowAll={() => {
                    change({ kind: 'all', unread: undefined })
                    results.current?.focus()
                  }}
                />
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
