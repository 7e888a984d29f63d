import { createContext, forwardRef, type HTMLAttributes } from 'react'
import { useRequiredContext } from '../part/useRequiredContext'

export type PaymentState = 'unpaid' | 'waiting' | 'reviewing' | 'paid' | 'failed' | 'closed'

/** Where a payment stands, by the wire's names. */
export interface PaymentStatusPayment {
  state: PaymentState
  pay_before: string | null
  paid_at: string | null
}

interface StateRow {
  readonly title: string
  /** What to do next. */
  readonly text: string
  readonly tone: 'plain' | 'wait' | 'good' | 'bad'
  /** The time until which it can be paid matters. */
  readonly until: boolean
}

/** What each state is called and what to do next. */
export const PAYMENT_STATES = {
  unpaid: { title: '等待付款', text: '请选择支付方式完成付款。', tone: 'plain', until: true },
  waiting: {
    title: '等待支付结果',
    text: '请在打开的支付页面完成付款；付款后本页会自动更新，不需要再次付款。',
    tone: 'wait',
    until: true,
  },
  reviewing: {
    title: '转账凭证核对中',
    text: '财务将在一个工作日内核对到账，核对通过后自动进入发货流程。',
    tone: 'wait',
    until: false,
  },
  paid: { title: '支付成功', text: '订单已进入审核，审核通过后安排发货。', tone: 'good', until: false },
  failed: {
    title: '支付未成功',
    text: '没有扣款，订单仍然保留。请重试，或换一种支付方式。',
    tone: 'bad',
    until: true,
  },
  closed: {
    title: '订单已关闭',
    text: '已超过付款时限，占用的库存、优惠券与余额已退回。需要时可以再次购买。',
    tone: 'plain',
    until: false,
  },
} as const satisfies Record<PaymentState, StateRow>

const Context = createContext<PaymentStatusPayment | null>(null)

/** The payment above; for parts of your own. */
export const usePaymentStatus = (part: string) => useRequiredContext(Context, part, 'PaymentStatusRoot')

export interface PaymentStatusRootProps extends HTMLAttributes<HTMLDivElement> {
  payment: PaymentStatusPayment
}

/** Where a payment stands; a change is read out. Renders a status; sets `data-state`, `data-tone`. */
export const PaymentStatusRoot = forwardRef<HTMLDivElement, PaymentStatusRootProps>(function Root(
  { payment, ...rest },
  ref,
) {
  return (
    <Context.Provider value={payment}>
      <div
        role="status"
        {...rest}
        ref={ref}
        data-state={payment.state}
        data-tone={PAYMENT_STATES[payment.state].tone}
      />
    </Context.Provider>
  )
})

/** The state's name. Renders `h2`. */
export const PaymentStatusTitle = forwardRef<HTMLHeadingElement, HTMLAttributes<HTMLHeadingElement>>(
  function Title(props, ref) {
    const { state } = usePaymentStatus('PaymentStatusTitle')
    return (
      <h2 {...props} ref={ref}>
        {PAYMENT_STATES[state].title}
      </h2>
    )
  },
)

/** What to do next. Renders `p`. */
export const PaymentStatusText = forwardRef<HTMLParagraphElement, HTMLAttributes<HTMLParagraphElement>>(
  function Text({ children, ...rest }, ref) {
    const { state } = usePaymentStatus('PaymentStatusText')
    return (
      <p {...rest} ref={ref}>
        {children ?? PAYMENT_STATES[state].text}
      </p>
    )
  },
)

/** Until when it can be paid, or when it was; nothing where neither matters. Renders `p`. */
export const PaymentStatusTime = forwardRef<HTMLParagraphElement, HTMLAttributes<HTMLParagraphElement>>(
  function Time(props, ref) {
    const { state, pay_before, paid_at } = usePaymentStatus('PaymentStatusTime')
    const text = timeText(state, pay_before, paid_at)
    if (text === '') return null
    return (
      <p {...props} ref={ref}>
        {text}
      </p>
    )
  },
)

function timeText(state: PaymentState, pay_before: string | null, paid_at: string | null): string {
  if (state === 'paid') return paid_at ? `付款时间 ${paid_at.slice(0, 16)}` : ''
  return PAYMENT_STATES[state].until && pay_before ? `请在 ${pay_before.slice(0, 16)} 前完成付款` : ''
}
