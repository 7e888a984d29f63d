'use client'
import { forwardRef, type HTMLAttributes } from 'react'
import { useTimes } from '../formats/useTimes'
import { useLabels } from '../labels/useLabels'
import { dataAttr } from '../part/dataAttr'
import { joinClass } from '../part/joinClass'
import { Text } from '../text'
import { type SentFileInfo, sentItem, UploadList } from '../upload'
import * as css from './FeedbackList.css'

/** What a buyer wrote to the shop, by the wire's names; times are `YYYY-MM-DD HH:mm:ss`. */
export interface FeedbackEntry {
  readonly id: number
  readonly kind_text: string
  readonly content: string
  readonly files: readonly SentFileInfo[]
  readonly created_at: string
  /** 1: the shop has answered. */
  readonly is_answered: number
  readonly answers: readonly { readonly time: string; readonly text: string }[]
}

export const feedbackListLabels = {
  answered: '已答复',
  waiting: '待答复',
  /** Name of the files, for screen readers. */
  files: '图片',
  answer: (time: string) => `客服答复 ${time}`,
}

export interface FeedbackListProps extends Omit<HTMLAttributes<HTMLUListElement>, 'children'> {
  /** The newest first. */
  entries: readonly FeedbackEntry[]
  /** Words in place of those of {@link feedbackListLabels}. */
  labels?: Partial<typeof feedbackListLabels>
}

/** What a buyer wrote to the shop, with pictures, and the answers. Renders `ul`; states set `data-answered`. */
export const FeedbackList = forwardRef<HTMLUListElement, FeedbackListProps>(function FeedbackList(
  { entries, labels, className, ...rest },
  ref,
) {
  const words = useLabels('feedbackList', feedbackListLabels, labels)
  const times = useTimes()
  return (
    <ul {...rest} ref={ref} className={joinClass(css.root, className)}>
      {entries.map(({ id, kind_text, content, files, created_at, is_answered, answers }) => (
        <li key={id} className={css.entry} data-part="entry">
          <p className={css.head} data-part="head">
            <strong className={css.kind} data-part="kind">
              {kind_text}
            </strong>
            <Text as="span">{times.minute(created_at)}</Text>
            <span className={css.state} data-part="state" data-answered={dataAttr(is_answered === 1)}>
              {is_answered === 1 ? words.answered : words.waiting}
            </span>
          </p>
          <p className={css.content} data-part="content">
            {content}
          </p>
          {files.length > 0 && <UploadList items={files.map(sentItem)} labels={{ list: words.files }} />}
          {answers.map(({ time, text }) => (
            <p key={time} className={css.answer} data-part="answer">
              <Text as="span">{words.answer(times.minute(time))}</Text>
              {text}
            </p>
          ))}
        </li>
      ))}
    </ul>
  )
})
