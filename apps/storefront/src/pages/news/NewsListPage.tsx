import { articleList } from '@yaoji/api-client/contract/article'
import { useCall } from '@yaoji/hooks/data'
import { LinkButton } from '@yaoji/ui/button'
import { Container } from '@yaoji/ui/container'
import { Empty } from '@yaoji/ui/empty'
import { Link } from '@yaoji/ui/link'
import { Skeleton } from '@yaoji/ui/skeleton'
import { pageField } from '../../core/navigation/searchFields'
import { useRouteRow } from '../../core/navigation/useRouteRow'
import { useSearchState } from '../../core/navigation/useSearchState'
import { PagedResults } from '../../core/page/PagedResults'
import { PageTop } from '../../core/page/PageTop'
import { QueryView } from '../../core/page/QueryView'
import { href, routeNamed } from '../../routes'
import * as css from './NewsListPage.css'

/** The lists of news, with the id of their category. */
const LISTS = [
  { name: 'newsIndustry', category_id: 11 },
  { name: 'newsCompany', category_id: 12 },
] as const

type NewsList = (typeof LISTS)[number]

const FIELDS = { page: pageField }
const PER_PAGE = 10

/** RT-42: news of the trade, or of the company, newest first. */
export default function NewsListPage() {
  const { name } = useRouteRow()
  const shown = LISTS.find(list => list.name === name) ?? LISTS[0]
  const { title } = routeNamed(shown.name)
  return (
    <Container>
      <PageTop title={title} />
      <nav aria-label="资讯" className={css.tabs}>
        {LISTS.map(list => (
          <Link
            key={list.name}
            href={href(list.name)}
            className={css.tab}
            aria-current={list === shown ? 'page' : undefined}
          >
            {routeNamed(list.name).title}
          </Link>
        ))}
        <Link href={href('doctors')} className={css.tab}>
          {routeNamed('doctors').title}
        </Link>
      </nav>
      <News key={shown.name} list={shown} />
    </Container>
  )
}

function News({ list: { category_id } }: { list: NewsList }) {
  const [{ page }] = useSearchState(FIELDS)
  const news = useCall(
    articleList,
    { category_id, page, per_page: PER_PAGE },
    { inline: true, placeholderData: before => before },
  )
  return (
    <QueryView
      query={news}
      pending={<Skeleton variant="rows" count={5} label="正在加载资讯" />}
      isEmpty={({ total }) => total === 0}
      empty={<NoNews />}
    >
      {answer => (
        <PagedResults answer={answer} refreshing={news.isPlaceholderData}>
          <ul className={css.list}>
            {answer.list.map(article => (
              <li key={article.id} className={css.row}>
                <Link href={article.url} className={css.name}>
                  {article.name}
                </Link>
                <p className={css.summary}>{article.summary}</p>
                <time dateTime={article.published_on} className={css.date}>
                  {article.published_on}
                </time>
              </li>
            ))}
          </ul>
        </PagedResults>
      )}
    </QueryView>
  )
}

function NoNews() {
  return (
    <Empty
      title="这里还没有资讯"
      text="有新内容时会显示在这里。"
      actions={<LinkButton href={href('home')}>回首页</LinkButton>}
    />
  )
}
