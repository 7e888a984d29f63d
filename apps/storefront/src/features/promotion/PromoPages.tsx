import { type PromoSummary, promoPage, promoPages } from '@yaoji/api-client/contract/promo-page'
import { useCall } from '@yaoji/hooks/data'
import { LinkButton } from '@yaoji/ui/button'
import { Container } from '@yaoji/ui/container'
import { Empty } from '@yaoji/ui/empty'
import { Link } from '@yaoji/ui/link'
import { Skeleton } from '@yaoji/ui/skeleton'
import { Navigate, useSearchParams } from 'react-router-dom'
import { minuteText } from '../../core/clock/minuteText'
import { crumbTo } from '../../core/navigation/crumbTo'
import { readId } from '../../core/navigation/readId'
import { PageHeading } from '../../core/page/PageHeading'
import { QueryView } from '../../core/page/QueryView'
import { touchTarget } from '../../core/page/touchTarget.css'
import { useDocumentTitle } from '../../core/page/useDocumentTitle'
import { href, routeNamed } from '../../routes'
import { PromoContent } from './PromoContent'
import * as css from './PromoPages.css'

type Kind = PromoSummary['kind']

const ROUTES = { zone: 'zoneTemplate', activity: 'activityTemplate' } as const
const NOUNS = { zone: '专区', activity: '活动' } as const

/** Pages of one kind: with `?id=` one of them, else all that run or are announced. One that has ended is no activity. */
export function PromoPages({ kind }: { kind: Kind }) {
  const [query] = useSearchParams()
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
  <div className={css.loading}>
    <Skeleton variant="grid" count={10} label="正在加载活动" />
  </div>
)

function PromoList({ kind }: { kind: Kind }) {
  const { title } = routeNamed(ROUTES[kind])
  const query = useCall(promoPages, { kind }, { inline: true })
  return (
    <Container>
      <PageHeading title={title} crumbs={[crumbTo('home'), { name: title }]} />
      <QueryView query={query} pending={<ListSkeleton />} empty={<NoPages kind={kind} />}>
        {({ list }) => (
          <ul aria-label={title} className={css.grid}>
            {list.map(each => (
              <Card key={each.id} page={each} />
            ))}
          </ul>
        )}
      </QueryView>
    </Container>
  )
}

/** Cards that are expected: one row. */
const PLACES = [1, 2, 3]

function ListSkeleton() {
  return (
    <div role="status">
      <span className={css.loadingText}>正在加载活动</span>
      <div aria-hidden className={css.grid}>
        {PLACES.map(place => (
          <div key={place} className={css.card}>
            <div className={css.image} />
            <div className={css.blank} />
          </div>
        ))}
      </div>
    </div>
  )
}

function Card({
  page: { id, kind, name, summary, image, state, begin_time, end_time },
}: {
  page: PromoSummary
}) {
  const end = end_time === null ? '长期' : `${minuteText(end_time)} 止`
  return (
    <li className={css.card}>
      <img src={image} alt="" width={640} height={280} loading="lazy" className={css.image} />
      <div className={css.about}>
        <Link href={href(ROUTES[kind], {}, { id })} className={css.name}>
          {name}
        </Link>
        <p className={css.line}>{summary}</p>
        <p className={css.time} data-state={state}>
          {state === 'coming' ? `${minuteText(begin_time)} 开始` : end}
        </p>
      </div>
    </li>
  )
}

function NoPages({ kind }: { kind: Kind }) {
  return (
    <Empty
      title={`暂时没有${NOUNS[kind]}`}
      text="满减和每日特价每天都有。"
      actions={
        <>
          <LinkButton href={href('activityZone')} variant="primary" className={touchTarget}>
            看满减活动
          </LinkButton>
          <LinkButton href={href('everyday')} className={touchTarget}>
            看每日特价
          </LinkButton>
        </>
      }
    />
  )
}
