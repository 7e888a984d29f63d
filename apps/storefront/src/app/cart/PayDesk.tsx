import { MarketError } from '@yaoji/api-client'
import type { Order } from '@yaoji/api-client/contract/order'
import { useOrder, usePayment } from '@yaoji/hooks/data'
import { LinkButton } from '@yaoji/ui/button'
import { Empty } from '@yaoji/ui/empty'
import { Skeleton } from '@yaoji/ui/skeleton'
import { Navigate } from 'react-router-dom'
import { href } from '../../routes'
import { ErrorPanel } from '../errors/ErrorPanel'
import { PaySheet } from './PaySheet'

export interface PayDeskProps {
  id: number
  /** Which of the two pay pages this is; an order of the other kind is shown by the other. */
  is_ephedrine: 0 | 1
}

/** Step 3 of one order, in every state: to be paid, on the way, paid, gone. */
export function PayDesk({ id, is_ephedrine }: PayDeskProps) {
  const order = useOrder(id)
  const payment = usePayment(id)
  const error = order.error ?? (payment.data ? null : payment.error)
  if (isMissing(error)) return <NoOrder />
  if (order.data && order.data.order.is_ephedrine !== is_ephedrine)
    return <OtherPage order={order.data.order} />
  if (order.data && payment.data) {
    return (
      <PaySheet
        key={id}
        detail={order.data}
        payment={payment.data.payment}
        unreached={payment.isError}
        onAsk={() => void payment.refetch()}
      />
    )
  }
  if (error) {
    const retry = () => void Promise.all([order.refetch(), payment.refetch()])
    return <ErrorPanel error={error} onRetry={retry} retrying={order.isFetching || payment.isFetching} />
  }
  return <Skeleton variant="rows" count={6} label="正在加载订单" />
}

function OtherPage({ order: { id, is_ephedrine } }: { order: Order }) {
  const there = is_ephedrine === 1 ? href('cartEphedrine', {}, { id }) : href('cartPay', { id })
  return <Navigate to={there} replace />
}

/** An order that is not there, another buyer's, or an address that names none. */
export function isMissing(error: unknown): boolean {
  return error instanceof MarketError && (error.code === 404 || error.kind === 'invalid')
}

/** In place of an order that cannot be shown to this buyer. */
export function NoOrder() {
  return (
    <Empty
      title="没有找到这个订单"
      text="订单号可能写错了，或属于别的账号。"
      actions={
        <>
          <LinkButton href={href('orders')} variant="primary">
            我的订单
          </LinkButton>
          <LinkButton href={href('home')}>回首页</LinkButton>
        </>
      }
    />
  )
}

/** The order that an address names; null when it names none. */
export function orderIdOf(text: string | null | undefined): number | null {
  const id = Number(text ?? '')
  return Number.isSafeInteger(id) && id > 0 ? id : null
}
