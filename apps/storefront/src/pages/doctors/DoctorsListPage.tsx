import { departmentArticles, departments } from '@yaoji/api-client/contract/department'
import { useCall } from '@yaoji/hooks/data'
import { Container } from '@yaoji/ui/container'
import { Empty } from '@yaoji/ui/empty'
import { LinkTabs } from '@yaoji/ui/link-tabs'
import { PageHeading } from '@yaoji/ui/page-heading'
import { Skeleton } from '@yaoji/ui/skeleton'
import { Tabs } from '@yaoji/ui/tabs'
import { crumbTo } from '../../core/navigation/crumbTo'
import { linksTo } from '../../core/navigation/linksTo'
import { choiceField, keywordsField, pageField } from '../../core/navigation/searchFields'
import { useSearchState } from '../../core/navigation/useSearchState'
import { PagedView } from '../../core/page/PagedView'
import { QueryView } from '../../core/page/QueryView'
import { useDocumentTitle } from '../../core/page/useDocumentTitle'
import { useListCall } from '../../core/page/useListCall'
import { NoMatchingGoods } from '../../features/browse/BrowseFilters'
import { GoodsBrowser } from '../../features/browse/GoodsBrowser'
import { loading } from '../../features/promotion/PromoPages.css'
import { href, routeNamed } from '../../routes'
import { DepartmentArticles } from './DepartmentArticles'

const SHOWN = [
  { value: 'goods', name: '常用药品' },
  { value: 'reading', name: '文章' },
  { value: 'training', name: '培训通知' },
] as const

const FIELDS = {
  department: keywordsField,
  show: choiceField(['goods', 'reading', 'training'], 'goods'),
  page: pageField,
}

/** RT-39: what one department orders, its articles, or the trainings; the department is in the address. */
export default function DoctorsListPage() {
  const [{ department, show }, change] = useSearchState(FIELDS)
  const query = useCall(departments, {}, { inline: true })
  const own = query.data?.list.find(({ key }) => key === department)
  const title = own?.name ?? routeNamed('doctorsList').title
  useDocumentTitle(own?.name)
  const links = [{ key: undefined, name: '全部科室' }, ...(query.data?.list ?? [])].map(({ key, name }) => ({
    name,
    href: href('doctorsList', {}, { department: key, show: show === 'goods' ? undefined : show }),
    current: key === own?.key,
  }))
  return (
    <Container>
      <PageHeading
        title={title}
        size="s"
        crumbs={[crumbTo('home'), crumbTo('doctors'), { name: own?.name ?? '全部科室' }]}
        aside={own?.describe}
        notes={query.data && <LinkTabs label="科室" variant="boxes" links={links} />}
      />
      <QueryView
        query={query}
        pending={<Skeleton className={loading} variant="grid" count={10} label="正在加载科室" />}
      >
        {() =>
          department !== undefined && !own ? (
            <NoDepartment />
          ) : (
            <Tabs
              label="内容"
              items={SHOWN}
              value={show}
              activationMode="manual"
              onValueChange={value => change({ show: FIELDS.show.read(value) })}
            >
              {show === 'goods' ? (
                <DepartmentGoods department={own?.key ?? 'all'} />
              ) : (
                <Articles key={`${own?.key} ${show}`} department={own?.key} kind={show} />
              )}
            </Tabs>
          )
        }
      </QueryView>
    </Container>
  )
}

function DepartmentGoods({ department }: { department: string }) {
  return (
    <GoodsBrowser
      base={{ department }}
      empty={
        <NoMatchingGoods
          href={href('doctorsList', {}, { department: department === 'all' ? undefined : department })}
        />
      }
    />
  )
}

interface ArticlesProps {
  /** Undefined: of all departments. */
  department: string | undefined
  kind: 'reading' | 'training'
}

function Articles({ department, kind }: ArticlesProps) {
  const [{ page }] = useSearchState(FIELDS)
  const query = useListCall(departmentArticles, { department, kind, page })
  const label = kind === 'reading' ? '文章' : '培训通知'
  return (
    <PagedView
      query={query}
      pending={<Skeleton variant="rows" count={5} label={`正在加载${label}`} />}
      empty={<Empty title={`暂时没有${label}`} text="有新内容时会显示在这里。" />}
    >
      {({ list }) => <DepartmentArticles list={list} label={label} />}
    </PagedView>
  )
}

function NoDepartment() {
  return (
    <Empty
      title="没有这个科室"
      text="地址可能写错了，请从上面选择科室。"
      links={linksTo({ doctors: '回优医荟' })}
    />
  )
}
