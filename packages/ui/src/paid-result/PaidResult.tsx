import { parseAmount } from '@yaoji/domain'
import { forwardRef, type HTMLAttributes, type ReactNode } from 'react'
import { LinkButton } from '../button'
import { Icon } from '../icon'
import { VisuallyHidden } from '../part/VisuallyHidden'
import { joinClass } from '../part/withClass'
import { Price } from '../price'
import * as css from './PaidResult.css'

/** An order that was placed together with the paid one and still waits for its own payment. */
export interface UnpaidSibling {
  id: number
  sn: string
  payable_amount: string
}

export interface PaidResultProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  /** Order number. */
  sn: string
  /** What was paid, as decimal string. */
  amount: string
  /** `YYYY-MM-DD HH:mm:ss`. */
  paid_at?: string | null
  /** How it was paid: 微信支付. */
  payText?: string
  /** Orders of the same checkout that are not paid yet. */
  unpaid?: readonly UnpaidSibling[]
  payHref?: (order: UnpaidSibling) => string
  orderHref: string
  homeHref: string
  /** More to do, beside the two ways on. */
  actions?: ReactNode
}

/** The order is paid: what was paid, what comes next, and what is still to be paid. Renders `section`. */
export const PaidResult = forwardRef<HTMLElement, PaidResultProps>(function PaidResult(props, ref) {
  const { sn, amount, paid_at, payText, unpaid = [], payHref, orderHref, homeHref, actions, ...rest } = props
  const { className, ...attributes } = rest
  const facts = [
    { name: '订单号', value: sn },
    { name: '支付方式', value: payText },
    { name: '付款时间', value: paid_at?.slice(0, 16) },
  ]
  return (
    <section aria-label="支付结果" {...attributes} ref={ref} className={joinClass(css.root, className)}>
      <span className={css.mark}>
        <Icon name="check" size="l" />
      </span>
      <h2 className={css.title}>支付成功</h2>
      <dl className={css.facts}>
        <dt className={css.name}>{parseAmount(amount) > 0 ? '实付金额' : '应付金额'}</dt>
        <dd className={css.value}>
          <Price value={amount} size="l" />
        </dd>
        {facts.map(({ name, value }) => value && <Fact key={name} name={name} value={value} />)}
      </dl>
      <p className={css.next}>订单审核通过后安排发货；发货后可在订单中查看物流、批号与检验报告。</p>
      {unpaid.length > 0 && <Unpaid orders={unpaid} payHref={payHref} />}
      <div className={css.actions}>
        <LinkButton href={orderHref} variant="primary">
          查看订单
        </LinkButton>
        <LinkButton href={homeHref}>继续选购</LinkButton>
        {actions}
      </div>
    </section>
  )
})

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <>
      <dt className={css.name}>{name}</dt>
      <dd className={css.value}>{value}</dd>
    </>
  )
}

interface UnpaidProps {
  orders: readonly UnpaidSibling[]
  payHref: PaidResultProps['payHref']
}

function Unpaid({ orders, payHref }: UnpaidProps) {
  return (
    <div className={css.others}>
      <h3 className={css.othersTitle}>本次还有 {orders.length} 笔订单待付款</h3>
      <ul>
        {orders.map(order => (
          <li key={order.id} className={css.other}>
            <span className={css.otherWords}>{order.sn}</span>
            <Price value={order.payable_amount} />
            {payHref && (
              <LinkButton href={payHref(order)} size="s">
                去付款<VisuallyHidden>{order.sn}</VisuallyHidden>
              </LinkButton>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
