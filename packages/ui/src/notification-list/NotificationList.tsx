'use client'
import { Fragment, forwardRef, type HTMLAttributes } from 'react'
import { Button, LinkButton } from '../button'
import { useTimes } from '../formats/useTimes'
import { useLabels } from '../labels/useLabels'
import { dataAttr } from '../part/dataAttr'
import { joinClass } from '../part/joinClass'
import { TextLink } from '../text-link'
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
  /** The products of its first lines, one for each. */
  goods_ids: readonly number[]
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
  /** The user follows a link of an unread message. */
  onFollow?: (id: number) => void
  /** Address of a product; without it a line about one is a text. */
  goodsHref?: (goodsId: number) => string
  /** Words in place of those of {@link notificationListLabels}. */
  labels?: Partial<typeof notificationListLabels>
}

/** Messages, newest first, each with its link and the button that marks it as read. Renders `ul`; a row sets `data-unread`. */
export const NotificationList = forwardRef<HTMLUListElement, NotificationListProps>(function NotificationList(
  { list, onRead, onFollow, goodsHref, labels, className, ...rest },
  ref,
) {
  const words = useLabels('notificationList', notificationListLabels, labels)
  return (
    <ul {...rest} ref={ref} className={joinClass(css.root, className)}>
      {list.map(message => (
        <Row key={message.id} message={message} {...{ words, onRead, onFollow, goodsHref }} />
      ))}
    </ul>
  )
})

interface RowProps extends Pick<NotificationListProps, 'onRead' | 'onFollow' | 'goodsHref'> {
  message: NotificationData
  words: typeof notificationListLabels
}

function Row({ message, words, onRead, onFollow, goodsHref }: RowProps) {
  const times = useTimes()
  const { id, kind_text, title, content, goods_ids, url, is_read, created_at } = message
  const unread = is_read === 0
  const follow = () => unread && onFollow?.(id)
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
        {/* A single product has the link of the message. */}
        {goodsHref && goods_ids.length > 1
          ? content.split('\n').map((line, at) => (
              <Fragment key={goods_ids[at] ?? line}>
                {at > 0 && '\n'}
                <LineOf text={line} href={goodsHref} goodsId={goods_ids[at]} onClick={follow} />
              </Fragment>
            ))
          : content}
      </p>
      <div className={css.actions} data-part="actions">
        {url && (
          <LinkButton href={url} size="s" aria-label={words.named(words.view, title)} onClick={follow}>
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

interface LineProps {
  text: string
  href: (goodsId: number) => string
  goodsId: number | undefined
  onClick: () => void
}

function LineOf({ text, href, goodsId, onClick }: LineProps) {
  if (goodsId === undefined) return text
  return (
    <TextLink href={href(goodsId)} onClick={onClick} data-part="goods">
      {text}
    </TextLink>
  )
}
