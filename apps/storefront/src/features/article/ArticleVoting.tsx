import type { ArticleVotes } from '@yaoji/api-client/contract/article'
import { useArticleVote } from '@yaoji/hooks/data'
import { Button } from '@yaoji/ui/button'
import { Link } from '@yaoji/ui/link'
import { useId } from 'react'
import { textLink } from '../../core/page/link.css'
import { href } from '../../routes'
import * as css from './ArticleVoting.css'

/** Where a reader writes what is missing. */
const FEEDBACK = href('feedback')

export interface ArticleVotingProps {
  /** Id of the article. */
  id: number
  votes: ArticleVotes
}

/** Whether the article is useful: one vote for each reader, which the reader may change. */
export function ArticleVoting({ id, votes: first }: ArticleVotingProps) {
  const question = useId()
  const vote = useArticleVote(id)
  const votes = vote.data?.votes ?? first
  const button = (useful: 0 | 1, text: string, count: number) => (
    <Button
      aria-pressed={votes.mine === useful}
      busy={vote.isPending}
      className={css.button}
      onClick={() => vote.mutate(useful)}
    >
      {text} {count > 0 && <span className={css.count}>{count}</span>}
    </Button>
  )
  return (
    <div className={css.root}>
      <fieldset aria-labelledby={question} className={css.choice}>
        <p id={question} className={css.question}>
          这篇文章对您有用吗？
        </p>
        {button(1, '有用', votes.useful)}
        {button(0, '没用', votes.useless)}
      </fieldset>
      <p role="status" className={css.thanks}>
        {votes.mine === 1 && '感谢您的反馈。'}
        {votes.mine === 0 && (
          <>
            感谢您的反馈。哪里没有写清楚，可以
            <Link href={FEEDBACK} className={textLink}>
              告诉我们
            </Link>
            。
          </>
        )}
      </p>
    </div>
  )
}
