'use client'
import { forwardRef, type HTMLAttributes, type ReactNode } from 'react'
import type { Times } from '../formats/times'
import { useTimes } from '../formats/useTimes'
import { Icon, type IconName } from '../icon'
import { useLabels } from '../labels/useLabels'
import { joinClass } from '../part/joinClass'
import * as css from './PaymentStatus.css'

export type PaymentState = 'unpaid' | 'waiting' | 'reviewing' | 'paid' | 'failed' | 'closed'

/** A payment by the wire's names; times as `YYYY-MM-DD HH:mm:ss`. */
export interface PaymentStatusPayment {
  state: PaymentState
  /** The chosen method. A `transfer` that is waiting waits for the buyer, not for a result. */
  pay_type?: string | null
  /** Until when it can be paid. */
  pay_before: string | null
  paid_at: string | null
}

export const paymentStatusLabels = {
  /** Each state: what it is called and what to do next. */
  unpaid: { title: '等待付款', text: '请选择支付方式完成付款。' },
  waiting: {
    title: '等待支付结果',
    text: '请在打开的支付页面完成付款；付款后本页会自动更新，不需要再次付款。',
  },
  /** `waiting` for a bank transfer that the buyer still has to make. */
  transfer: {
    title: '等待转账',
    text: '请按下方账号转账，转账后上传凭证，财务核对到账后安排发货。',
  },
  reviewing: {
    title: '待确认收款',
    text: '财务将在一个工作日内核对到账，核对通过后自动进入发货流程。',
  },
  paid: { title: '支付成功', text: '订单已进入审核，审核通过后安排发货。' },
  failed: { title: '支付未成功', text: '没有扣款，订单仍然保留。请重试，或换一种支付方式。' },
  closed: {
    title: '订单已关闭',
    text: '已超过付款时限，占用的库存、优惠券与余额已退回。需要时可以再次购买。',
  },
  /** Times to the minute: `2027-03-15 15:30`. */
  payBefore: (time: string) => `请在 ${time} 前完成付款`,
  paidAt: (time: string) => `付款时间 ${time}`,
}

interface Look {
  readonly tone: 'plain' | 'wait' | 'good' | 'bad'
  readonly icon: IconName
  /** The time until which it can be paid is shown. */
  readonly until: boolean
}

const LOOKS = {
  unpaid: { tone: 'plain', icon: 'clock', until: true },
  waiting: { tone: 'wait', icon: 'clock', until: true },
  reviewing: { tone: 'wait', icon: 'clock', until: false },
  paid: { tone: 'good', icon: 'check', until: false },
  failed: { tone: 'bad', icon: 'warning', until: true },
  closed: { tone: 'plain', icon: 'close', until: false },
} as const satisfies Record<PaymentState, Look>

export interface PaymentStatusProps extends HTMLAttributes<HTMLDivElement> {
  payment: PaymentStatusPayment
  /**
   * What to do next, in the words of the service.
   * @default the text of the state
   */
  text?: string | undefined
  /** The buttons and links that do it. */
  actions?: ReactNode
  /** What belongs to the state: a countdown, the bank account. */
  children?: ReactNode
  /** Words in place of those of {@link paymentStatusLabels}. */
  labels?: Partial<typeof paymentStatusLabels>
}

/**
 * The state of a payment and what to do next; a change is read out. Renders `div`, a status; sets `data-state`,
 * `data-tone`.
 */
export const PaymentStatus = forwardRef<HTMLDivElement, PaymentStatusProps>(function PaymentStatus(
  { payment, text, actions, labels, className, children, ...rest },
  ref,
) {
  const words = useLabels('paymentStatus', paymentStatusLabels, labels)
  const { tone, icon } = LOOKS[payment.state]
  const state = words[textKeyOf(payment)]
  const time = timeText(payment, words, useTimes())
  return (
    <div
      role="status"
      {...rest}
      ref={ref}
      className={joinClass(css.root, className)}
      data-state={payment.state}
      data-tone={tone}
    >
      <Icon name={icon} size="l" className={css.mark} />
      <div className={css.words} data-part="words">
        <h2 className={css.title} data-part="title">
          {state.title}
        </h2>
        <p className={css.text} data-part="text">
          {text ?? state.text}
        </p>
        {time && (
          <p className={css.time} data-part="time">
            {time}
          </p>
        )}
        {children}
        {actions && (
          <div className={css.actions} data-part="actions">
            {actions}
          </div>
        )}
      </div>
    </div>
  )
})

/** The text of a state; that of a waiting bank transfer is its own. */
function textKeyOf({ state, pay_type }: PaymentStatusPayment): PaymentState | 'transfer' {
  return state === 'waiting' && pay_type === 'transfer' ? 'transfer' : state
}

/** When it was paid, or until when it can be; empty where neither is of use. */
function timeText(payment: PaymentStatusPayment, words: typeof paymentStatusLabels, times: Times): string {
  const { state, paid_at, pay_before } = payment
  if (state === 'paid') return paid_at ? words.paidAt(times.minute(paid_at)) : ''
  return LOOKS[state].until && pay_before ? words.payBefore(times.minute(pay_before)) : ''
}
