import type { DataOf } from '@yaoji/api-client'
import type { parcelList } from '@yaoji/api-client/contract/parcel'
import { Panel } from '@yaoji/ui/panel'
import { ParcelTable } from '@yaoji/ui/parcel-table'
import { TextLink } from '@yaoji/ui/text-link'
import { href } from '../../routes'

/** What arrives next. Left out while nothing is under way, and where it does not load: the orders say it too. */
export function ParcelsPanel({ data }: { data: DataOf<typeof parcelList> | undefined }) {
  if (!data || data.total === 0) return null
  return (
    <Panel
      title={`在途包裹 ${data.total}`}
      aside={<TextLink href={href('orders', {}, { tab: 'to_receive' })}>全部待收货</TextLink>}
    >
      <ParcelTable
        framed={false}
        parcels={data.list}
        orderHref={({ order_id }) => href('order', { id: order_id })}
      />
    </Panel>
  )
}
