import { useOrderDraft, useSelectedLines, useSession } from '@yaoji/hooks/data'
import { AddressPicker } from '@yaoji/ui/address-picker'
import { CheckoutBar } from '@yaoji/ui/checkout-bar'
import { CheckoutChanges } from '@yaoji/ui/checkout-changes'
import { Empty } from '@yaoji/ui/empty'
import { OrderAmounts } from '@yaoji/ui/order-amounts'
import { OrderLines, orderPartsOfCheckout } from '@yaoji/ui/order-lines'
import { PageHeading } from '@yaoji/ui/page-heading'
import { Panel } from '@yaoji/ui/panel'
import { QueryView } from '@yaoji/ui/query-view'
import { useNavigate } from 'react-router-dom'
import { paths } from './routes'

/** The selected lines of the cart as an order. */
export function CheckPage() {
  const selected = useSelectedLines()
  const { user } = useSession()
  return (
    <>
      <PageHeading title="Check your order" />
      <QueryView query={selected} empty={<Empty title="No line is selected" />}>
        {ids => user && <Check ids={ids} user_id={user.user_id} />}
      </QueryView>
    </>
  )
}

function Check({ ids, user_id }: { ids: number[]; user_id: number }) {
  const navigate = useNavigate()
  const draft = useOrderDraft({ ids, user_id, onPlaced: () => navigate(paths.orders, { replace: true }) })
  return (
    <QueryView query={draft.checkout}>
      {data => (
        <>
          <CheckoutChanges changes={data.changes} />
          <Panel title="Deliver to">
            <AddressPicker
              addresses={data.addresses}
              value={draft.address_id}
              onValueChange={address_id => draft.change({ address_id })}
            />
          </Panel>
          <Panel title="Products">
            <OrderLines parts={orderPartsOfCheckout(draft.parts)} onMore={draft.moreLines} />
          </Panel>
          <Panel title="Amounts">
            <OrderAmounts amounts={data.amounts} />
          </Panel>
          <CheckoutBar
            total={data.expected_total}
            blocked={data.blocked || (draft.address_id === null ? 'Choose an address' : '')}
            failure={draft.failure?.message}
            {...{ updating: draft.updating, placing: draft.placing }}
            onPlace={draft.place}
          />
        </>
      )}
    </QueryView>
  )
}
