import type { DataOf } from '@yaoji/api-client'
import type { articlePage } from '@yaoji/api-client/contract/article'
import { useArticleVote } from '@yaoji/hooks/data'
import { ArticlePage, type ArticlePageProps, UsefulVote } from '@yaoji/ui/article-page'
import { href } from '../../routes'
import { useHashTarget } from './useHashTarget'

export interface ArticleViewProps extends Pick<ArticlePageProps, 'crumbs'> {
  detail: DataOf<typeof articlePage>
}

/** One article with everything around it. */
export function ArticleView({ detail, crumbs }: ArticleViewProps) {
  const { id } = detail.article
  useHashTarget(id)
  return <ArticlePage detail={detail} crumbs={crumbs} vote={<Vote key={id} id={id} votes={detail.votes} />} />
}

function Vote({ id, votes }: { id: number; votes: ArticleViewProps['detail']['votes'] }) {
  const vote = useArticleVote(id)
  return (
    <UsefulVote
      votes={vote.data?.votes ?? votes}
      onVote={vote.mutate}
      busy={vote.isPending}
      feedbackHref={href('feedback')}
    />
  )
}
