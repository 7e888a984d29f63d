'use client'
import { parseAmount } from '@yaoji/domain'
import { useArrivalFocus } from '@yaoji/hooks'
import { forwardRef, type HTMLAttributes, type ReactNode } from 'react'
import { Announcement } from '../announcement'
import { LinkButton } from '../button'
import { useTimes } from '../formats/useTimes'
import { Icon } from '../icon'
import { useLabels } from '../labels/useLabels'
import { joinClass } from '../part/joinClass'
import { VisuallyHidden } from '../part/VisuallyHidden'
import { Price } from '../price'
import { plain } from '../theme/base.css'
import * as css from './PaidResult.css'

/** An order that was placed together with the paid one and still waits for its own payment. */
export interface UnpaidSibling {
  id: number
  sn: string
  payable_amount: string
}

export const paidResultLabels = {
  /** Name of the whole, for screen readers. */
  result: '支付结果',
  title: '支付成功',
  /** Names of what was paid; `payable` where nothing was to be paid. */
  paid: '实付金额',
  payable: '应付金额',
  balance: '其中余额',
  sn: '订单号',
  way: '支付方式',
  paidAt: '付款时间',
  /** What happens next. */
  next: '订单审核通过后安排发货；发货后可在订单中查看物流、批号和检验报告，没有报告的批号可在订单中申请。',
  unpaid: (count: number) => `本次还有 ${count} 笔订单待付款`,
  pay: '去付款',
  payNext: '继续付款',
  order: '查看订单',
  home: '继续选购',
}

type Labels = typeof paidResultLabels

export interface PaidResultProps extends Omit<HTMLAttributes<HTMLElement>, 'title' | 'children'> {
  /** Order number, or those of several orders that were paid together. */
  sn: string
  /** What was paid, as decimal string. */
  amount: string
  /**
   * The part of it that the balance paid when the order was placed, as decimal string.
   * @default '0.00'
   */
  balance_amount?: string | undefined
  /** `YYYY-MM-DD HH:mm:ss`. */
  paid_at?: string | null
  /** How it was paid: `微信支付`. */
  payText?: string | undefined
  /**
   * Orders of the same checkout that are not paid yet.
   * @default []
   */
  unpaid?: readonly UnpaidSibling[]
  /** Where one of those is paid; without it there is no link. */
  payHref?: (order: UnpaidSibling) => string
  /** The page of the paid order. */
  orderHref: string
  /** Where shopping goes on. */
  homeHref: string
  /** More to do, beside the two links. */
  actions?: ReactNode
  /** Id of the page's content: where it has the focus when the result appears, the main link gets it. Without it nothing moves. */
  arrivedAt?: string | undefined
  /** Words in place of those of {@link Labels}. */
  labels?: Partial<Labels>
}

/** The order is paid: what was paid, what comes next, and what is still to be paid (ST-01): the main
 * link leads to the first of those, else to the paid order. Renders `section`. */
export const PaidResult = forwardRef<HTMLElement, PaidResultProps>(function PaidResult(props, ref) {
  const {
    sn,
    amount,
    balance_amount = '0.00',
    paid_at,
    payText,
    unpaid = [],
    payHref,
    orderHref,
    homeHref,
    ...others
  } = props
  const { actions, arrivedAt, labels, className, ...rest } = others
  const { target, moved } = useArrivalFocus<HTMLAnchorElement>(arrivedAt)
  const words = useLabels('paidResult', paidResultLabels, labels)
  const times = useTimes()
  const next = unpaid[0] && payHref?.(unpaid[0])
  return (
    <section aria-label={words.result} {...rest} ref={ref} className={joinClass(css.root, className)}>
      <span className={css.mark} data-part="mark">
        <Icon name="check" size="l" />
      </span>
      <h2 className={css.title} data-part="title">
        {words.title}
      </h2>
      <dl className={css.details} data-part="details">
        <Detail name={parseAmount(amount) > 0 ? words.paid : words.payable}>
          <Price value={amount} size="l" />
        </Detail>
        <Detail name={words.balance}>
          {parseAmount(balance_amount) > 0 && <Price value={balance_amount} tone="ink" />}
        </Detail>
        <Detail name={words.sn}>{sn}</Detail>
        <Detail name={words.way}>{payText}</Detail>
        <Detail name={words.paidAt}>{paid_at && times.minute(paid_at)}</Detail>
      </dl>
      <p className={css.next} data-part="next">
        {words.next}
      </p>
      {unpaid.length > 0 && <Unpaid orders={unpaid} payHref={payHref} words={words} />}
      <div className={css.actions} data-part="actions">
        {next && (
          <LinkButton ref={target} href={next} variant="primary">
            {words.payNext}
          </LinkButton>
        )}
        <LinkButton ref={next ? undefined : target} href={orderHref} variant={next ? 'secondary' : 'primary'}>
          {words.order}
        </LinkButton>
        <LinkButton href={homeHref}>{words.home}</LinkButton>
        {actions}
      </div>
      <Announcement text={moved ? words.title : ''} />
    </section>
  )
})

/** A name and its value; nothing where there is no value. */
function Detail({ name, children }: { name: string; children: ReactNode }) {
  if (!children) return null
  return (
    <>
      <dt className={css.name} data-part="name">
        {name}
      </dt>
      <dd className={css.value} data-part="value">
        {children}
      </dd>
    </>
  )
}

interface UnpaidProps {
  orders: readonly UnpaidSibling[]
  payHref: PaidResultProps['payHref']
  words: Labels
}

function Unpaid({ orders, payHref, words }: UnpaidProps) {
  return (
    <div className={css.unpaid} data-part="unpaid">
      <h3 className={css.unpaidTitle} data-part="unpaid-title">
        {words.unpaid(orders.length)}
      </h3>
      <ul className={plain} data-part="unpaid-orders">
        {orders.map(order => (
          <li key={order.id} className={css.unpaidOrder} data-part="unpaid-order">
            <span className={css.unpaidNumber} data-part="unpaid-number">
              {order.sn}
            </span>
            <Price value={order.payable_amount} />
            {payHref && (
              <LinkButton href={payHref(order)} size="s">
                {words.pay}
                <VisuallyHidden>{order.sn}</VisuallyHidden>
              </LinkButton>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
