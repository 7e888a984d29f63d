import type { CheckoutData } from '@yaoji/api-client/contract/checkout'
import type { SessionUser } from '@yaoji/api-client/contract/user'
import { type PlacedOrder, useOrderDraft } from '@yaoji/hooks/data'
import { LinkButtons } from '@yaoji/ui/button'
import { CheckoutChanges } from '@yaoji/ui/checkout-changes'
import { CheckoutLayout } from '@yaoji/ui/checkout-layout'
import { CheckoutRemark } from '@yaoji/ui/checkout-remark'
import { ErrorState } from '@yaoji/ui/error-state'
import { LicenceBanner } from '@yaoji/ui/licence-banner'
import { OrderAmounts } from '@yaoji/ui/order-amounts'
import { OrderLines, orderPartsOfCheckout } from '@yaoji/ui/order-lines'
import { Panel } from '@yaoji/ui/panel'
import { Skeleton } from '@yaoji/ui/skeleton'
import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { isLocked } from '../../core/errors/isLocked'
import { usePrefetch } from '../../core/navigation/prefetch'
import { QueryView } from '../../core/page/QueryView'
import { licenceHref, licencePage } from '../../features/cart/licenceHref'
import { markPaying } from '../../features/payment/paymentMark'
import { href } from '../../routes'
import { CheckoutAddress } from './CheckoutAddress'
import { CheckoutBar } from './CheckoutBar'
import { CheckoutCoupons } from './CheckoutCoupons'
import { CheckoutGone } from './CheckoutGone'
import { CheckoutInvoice } from './CheckoutInvoice'
import * as css from './CheckoutView.css'

/** The checkout: lines, everything that the buyer decides, and the bar that places the order. */
export function CheckoutView({ ids, user }: { ids: number[]; user: SessionUser }) {
  const navigate = useNavigate()
  const draft = useOrderDraft({ ids, user_id: user.user_id, onPlaced: goAndPay })
  const prefetch = usePrefetch()
  useEffect(() => {
    prefetch(href('cartPay', { id: 0 }))
  }, [prefetch])

  function goAndPay(placed: PlacedOrder) {
    for (const order of placed.orders) markPaying(order.id)
    navigate(payHref(placed), { replace: true })
  }

  const { error } = draft.checkout
  if (!draft.checkout.data && isLocked(error)) return <ContractNeeded message={error.message} />
  return (
    <QueryView
      query={draft.checkout}
      pending={<Skeleton variant="rows" count={6} label="正在核对订单" />}
      empty={<CheckoutGone />}
      isEmpty={isGone}
    >
      {data => <CheckoutContent data={data} draft={draft} user={user} />}
    </QueryView>
  )
}

/** Nothing can be ordered before the supply contract is signed. */
function ContractNeeded({ message }: { message: string }) {
  return (
    <ErrorState
      message={message}
      actions={
        <LinkButtons
          links={[
            ['去签订合同', href('locked')],
            ['回购物车', href('cart')],
          ]}
        />
      }
    />
  )
}

interface CheckoutContentProps {
  data: CheckoutData
  draft: ReturnType<typeof useOrderDraft>
  user: SessionUser
}

function CheckoutContent({ data, draft, user }: CheckoutContentProps) {
  return (
    <>
      <LicenceBanner
        licence_state={user.licence_state}
        licence_message={user.licence_message}
        href={licencePage(user.licence_state)}
      />
      <CheckoutChanges changes={data.changes} />
      <CheckoutLayout
        className={css.layout}
        aside={<Decisions data={data} draft={draft} user={user} />}
        bar={<CheckoutBar draft={draft} data={data} licenceHref={licenceHref(user)} />}
      >
        <div className={css.panels}>
          <Panel title="收货信息">
            <CheckoutAddress
              addresses={data.addresses}
              value={draft.address_id}
              onChoose={address_id => draft.change({ address_id })}
            />
          </Panel>
          <Panel title="商品清单">
            <OrderLines folds parts={orderPartsOfCheckout(draft.parts)} onMore={draft.moreLines} />
          </Panel>
        </div>
      </CheckoutLayout>
    </>
  )
}

/** What the buyer decides besides the address, and what it costs. */
function Decisions({ data, draft, user }: CheckoutContentProps) {
  const { choice, change } = draft
  return (
    <div className={css.panels}>
      <Panel size="s" title="优惠与余额">
        <CheckoutCoupons data={data} choice={choice} onChange={change} />
      </Panel>
      <CheckoutInvoice company={user.company} value={choice} onValueChange={change} />
      <CheckoutRemark value={choice.remark} onChange={remark => change({ remark })} />
      <Panel size="s" title="金额明细">
        <OrderAmounts amounts={data.amounts} wide />
      </Panel>
    </div>
  )
}

/** Whether no chosen line is in the cart: one that is there and cannot be bought is among the changes. */
function isGone({ parts, changes }: CheckoutData): boolean {
  return parts.length === 0 && changes.every(change => change.goods_id === 0)
}

/** The page that pays the first of the placed orders. */
function payHref({ order_id, orders }: PlacedOrder): string {
  const first = orders.find(order => order.id === order_id)
  return first?.is_ephedrine === 1
    ? href('cartEphedrine', {}, { id: order_id })
    : href('cartPay', { id: order_id })
}
