import { type PromoSummary, promoPage, promoPages } from '@yaoji/api-client/contract/promo-page'
import { useCall } from '@yaoji/hooks/data'
import { Container } from '@yaoji/ui/container'
import { Tabs } from '@yaoji/ui/tabs'
import { useNavigate } from 'react-router-dom'
import { readId, useParams } from '../../core/navigation/address'
import { KEEP_SCROLL } from '../../core/navigation/keepScroll'
import { PageTop } from '../../core/page/PageTop'
import { QueryView } from '../../core/page/QueryView'
import { PromoContent } from '../../features/promotion/PromoContent'
import { NoPage, PromoSkeleton } from '../../features/promotion/PromoPages'
import { href } from '../../routes'

/** RT-35: the activities of the address as tabs, one of them open. Those that have ended are left out. */
export default function ActivityCentrePage() {
  const { ids = '' } = useParams()
  const wanted = ids.split(',').flatMap(text => readId(text) ?? [])
  return wanted.length === 0 ? <NoPage /> : <Activities ids={wanted} />
}

function Activities({ ids }: { ids: number[] }) {
  const query = useCall(promoPages, { kind: 'activity', ids }, { inline: true })
  return (
    <Container>
      <PageTop />
      <QueryView query={query} pending={<PromoSkeleton />} empty={<NoPage />}>
        {({ list }) => <ActivityTabs list={list} />}
      </QueryView>
    </Container>
  )
}

/** Each tab has an address of its own. */
function ActivityTabs({ list }: { list: readonly PromoSummary[] }) {
  const { ids = '', id } = useParams()
  const navigate = useNavigate()
  const open = list.find(each => each.id === readId(id)) ?? list[0]
  if (!open) return <NoPage />
  return (
    <Tabs
      label="活动"
      items={list.map(({ id: each, name, state }) => ({
        value: String(each),
        name: state === 'coming' ? `${name}（未开始）` : name,
      }))}
      value={String(open.id)}
      activationMode="manual"
      onValueChange={next => navigate(href('activityCentre', { ids, id: next }), { state: KEEP_SCROLL })}
    >
      <Activity key={open.id} id={open.id} />
    </Tabs>
  )
}

function Activity({ id }: { id: number }) {
  const query = useCall(promoPage, { id, kind: 'activity' }, { inline: true })
  const { dataUpdatedAt, refetch } = query
  return (
    <QueryView query={query} pending={<PromoSkeleton />} missing={<NoPage />}>
      {answer => (
        <PromoContent data={answer} receivedAt={new Date(dataUpdatedAt)} onTurn={() => void refetch()} />
      )}
    </QueryView>
  )
}
