'use client'
import { parseAmount } from '@yaoji/domain'
import { unixSeconds } from '@yaoji/hooks'
import { forwardRef } from 'react'
import { LinkButton } from '../button'
import { Countdown } from '../countdown'
import { useLabels } from '../labels/useLabels'
import { plain } from '../theme/base.css'
import { PaymentStatus, type PaymentStatusPayment, type PaymentStatusProps } from './PaymentStatus'

export const orderPaymentStatusLabels = {
  /** After a payment at a gateway, until its result is there. */
  confirming:
    '正在确认付款结果，通常几秒内完成，本页会自动更新。付过款的请不要再次付款；还没有付款的，可以继续付款。',
  /** Of an order of which nothing is owed: the frozen balance covers it. */
  covered: { title: '等待确认', text: '余额已冻结，输入登录密码确认后即完成付款。' },
  /** Before what is left, and in place of it once the time is over. */
  left: '剩余时间',
  ended: '已超时，订单将自动取消',
  /** The links. */
  resume: '继续付款',
  order: '查看订单',
  cart: '回购物车',
  home: '继续选购',
}

/** The payment of an order, by the wire's names. */
export interface OrderPaymentStatusPayment extends PaymentStatusPayment {
  /** What is still owed, in yuan. */
  readonly amount: string
  /** How it can be paid now; empty when it cannot. */
  readonly ways: readonly unknown[]
  /** Where a payment that was begun is continued; null without one. */
  readonly gateway_url: string | null
}

export interface OrderPaymentStatusProps
  extends Omit<PaymentStatusProps, 'payment' | 'text' | 'actions' | 'children' | 'labels'> {
  payment: OrderPaymentStatusPayment
  /** The buyer has begun the payment here. */
  paying: boolean
  /** Now by the server's clock, in unix seconds, ticking; undefined until it is known. */
  now: number | undefined
  /** Called once when the time is over: fetch the payment again. */
  onEnd: () => void
  /** Where the links lead. */
  hrefs: { readonly order: string; readonly cart: string; readonly home: string }
  /** Words in place of those of {@link orderPaymentStatusLabels}. */
  labels?: Partial<typeof orderPaymentStatusLabels>
}

/**
 * The state of the payment of an order, what is left of its time, and where to go on: to the gateway, or to other pages
 * when nothing can be paid. Renders PaymentStatus.
 */
export const OrderPaymentStatus = forwardRef<HTMLDivElement, OrderPaymentStatusProps>(
  function OrderPaymentStatus({ payment, paying, now, onEnd, hrefs, labels, ...rest }, ref) {
    const words = useLabels('orderPaymentStatus', orderPaymentStatusLabels, labels)
    const { state, pay_type, pay_before, ways, amount } = payment
    const isByGateway = state === 'waiting' && pay_type !== 'transfer'
    const isCovered = ways.length > 0 && parseAmount(amount) === 0
    return (
      <PaymentStatus
        {...rest}
        ref={ref}
        payment={payment}
        text={isByGateway && paying ? words.confirming : undefined}
        labels={isCovered ? { unpaid: words.covered } : {}}
        actions={actionsOf({ payment, hrefs, words })}
      >
        {pay_before && now !== undefined && (
          <p className={plain}>
            {words.left}{' '}
            <Countdown
              variant="text"
              end={unixSeconds(pay_before)}
              now={now}
              onEnd={onEnd}
              labels={{ ended: words.ended }}
            />
          </p>
        )}
      </PaymentStatus>
    )
  },
)

interface ActionsOf extends Pick<OrderPaymentStatusProps, 'payment' | 'hrefs'> {
  words: typeof orderPaymentStatusLabels
}

function actionsOf({ payment: { state, ways, gateway_url }, hrefs, words }: ActionsOf) {
  if (ways.length > 0)
    return gateway_url !== null && <LinkButton href={gateway_url}>{words.resume}</LinkButton>
  const isClosed = state === 'closed'
  return (
    <>
      <LinkButton href={hrefs.order} variant={isClosed ? 'secondary' : 'primary'}>
        {words.order}
      </LinkButton>
      {isClosed && (
        <LinkButton href={hrefs.cart} variant="primary">
          {words.cart}
        </LinkButton>
      )}
      <LinkButton href={hrefs.home}>{words.home}</LinkButton>
    </>
  )
}
