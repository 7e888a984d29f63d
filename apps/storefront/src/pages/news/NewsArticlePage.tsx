import { articleDetail } from '@yaoji/api-client/contract/article'
import { useCall } from '@yaoji/hooks/data'
import { ArticlePageSkeleton } from '@yaoji/ui/article-page'
import { Container } from '@yaoji/ui/container'
import { readId, useParams } from '../../core/navigation/address'
import { crumbTo } from '../../core/navigation/crumbTo'
import { linksTo } from '../../core/navigation/linksTo'
import { routeAt } from '../../core/navigation/useRouteRow'
import { QueryView } from '../../core/page/QueryView'
import { StatusMessage } from '../../core/page/StatusMessage'
import { useDocumentTitle } from '../../core/page/useDocumentTitle'
import { ArticleView } from '../../features/article/ArticleView'

/** The list that an article belongs to, by the last part of its address. */
const LISTS = { hy: 'newsIndustry', company: 'newsCompany', yyh: 'doctors' } as const

/** RT-42: one article of the news. */
export default function NewsArticlePage() {
  const { id, type } = useParams()
  const known = readId(id)
  return known === null ? <NewsNotFound /> : <NewsArticle id={known} type={type} />
}

function NewsArticle({ id, type }: { id: number; type: string | undefined }) {
  const detail = useCall(articleDetail, { id }, { inline: true })
  useDocumentTitle(detail.data?.article.name)
  const list = LISTS[type === 'hy' || type === 'yyh' ? type : 'company']
  return (
    <QueryView
      query={detail}
      pending={
        <Container padded>
          <ArticlePageSkeleton />
        </Container>
      }
      missing={<NewsNotFound />}
      isEmpty={({ article }) => routeAt(article.url)?.name !== 'newsArticle'}
      empty={<NewsNotFound />}
    >
      {data => (
        <Container padded>
          <ArticleView detail={data} crumbs={[crumbTo('home'), crumbTo(list)]} />
        </Container>
      )}
    </QueryView>
  )
}

function NewsNotFound() {
  return (
    <StatusMessage
      title="没有找到这篇资讯"
      text="文章可能已经撤下，或地址写错了。"
      links={linksTo({ newsIndustry: '看行业动态', home: '回首页' })}
    />
  )
}
