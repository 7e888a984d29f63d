import type { DataOf } from '@yaoji/api-client'
import type { Message, messageList } from '@yaoji/api-client/contract/message'
import { Button, LinkButton } from '@yaoji/ui/button'
import { Empty } from '@yaoji/ui/empty'
import { minuteText } from '../../core/clock/minuteText'
import { PagedResults } from '../../core/page/PagedResults'
import { touchTarget } from '../../core/page/touchTarget.css'
import * as css from './MessagesPage.css'

interface MessageActions {
  /** The buyer marks a message as read. */
  readonly onRead: (id: number) => void
  /** The buyer follows the link of an unread message. */
  readonly onFollow: (id: number) => void
}

export interface MessageResultsProps extends MessageActions {
  answer: DataOf<typeof messageList>
  /** The list is that of a kind, or only has unread messages. */
  filtered: boolean
  /** The answer is for earlier filters or another page; the answer for the current ones is loading. */
  refreshing: boolean
  onShowAll: () => void
}

/** The messages of one page; without messages the reason. */
export function MessageResults({ answer, filtered, refreshing, onShowAll, ...actions }: MessageResultsProps) {
  if (answer.total === 0) return <NoMessages onShowAll={filtered ? onShowAll : undefined} />
  return (
    <PagedResults answer={answer} refreshing={refreshing}>
      <ul className={css.list} aria-busy={refreshing || undefined}>
        {answer.list.map(message => (
          <MessageRow key={message.id} message={message} {...actions} />
        ))}
      </ul>
    </PagedResults>
  )
}

function NoMessages({ onShowAll }: { onShowAll: (() => void) | undefined }) {
  if (!onShowAll)
    return <Empty title="还没有消息" text="订单、资质、到货和活动的通知会放在这里，保留 180 天。" />
  return (
    <Empty
      title="没有符合条件的消息"
      actions={
        <Button className={touchTarget} onClick={onShowAll}>
          看全部消息
        </Button>
      }
    />
  )
}

function MessageRow({ message, onRead, onFollow }: { message: Message } & MessageActions) {
  const { id, kind_text, title, content, url, is_read, created_at } = message
  const unread = is_read === 0
  return (
    <li className={css.row} data-unread={unread ? '' : undefined}>
      <div className={css.head}>
        <h2 className={css.title}>
          {unread && <span className={css.mark}>未读</span>}
          {title}
        </h2>
        <span className={css.about}>{kind_text}</span>
        <time className={css.time}>{minuteText(created_at)}</time>
      </div>
      <p className={css.content}>{content}</p>
      <div className={css.actions}>
        {url && (
          <LinkButton
            href={url}
            size="s"
            className={touchTarget}
            aria-label={`查看 ${title}`}
            onClick={() => unread && onFollow(id)}
          >
            查看
          </LinkButton>
        )}
        {unread && (
          <Button
            variant="quiet"
            size="s"
            className={touchTarget}
            aria-label={`标为已读 ${title}`}
            onClick={() => onRead(id)}
          >
            标为已读
          </Button>
        )}
      </div>
    </li>
  )
}
