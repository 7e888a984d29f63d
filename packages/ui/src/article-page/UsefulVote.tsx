'use client'
import { forwardRef, type HTMLAttributes, useId } from 'react'
import { Button } from '../button'
import { useLabels } from '../labels/useLabels'
import { joinClass } from '../part/joinClass'
import { TextLink } from '../text-link'
import * as css from './UsefulVote.css'

export const usefulVoteLabels = {
  question: '这篇文章对您有用吗？',
  useful: '有用',
  useless: '没用',
  thanks: '感谢您的反馈。',
  /** After a vote against it, around the link to the feedback. */
  improve: '感谢您的反馈。哪里没有写清楚，可以',
  feedback: '告诉我们',
  end: '。',
}

/** The votes of an article, by the wire's names. */
export interface UsefulVotes {
  useful: number
  useless: number
  /** The vote of the reader; null before there is one. */
  mine: 0 | 1 | null
}

export interface UsefulVoteProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  votes: UsefulVotes
  /** The reader votes: 1 for it. A vote may be changed. */
  onVote: (useful: 0 | 1) => void
  /**
   * The vote is on its way.
   * @default false
   */
  busy?: boolean
  /** Where a reader writes what is missing. */
  feedbackHref: string
  /** Words in place of those of {@link usefulVoteLabels}. */
  labels?: Partial<typeof usefulVoteLabels>
}

/** Whether an article is useful: one vote for each reader. Renders `div`. */
export const UsefulVote = forwardRef<HTMLDivElement, UsefulVoteProps>(function UsefulVote(
  { votes, onVote, busy = false, feedbackHref, labels, className, ...rest },
  ref,
) {
  const question = useId()
  const words = useLabels('usefulVote', usefulVoteLabels, labels)
  const button = (useful: 0 | 1, text: string, count: number) => (
    <Button
      aria-pressed={votes.mine === useful}
      busy={busy}
      className={css.button}
      onClick={() => onVote(useful)}
    >
      {text} {count > 0 && count}
    </Button>
  )
  return (
    <div {...rest} ref={ref} className={joinClass(css.root, className)}>
      <fieldset aria-labelledby={question} className={css.choice} data-part="choice">
        <p id={question} className={css.question} data-part="question">
          {words.question}
        </p>
        {button(1, words.useful, votes.useful)}
        {button(0, words.useless, votes.useless)}
      </fieldset>
      <p role="status" className={css.thanks} data-part="thanks">
        {votes.mine === 1 && words.thanks}
        {votes.mine === 0 && (
          <>
            {words.improve}
            <TextLink href={feedbackHref} underlined>
              {words.feedback}
            </TextLink>
            {words.end}
          </>
        )}
      </p>
    </div>
  )
})
