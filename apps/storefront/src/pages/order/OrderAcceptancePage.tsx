import { acceptanceOrder, type OrderAcceptance } from '@yaoji/api-client/contract/acceptance'
import { useCall } from '@yaoji/hooks/data'
import { Button, ButtonRow, LinkButton } from '@yaoji/ui/button'
import { Empty } from '@yaoji/ui/empty'
import { PageHeading } from '@yaoji/ui/page-heading'
import { Panel } from '@yaoji/ui/panel'
import { Skeleton } from '@yaoji/ui/skeleton'
import { Stack } from '@yaoji/ui/stack'
import { useRef } from 'react'
import { useParams, useSearchParams } from 'react-router-dom'
import { crumbTo } from '../../core/navigation/crumbTo'
import { readId } from '../../core/navigation/readId'
import { QueryView } from '../../core/page/QueryView'
import { OrderNotFound } from '../../features/orders/OrderNotFound'
import { href } from '../../routes'
import { AcceptanceNext, type AcceptanceNextProps } from './AcceptanceNext'
import { AcceptedParcel, ParcelForm, parcelTitle } from './ParcelAcceptance'

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
      {data => <Parcels acceptance={data} onReceived={() => void found.refetch()} />}
    </QueryView>
  )
}

/** The parcel whose form is open: that of the address, else the first that is not accepted. */
function openParcel({ parcels }: OrderAcceptance, asked: number | null) {
  const waiting = parcels.filter(({ acceptance }) => acceptance === null)
  return waiting.find(({ id }) => id === asked) ?? waiting[0]
}

function Parcels({ acceptance, onReceived }: AcceptanceNextProps) {
  const { order_id, parcels, inspector } = acceptance
  const [search, setSearch] = useSearchParams()
  const root = useRef<HTMLDivElement>(null)
  const open = openParcel(acceptance, readId(search.get('parcel')))
  return (
    <Stack ref={root} tabIndex={-1} gap={3}>
      <AcceptanceNext acceptance={acceptance} onReceived={onReceived} />
      {parcels.map((parcel, at) => {
        const title = parcelTitle(parcel, at + 1)
        if (parcel.acceptance) return <AcceptedParcel key={parcel.id} title={title} parcel={parcel} />
        if (parcel.id === open?.id)
          return (
            <ParcelForm
              key={parcel.id}
              title={title}
              parcel={parcel}
              inspector={inspector}
              // The form disappears; of another parcel the first number takes the focus.
              onDone={() => root.current?.focus()}
            />
          )
        return (
          <Panel
            key={parcel.id}
            title={title}
            aside={
              <Button size="s" onClick={() => setSearch({ parcel: String(parcel.id) }, { replace: true })}>
                验收这个包裹
              </Button>
            }
          />
        )
      })}
      <ButtonRow>
        <LinkButton href={href('order', { id: order_id })}>返回订单</LinkButton>
      </ButtonRow>
    </Stack>
  )
}
