'use client'
import { forwardRef, type HTMLAttributes } from 'react'
import { Button } from '../button'
import { Checkbox } from '../checkbox'
import { useLabels } from '../labels/useLabels'
import { joinClass } from '../part/joinClass'
import * as css from './NotificationFilters.css'

export const notificationFiltersLabels = {
  unreadOnly: '只看未读',
  readAll: '全部标为已读',
}

export interface NotificationFiltersProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** Only unread messages are shown. */
  unreadOnly: boolean
  onUnreadOnlyChange: (checked: boolean) => void
  /** Number of unread messages; with 0 none can be read. */
  unread: number
  /** Reads all messages. */
  onReadAll: () => void
  /**
   * They are being read.
   * @default false
   */
  busy?: boolean
  /** Words in place of those of {@link notificationFiltersLabels}. */
  labels?: Partial<typeof notificationFiltersLabels>
}

/** Above a list of messages: only unread ones, and all of them as read. Renders `div`. */
export const NotificationFilters = forwardRef<HTMLDivElement, NotificationFiltersProps>(
  function NotificationFilters(props, ref) {
    const { unreadOnly, onUnreadOnlyChange, unread, onReadAll, busy, labels, className, ...rest } = props
    const words = useLabels('notificationFilters', notificationFiltersLabels, labels)
    return (
      <div {...rest} ref={ref} className={joinClass(css.root, className)}>
        <Checkbox label={words.unreadOnly} checked={unreadOnly} onCheckedChange={onUnreadOnlyChange} />
        <Button busy={busy} disabled={unread === 0} onClick={onReadAll}>
          {words.readAll}
        </Button>
      </div>
    )
  },
)
