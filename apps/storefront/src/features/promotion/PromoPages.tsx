import { type PromoSummary, promoPage, promoPages } from '@yaoji/api-client/contract/promo-page'
import { useCall } from '@yaoji/hooks/data'
import { CardGrid, CardGridSkeleton } from '@yaoji/ui/card-grid'
import { Container } from '@yaoji/ui/container'
import { Empty } from '@yaoji/ui/empty'
import { PageHeading } from '@yaoji/ui/page-heading'
import { PromoCard, PromoCardShape } from '@yaoji/ui/promo-card'
import { Skeleton } from '@yaoji/ui/skeleton'
import { Navigate } from 'react-router-dom'
import { readId, useUrlQuery } from '../../core/navigation/address'
import { crumbTo } from '../../core/navigation/crumbTo'
import { linksTo } from '../../core/navigation/linksTo'
import { PageTop } from '../../core/page/PageTop'
import { QueryView } from '../../core/page/QueryView'
import { useDocumentTitle } from '../../core/page/useDocumentTitle'
import { href, routeNamed } from '../../routes'
import { PromoContent } from './PromoContent'
import * as css from './PromoPages.css'

type Kind = PromoSummary['kind']

const ROUTES = { zone: 'zoneTemplate', activity: 'activityTemplate' } as const
const NOUNS = { zone: '专区', activity: '活动' } as const

/** Pages of one kind: with `?id=` one of them, else all that run or are announced. One that has ended is no activity. */
export function PromoPages({ kind }: { kind: Kind }) {
  const [query] = useUrlQuery()
  const text = query.get('id')
  if (text === null) return <PromoList kind={kind} />
  const id = readId(text)
  return id === null ? <NoPage /> : <PromoPage key={id} kind={kind} id={id} />
}

export const NoPage = () => <Navigate to={href('noActivity')} replace />

function PromoPage({ kind, id }: { kind: Kind; id: number }) {
  const query = useCall(promoPage, { id, kind }, { inline: true })
  const { data, dataUpdatedAt, refetch } = query
  useDocumentTitle(data?.page.name)
  return (
    <Container>
      <QueryView query={query} pending={<PromoSkeleton />} missing={<NoPage />}>
        {answer => (
          <>
            <PageHeading
              title={answer.page.name}
              crumbs={[crumbTo('home'), crumbTo(ROUTES[kind]), { name: answer.page.name }]}
              aside={answer.page.summary}
            />
            <PromoContent data={answer} receivedAt={new Date(dataUpdatedAt)} onTurn={() => void refetch()} />
          </>
        )}
      </QueryView>
    </Container>
  )
}

/** A page of blocks while it loads. */
export const PromoSkeleton = () => (
  <Skeleton className={css.loading} variant="grid" count={10} label="正在加载活动" />
)

function PromoList({ kind }: { kind: Kind }) {
  const { title } = routeNamed(ROUTES[kind])
  const query = useCall(promoPages, { kind }, { inline: true })
  return (
    <Container>
      <PageTop title={title} />
      <QueryView query={query} pending={<ListSkeleton />} empty={<NoPages kind={kind} />}>
        {({ list }) => (
          <CardGrid label={title} columnWidth={COLUMN_WIDTH}>
            {list.map(each => (
              <PromoCard key={each.id} page={each} href={href(ROUTES[kind], {}, { id: each.id })} />
            ))}
          </CardGrid>
        )}
      </QueryView>
    </Container>
  )
}

/** Cards that are expected: one row. */
const PLACES = 3
const COLUMN_WIDTH = 320

function ListSkeleton() {
  return (
    <CardGridSkeleton label="正在加载活动" count={PLACES} columnWidth={COLUMN_WIDTH} height={0}>
      <PromoCardShape />
    </CardGridSkeleton>
  )
}

function NoPages({ kind }: { kind: Kind }) {
  return (
    <Empty
      title={`暂时没有${NOUNS[kind]}`}
      text="满减和每日特价每天都有。"
      links={linksTo({ activityZone: '看满减活动', everyday: '看每日特价' })}
    />
  )
}
