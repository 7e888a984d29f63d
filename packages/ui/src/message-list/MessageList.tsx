'use client'
import { forwardRef, type HTMLAttributes, type ReactNode, type RefAttributes } from 'react'
import { useTimes } from '../formats/useTimes'
import { useLabels } from '../labels/useLabels'
import { joinClass } from '../part/joinClass'
import { type UploadItem, UploadList } from '../upload'
import * as css from './MessageList.css'

export const messageListLabels = {
  /** Who wrote, for the one who reads: the buyer. */
  authors: { buyer: '我', shop: '客服' },
  about: (author: string, time: string) => `${author}，${time}`,
  /** Name of the files of a message, for screen readers. */
  files: '附件',
}

/** A message of a conversation, by the wire's names. */
export interface Message {
  id: number
  author: 'buyer' | 'shop'
  /** `YYYY-MM-DD HH:mm:ss`. */
  time: string
  /** Lines of it stay lines. */
  text: string
}

export interface MessageListProps<Item extends Message = Message>
  extends Omit<HTMLAttributes<HTMLOListElement>, 'children'> {
  /** The oldest first. */
  messages: readonly Item[]
  /**
   * The files of a message; without it there are none.
   * @default a message has no files
   */
  filesOf?: (message: Item) => readonly UploadItem[]
  /** Words in place of those of {@link messageListLabels}. */
  labels?: Partial<typeof messageListLabels>
}

/** A conversation between a buyer and the shop, with the files of each message. Renders `ol`; messages set `data-author`. */
export const MessageList = forwardRef<HTMLOListElement, MessageListProps>(function MessageList(
  { messages, filesOf = () => [], labels, className, ...rest },
  ref,
) {
  const words = useLabels('messageList', messageListLabels, labels)
  const times = useTimes()
  return (
    <ol {...rest} ref={ref} className={joinClass(css.root, className)}>
      {messages.map(message => {
        const { id, author, time, text } = message
        const files = filesOf(message)
        return (
          <li key={id} className={css.message} data-part="message" data-author={author}>
            <p className={css.about} data-part="about">
              {words.about(words.authors[author], times.minute(time))}
            </p>
            <p className={css.text} data-part="text">
              {text}
            </p>
            {files.length > 0 && <UploadList items={files} downloads labels={{ list: words.files }} />}
          </li>
        )
      })}
    </ol>
  )
  // A type parameter does not pass through forwardRef.
}) as <Item extends Message>(props: MessageListProps<Item> & RefAttributes<HTMLOListElement>) => ReactNode
