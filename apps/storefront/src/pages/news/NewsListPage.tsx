import { articleList } from '@yaoji/api-client/contract/article'
import { ArticleLinks } from '@yaoji/ui/article-links'
import { Container } from '@yaoji/ui/container'
import { Empty } from '@yaoji/ui/empty'
import { LinkTabs } from '@yaoji/ui/link-tabs'
import { Skeleton } from '@yaoji/ui/skeleton'
import { Stack } from '@yaoji/ui/stack'
import { linksTo } from '../../core/navigation/linksTo'
import { pageField } from '../../core/navigation/searchFields'
import { useRouteRow } from '../../core/navigation/useRouteRow'
import { useSearchState } from '../../core/navigation/useSearchState'
import { PagedView } from '../../core/page/PagedView'
import { PageTop } from '../../core/page/PageTop'
import { useListCall } from '../../core/page/useListCall'
import { href, routeNamed } from '../../routes'

/** The lists of news, with the id of their category. */
const LISTS = [
  { name: 'newsIndustry', category_id: 11 },
  { name: 'newsCompany', category_id: 12 },
] as const

const FIELDS = { page: pageField }
const PER_PAGE = 10

/** RT-42: news of the trade, or of the company, newest first. */
export default function NewsListPage() {
  const { name } = useRouteRow()
  const shown = LISTS.find(list => list.name === name) ?? LISTS[0]
  const links = [...LISTS, { name: 'doctors' } as const].map(({ name }) => ({
    name: routeNamed(name).title,
    href: href(name),
    current: name === shown.name,
  }))
  return (
    <Container>
      <PageTop title={routeNamed(shown.name).title} />
      <Stack>
        <LinkTabs label="资讯" links={links} />
        <News key={shown.name} list={shown} />
      </Stack>
    </Container>
  )
}

function News({ list: { category_id } }: { list: (typeof LISTS)[number] }) {
  const [{ page }] = useSearchState(FIELDS)
  const news = useListCall(articleList, { category_id, page, per_page: PER_PAGE })
  return (
    <PagedView
      query={news}
      pending={<Skeleton variant="rows" count={5} label="正在加载资讯" />}
      empty={
        <Empty title="这里还没有资讯" text="有新内容时会显示在这里。" links={linksTo({ home: '回首页' })} />
      }
    >
      {({ list }) => <ArticleLinks variant="rows" list={list} />}
    </PagedView>
  )
}
