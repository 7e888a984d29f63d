'use client'
import { forwardRef, type HTMLAttributes } from 'react'
import { Button, LinkButton } from '../button'
import { useTimes } from '../formats/useTimes'
import { useLabels } from '../labels/useLabels'
import { dataAttr } from '../part/dataAttr'
import { joinClass } from '../part/joinClass'
import * as css from './NotificationList.css'

export const notificationListLabels = {
  unread: '未读',
  view: '查看',
  read: '标为已读',
  /** A button with the title of its message, for screen readers. */
  named: (action: string, title: string) => `${action} ${title}`,
}

/** A message to a user, by the wire's names. */
export interface NotificationData {
  id: number
  /** What it is about: `订单消息`. */
  kind_text: string
  title: string
  /** Its lines stay lines. */
  content: string
  /** The page that it is about; empty for none. */
  url: string
  /** 0 while it is unread. */
  is_read: number
  /** `YYYY-MM-DD HH:mm:ss`. */
  created_at: string
}

export interface NotificationListProps extends Omit<HTMLAttributes<HTMLUListElement>, 'children'> {
  /** The notifications, newest first. */
  list: readonly NotificationData[]
  /** The user marks an unread message as read. */
  onRead: (id: number) => void
  /** The user follows the link of an unread message. */
  onFollow?: (id: number) => void
  /** Words in place of those of {@link notificationListLabels}. */
  labels?: Partial<typeof notificationListLabels>
}

/** Messages, newest first, each with its link and the button that marks it as read. Renders `ul`; a row sets `data-unread`. */
export const NotificationList = forwardRef<HTMLUListElement, NotificationListProps>(function NotificationList(
  { list, onRead, onFollow, labels, className, ...rest },
  ref,
) {
  const words = useLabels('notificationList', notificationListLabels, labels)
  return (
    <ul {...rest} ref={ref} className={joinClass(css.root, className)}>
      {list.map(message => (
        <Row key={message.id} message={message} {...{ words, onRead, onFollow }} />
      ))}
    </ul>
  )
})

interface RowProps extends Pick<NotificationListProps, 'onRead' | 'onFollow'> {
  message: NotificationData
  words: typeof notificationListLabels
}

function Row({ message, words, onRead, onFollow }: RowProps) {
  const times = useTimes()
  const { id, kind_text, title, content, url, is_read, created_at } = message
  const unread = is_read === 0
  return (
    <li className={css.row} data-part="row" data-unread={dataAttr(unread)}>
      <div className={css.head} data-part="head">
        <h2 className={css.title} data-part="title">
          {unread && (
            <span className={css.mark} data-part="mark">
              {words.unread}
            </span>
          )}
          {title}
        </h2>
        <span className={css.about} data-part="kind">
          {kind_text}
        </span>
        <time className={css.time} data-part="time">
          {times.minute(created_at)}
        </time>
      </div>
      <p className={css.content} data-part="content">
        {content}
      </p>
      <div className={css.actions} data-part="actions">
        {url && (
          <LinkButton
            href={url}
            size="s"
            aria-label={words.named(words.view, title)}
            onClick={() => unread && onFollow?.(id)}
          >
            {words.view}
          </LinkButton>
        )}
        {unread && (
          <Button
            variant="quiet"
            size="s"
            aria-label={words.named(words.read, title)}
            onClick={() => onRead(id)}
          >
            {words.read}
          </Button>
        )}
      </div>
    </li>
  )
}
