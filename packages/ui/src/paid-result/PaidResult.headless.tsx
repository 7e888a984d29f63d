'use client'
import { createContext, forwardRef, type HTMLAttributes, type ReactNode } from 'react'
import { Link, type LinkProps } from '../link'
import { useRequiredContext } from '../part/useRequiredContext'
import { VisuallyHidden } from '../part/VisuallyHidden'

/** An order that was placed together with the paid one and still waits for its own payment. */
export interface UnpaidSibling {
  id: number
  sn: string
  payable_amount: string
}

/** What became of a payment (ST-01). Renders `section`. */
export const PaidResultRoot = forwardRef<HTMLElement, HTMLAttributes<HTMLElement>>(function Root(props, ref) {
  return <section aria-label="支付结果" {...props} ref={ref} />
})

/** That it is paid. Renders `h2`. */
export const PaidResultTitle = forwardRef<HTMLHeadingElement, HTMLAttributes<HTMLHeadingElement>>(
  function Title({ children, ...rest }, ref) {
    return (
      <h2 {...rest} ref={ref}>
        {children ?? '支付成功'}
      </h2>
    )
  },
)

/** What was paid, how and when. Renders `dl`; fill it with `PaidResultFact`. */
export const PaidResultFacts = forwardRef<HTMLDListElement, HTMLAttributes<HTMLDListElement>>(
  function Facts(props, ref) {
    return <dl {...props} ref={ref} />
  },
)

export interface PaidResultFactProps {
  name: string
  nameClassName?: string
  valueClassName?: string
  /** The value. */
  children?: ReactNode
}

/** One of the facts: `dt` and `dd`, or nothing where there is no value. */
export function PaidResultFact({ name, nameClassName, valueClassName, children }: PaidResultFactProps) {
  if (!children) return null
  return (
    <>
      <dt className={nameClassName}>{name}</dt>
      <dd className={valueClassName}>{children}</dd>
    </>
  )
}

const Context = createContext<UnpaidSibling | null>(null)

/** The order of the item above; for parts of your own. */
export const usePaidResultUnpaid = (part: string) => useRequiredContext(Context, part, 'PaidResultUnpaid')

export interface PaidResultUnpaidProps extends HTMLAttributes<HTMLDivElement> {
  /** Orders of the same checkout that are not paid yet. */
  unpaid: readonly UnpaidSibling[]
  titleClassName?: string
  itemClassName?: string
}

/** Orders that still wait for their payment. Renders a heading with `ul`, its children in each item; or nothing. */
export const PaidResultUnpaid = forwardRef<HTMLDivElement, PaidResultUnpaidProps>(function Unpaid(
  { unpaid, titleClassName, itemClassName, children, ...rest },
  ref,
) {
  if (unpaid.length === 0) return null
  return (
    <div {...rest} ref={ref}>
      <h3 className={titleClassName}>本次还有 {unpaid.length} 笔订单待付款</h3>
      <ul>
        {unpaid.map(order => (
          <li key={order.id} className={itemClassName}>
            <Context.Provider value={order}>{children}</Context.Provider>
          </li>
        ))}
      </ul>
    </div>
  )
})

/** The number of an unpaid order. Renders `span`. */
export const PaidResultUnpaidNumber = forwardRef<HTMLSpanElement, HTMLAttributes<HTMLSpanElement>>(
  function UnpaidNumber(props, ref) {
    const { sn } = usePaidResultUnpaid('PaidResultUnpaidNumber')
    return (
      <span {...props} ref={ref}>
        {sn}
      </span>
    )
  },
)

export interface PaidResultUnpaidPayProps extends Omit<LinkProps, 'href'> {
  /** Where an order is paid; without it there is no link. */
  payHref: ((order: UnpaidSibling) => string) | undefined
}

/** Leads to the payment of an unpaid order, and reads out of which. Renders a link. */
export const PaidResultUnpaidPay = forwardRef<HTMLAnchorElement, PaidResultUnpaidPayProps>(function UnpaidPay(
  { payHref, children, ...rest },
  ref,
) {
  const order = usePaidResultUnpaid('PaidResultUnpaidPay')
  if (!payHref) return null
  return (
    <Link {...rest} href={payHref(order)} ref={ref}>
      {children ?? '去付款'}
      <VisuallyHidden>{order.sn}</VisuallyHidden>
    </Link>
  )
})
