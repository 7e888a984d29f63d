'use client'
import { parseAmount } from '@yaoji/domain'
import { forwardRef, type HTMLAttributes, type ReactNode } from 'react'
import { LinkButton } from '../button'
import * as button from '../button/Button.css'
import { Icon } from '../icon'
import { joinClass, withClass } from '../part/withClass'
import { Price } from '../price'
import * as css from './PaidResult.css'
import * as Headless from './PaidResult.headless'

export const PaidResultRoot = withClass(Headless.PaidResultRoot, css.root, 'PaidResultRoot')
export const PaidResultTitle = withClass(Headless.PaidResultTitle, css.title, 'PaidResultTitle')
export const PaidResultFacts = withClass(Headless.PaidResultFacts, css.facts, 'PaidResultFacts')
export const PaidResultUnpaidNumber = withClass(
  Headless.PaidResultUnpaidNumber,
  css.otherWords,
  'PaidResultUnpaidNumber',
)

export function PaidResultFact({ nameClassName, valueClassName, ...rest }: Headless.PaidResultFactProps) {
  return (
    <Headless.PaidResultFact
      {...rest}
      nameClassName={joinClass(css.name, nameClassName)}
      valueClassName={joinClass(css.value, valueClassName)}
    />
  )
}

export function PaidResultUnpaid({ className, ...rest }: Headless.PaidResultUnpaidProps) {
  return (
    <Headless.PaidResultUnpaid
      {...rest}
      className={joinClass(css.others, className)}
      titleClassName={joinClass(css.othersTitle, rest.titleClassName)}
      itemClassName={joinClass(css.other, rest.itemClassName)}
    />
  )
}

/** A small button. */
export function PaidResultUnpaidPay({ className, ...rest }: Headless.PaidResultUnpaidPayProps) {
  return (
    <Headless.PaidResultUnpaidPay
      data-variant="secondary"
      data-size="s"
      {...rest}
      className={joinClass(button.root, className)}
    />
  )
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
  unpaid?: readonly Headless.UnpaidSibling[]
  /** Where one of those is paid. */
  payHref?: (order: Headless.UnpaidSibling) => string
  /** Where the paid order is shown. */
  orderHref: string
  /** Where shopping goes on. */
  homeHref: string
  /** More to do, beside the two ways on. */
  actions?: ReactNode
}

/** The order is paid: what was paid, what comes next, and what is still to be paid. */
export const PaidResult = forwardRef<HTMLElement, PaidResultProps>(function PaidResult(props, ref) {
  const { sn, amount, paid_at, payText, unpaid = [], payHref, orderHref, homeHref, actions, ...root } = props
  return (
    <PaidResultRoot {...root} ref={ref}>
      <span className={css.mark}>
        <Icon name="check" size="l" />
      </span>
      <PaidResultTitle />
      <PaidResultFacts>
        <PaidResultFact name={parseAmount(amount) > 0 ? '实付金额' : '应付金额'}>
          <Price value={amount} size="l" />
        </PaidResultFact>
        <PaidResultFact name="订单号">{sn}</PaidResultFact>
        <PaidResultFact name="支付方式">{payText}</PaidResultFact>
        <PaidResultFact name="付款时间">{paid_at?.slice(0, 16)}</PaidResultFact>
      </PaidResultFacts>
      <p className={css.next}>订单审核通过后安排发货；发货后可在订单中查看物流、批号与检验报告。</p>
      <PaidResultUnpaid unpaid={unpaid}>
        <PaidResultUnpaidNumber />
        <UnpaidAmount />
        <PaidResultUnpaidPay payHref={payHref} />
      </PaidResultUnpaid>
      <div className={css.actions}>
        <LinkButton href={orderHref} variant="primary">
          查看订单
        </LinkButton>
        <LinkButton href={homeHref}>继续选购</LinkButton>
        {actions}
      </div>
    </PaidResultRoot>
  )
})

function UnpaidAmount() {
  return <Price value={Headless.usePaidResultUnpaid('PaidResultUnpaid').payable_amount} />
}
