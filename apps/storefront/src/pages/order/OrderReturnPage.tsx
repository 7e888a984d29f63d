import { type OrderReturns, returnDetail, returnList } from '@yaoji/api-client/contract/return'
import { useCall } from '@yaoji/hooks/data'
import { RequestFrame as OneRequest, RequestSkeleton } from '@yaoji/ui/order-requests'
import { useUrlQuery } from '../../core/navigation/address'
import { QueryView } from '../../core/page/QueryView'
import { readClaim } from '../../features/orders/claim'
import { OrderNotFound } from '../../features/orders/OrderNotFound'
import { href } from '../../routes'
import { OrderRequests } from './OrderRequests'
import { ReturnPrintSheet } from './PrintSheets'
import { RequestFrame } from './RequestFrame'
import { ReturnForm } from './ReturnForm'
import { ReturnPanel } from './ReturnPanel'

const FRESH = { inline: true, staleTime: 0, refetchOnWindowFocus: 'always' } as const

/** RT-27: one return by its number, or the returns of an order and the request of another. */
export default function OrderReturnPage() {
  return (
    <RequestFrame
      title="退货详情"
      one={sn => <OneReturn key={sn} sn={sn} />}
      all={id => <ReturnSection key={id} id={id} />}
      missing={<ReturnNotFound />}
    />
  )
}

function OneReturn({ sn }: { sn: string }) {
  const isSheet = useUrlQuery()[0].get('print') === '1'
  const found = useCall(returnDetail, { sn }, FRESH)
  return (
    <QueryView query={found} pending={<RequestSkeleton title="退换货申请" />} missing={<ReturnNotFound />}>
      {({ order_id, order_sn, order_return }) =>
        isSheet ? (
          <ReturnPrintSheet order_sn={order_sn} orderReturn={order_return} />
        ) : (
          <OneRequest
            orderHref={href('order', { id: order_id })}
            allHref={href('orderReturn', { id: order_id })}
          >
            <ReturnPanel orderReturn={order_return} />
          </OneRequest>
        )
      }
    </QueryView>
  )
}

function ReturnNotFound() {
  return <OrderNotFound title="没有找到这个退换货申请" text="申请单号可能写错了，或属于别的账号。" />
}

function ReturnSection({ id }: { id: number }) {
  const returns = useCall(returnList, { id }, FRESH)
  return (
    <QueryView query={returns} pending={<RequestSkeleton title="退换货申请" />} missing={<OrderNotFound />}>
      {data => <Returns returns={data} />}
    </QueryView>
  )
}

function Returns({ returns }: { returns: OrderReturns }) {
  const { order_id, list, kinds, blocked } = returns
  const [search] = useUrlQuery()
  return (
    <OrderRequests
      order_id={order_id}
      open={kinds.length > 0}
      blocked={{ title: '现在不能申请退换货', text: blocked }}
      newText="再申请一笔退换货"
      first={list.every(({ by_shop }) => by_shop === 1)}
      form={(close, onCancel) => (
        <ReturnForm returns={returns} claim={readClaim(search)} onDone={close} onCancel={onCancel} />
      )}
    >
      {list.map(each => (
        <ReturnPanel key={each.id} orderReturn={each} />
      ))}
    </OrderRequests>
  )
}
