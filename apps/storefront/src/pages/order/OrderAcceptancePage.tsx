import { acceptanceOrder, type OrderAcceptance } from '@yaoji/api-client/contract/acceptance'
import { useCall, useCreateAcceptance, useReceiveOrder } from '@yaoji/hooks/data'
import { OrderAcceptance as AcceptanceView } from '@yaoji/ui/acceptance-form'
import { LinkButton } from '@yaoji/ui/button'
import { Empty } from '@yaoji/ui/empty'
import { PageHeading } from '@yaoji/ui/page-heading'
import { Panel } from '@yaoji/ui/panel'
import { Skeleton } from '@yaoji/ui/skeleton'
import { readId, useParams, useUrlQuery } from '../../core/navigation/address'
import { crumbTo } from '../../core/navigation/crumbTo'
import { QueryView } from '../../core/page/QueryView'
import { claimHref } from '../../features/orders/claim'
import { OrderNotFound } from '../../features/orders/OrderNotFound'
import { href } from '../../routes'

/** RT-27: what of each parcel of an order arrived and was accepted, recorded once, and what follows from it. */
export default function OrderAcceptancePage() {
  const id = readId(useParams().id)
  const order = id === null ? [] : [{ name: '订单详情', href: href('order', { id }) }]
  return (
    <>
      <PageHeading
        title="收货验收"
        crumbs={[crumbTo('orders'), ...order, { name: '收货验收' }]}
        actions={<LinkButton href={href('acceptanceRecords')}>验收记录</LinkButton>}
      />
      {id === null ? <OrderNotFound /> : <AcceptanceSection key={id} id={id} />}
    </>
  )
}

function AcceptanceSection({ id }: { id: number }) {
  const found = useCall(acceptanceOrder, { id }, { inline: true, staleTime: 0 })
  return (
    <QueryView
      query={found}
      pending={
        <Panel title="包裹">
          <Skeleton variant="rows" count={4} label="正在加载包裹" />
        </Panel>
      }
      isEmpty={({ parcels }) => parcels.length === 0}
      empty={
        <Empty
          title="还没有可验收的包裹"
          text="商品发出后，可以在这里按批号验收。"
          links={[['查看订单', href('order', { id })]]}
        />
      }
      missing={<OrderNotFound />}
    >
      {data => <Acceptance acceptance={data} onReceived={() => void found.refetch()} />}
    </QueryView>
  )
}

interface AcceptanceProps {
  acceptance: OrderAcceptance
  /** The order was received, or could not be: its acceptance is read again. */
  onReceived: () => void
}

function Acceptance({ acceptance, onReceived }: AcceptanceProps) {
  const { order_id: id } = acceptance
  const [search, setSearch] = useUrlQuery()
  const create = useCreateAcceptance()
  const receive = useReceiveOrder()
  return (
    <AcceptanceView
      acceptance={acceptance}
      hrefs={{
        order: href('order', { id }),
        service: href('orderAfterSales', { id }, { new: 1 }),
        claim: claim => claimHref(id, claim),
      }}
      parcel={readId(search.get('parcel'))}
      onParcelChange={parcel => setSearch({ parcel: String(parcel) })}
      onRecord={create.mutateAsync}
      onReceive={() => receive.mutateAsync({ id }).finally(onReceived)}
    />
  )
}
