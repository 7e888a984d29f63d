import { type Wanted, wantedDetail } from '@yaoji/api-client/contract/wanted'
import { WANTED } from '@yaoji/domain'
import { useCall, useWantedAccept, useWantedClose } from '@yaoji/hooks/data'
import { Empty } from '@yaoji/ui/empty'
import { PageHeading } from '@yaoji/ui/page-heading'
import { WantedActions, WantedDetail } from '@yaoji/ui/wanted-table'
import { crumbTo } from '../../core/navigation/crumbTo'
import { linksTo } from '../../core/navigation/linksTo'
import { integerField } from '../../core/navigation/searchFields'
import { useRouteRow } from '../../core/navigation/useRouteRow'
import { useSearchState } from '../../core/navigation/useSearchState'
import { QueryView } from '../../core/page/QueryView'
import { WantedOffer } from './WantedOffer'

const FIELDS = { id: integerField(1) }

/** RT-31: one request with its replies. Its id is in the query. */
export default function WantedInfoPage() {
  const { title } = useRouteRow()
  const [{ id }] = useSearchState(FIELDS)
  return (
    <>
      <PageHeading title={title} crumbs={[crumbTo('wanted'), { name: title }]} />
      {id === undefined ? <WantedNotFound /> : <WantedSection key={id} id={id} />}
    </>
  )
}

function WantedSection({ id }: { id: number }) {
  const query = useCall(wantedDetail, { id }, { inline: true, staleTime: 0 })
  return (
    <QueryView
      query={query}
      pending={<WantedDetail request={undefined} renderReply={() => null} />}
      missing={<WantedNotFound />}
    >
      {({ wanted }) => <WantedView wanted={wanted} />}
    </QueryView>
  )
}

function WantedView({ wanted }: { wanted: Wanted }) {
  const { id, status, name, actions } = wanted
  const { mutateAsync: accept } = useWantedAccept()
  const { mutateAsync: close } = useWantedClose()
  return (
    <WantedDetail
      request={wanted}
      quoteOver={status === WANTED.quoted && !actions.includes('accept')}
      renderReply={reply => <WantedOffer name={name} reply={reply} />}
      actions={
        <WantedActions
          request={wanted}
          onAccept={expected_price => accept({ id, expected_price })}
          onClose={() => close(id)}
        />
      }
    />
  )
}

function WantedNotFound() {
  return (
    <Empty title="没有找到这条求购" text="它可能属于另一个账号。" links={linksTo({ wanted: '我的求购' })} />
  )
}
