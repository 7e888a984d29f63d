import type { OrderDetail } from '@yaoji/api-client/contract/order'
import type { OrderReturn } from '@yaoji/api-client/contract/return'
import { useSession } from '@yaoji/hooks/data'
import { LinkButton } from '@yaoji/ui/button'
import { DeliverySheets, ReceiptSheet, ReturnSheet } from '@yaoji/ui/order-sheets'
import { href } from '../../routes'

/** Who ordered: the store, or the buyer. */
function useCompany(store?: OrderDetail['order']['store']): string {
  const { user } = useSession()
  return store?.company ?? user?.company ?? ''
}

/** The sheets that go with the parcels of an order. */
export function OrderPrintSheet({ detail }: { detail: OrderDetail }) {
  return (
    <DeliverySheets
      detail={detail}
      company={useCompany(detail.order.store)}
      labels={{ title: '药集 随货同行单' }}
      back={<BackToOrder id={detail.order.id} />}
    />
  )
}

/** The receipt of ephedrine-type goods to sign and seal. */
export function ReceiptPrintSheet({ detail }: { detail: OrderDetail }) {
  return (
    <ReceiptSheet
      detail={detail}
      company={useCompany(detail.order.store)}
      back={<BackToOrder id={detail.order.id} />}
    />
  )
}

/** The sheet that goes into the parcel with returned goods. */
export function ReturnPrintSheet(props: { order_sn: string; orderReturn: OrderReturn }) {
  const back = href('orderReturn', { id: props.orderReturn.sn })
  return (
    <ReturnSheet
      {...props}
      company={useCompany()}
      labels={{ title: '药集 退货单' }}
      back={<LinkButton href={back}>返回退货详情</LinkButton>}
    />
  )
}

function BackToOrder({ id }: { id: number }) {
  return <LinkButton href={href('order', { id })}>返回订单</LinkButton>
}
