'use client'
import { isLicenceChecked, LICENCE_STATES, type LicenceState, type Money } from '@yaoji/domain'
import { forwardRef, type HTMLAttributes, type ReactNode } from 'react'
import { LinkButton } from '../button'
import { useMoney } from '../formats/useMoney'
import { useLabels } from '../labels/useLabels'
import { Link } from '../link'
import { dataAttr } from '../part/dataAttr'
import { joinClass } from '../part/joinClass'
import { plain } from '../theme/base.css'
import * as css from './BuyerBox.css'

export const buyerBoxLabels = {
  /** Name of the section, for screen readers. */
  section: '我的采购',
  /** For visitors. */
  welcome: '欢迎来到药集',
  promise: '登录并通过资质认证后，可查看采购价、下单和使用优惠券。',
  login: '登录',
  register: '注册',
  /** For buyers; the name may be empty. */
  hello: (name: string) => (name ? `您好，${name}` : '您好'),
  /** The licence's state, where the service has no message about it. */
  licence: (state: LicenceState) => `资质${LICENCE_STATES[state].text}`,
  /** Name of the list of orders, for screen readers. */
  orders: '我的订单',
  /** Name of the list of coupons, points and balance, for screen readers. */
  assets: '我的资产',
  coupons: '优惠券',
  points: '积分',
  balance: '余额',
}

/** What the box shows of the session's user, by the wire's names; a visitor has an empty `company`. */
export interface BuyerBoxUser {
  company: string
  name: string
  face: string
  licence_state: LicenceState
  /** What the service says about the licence, a whole sentence; empty when nothing needs doing. */
  licence_message: string
  points: number
  /** Decimal string in yuan; absent where it is not shown. */
  balance?: string | undefined
  coupon_count: number
}

export interface BuyerBoxHrefs {
  login: string
  register: string
  user: string
  /** Qualification certificates. */
  licence: string
  coupon: string
  points: string
  balance: string
}

/** Orders in one status. */
export interface BuyerBoxOrders {
  name: string
  href: string
  /** How many; left out where it is not known. */
  count?: number | undefined
}

export interface BuyerBoxProps extends HTMLAttributes<HTMLElement> {
  /** Null until the session is known. */
  user: BuyerBoxUser | null
  hrefs: BuyerBoxHrefs
  /**
   * Orders by status, as shortcuts.
   * @default []
   */
  orders?: readonly BuyerBoxOrders[]
  /** Words in place of those of {@link buyerBoxLabels}. */
  labels?: Partial<typeof buyerBoxLabels>
  /** What is below, once it is known who is here: notices, news. */
  children?: ReactNode
}

interface InnerProps {
  user: BuyerBoxUser
  hrefs: BuyerBoxHrefs
  words: typeof buyerBoxLabels
}

/**
 * The box beside the banner: login for visitors; company, licence, orders, coupons, points and balance for buyers.
 * Renders `section`; sets `data-state` to `unknown`, `visitor` or `buyer`, and `data-licence` to the licence's state.
 */
export const BuyerBox = forwardRef<HTMLElement, BuyerBoxProps>(function BuyerBox(
  { user, hrefs, orders = [], labels, children, className, ...rest },
  ref,
) {
  const words = useLabels('buyerBox', buyerBoxLabels, labels)
  const money = useMoney()
  const known = user?.company === '' ? 'visitor' : 'buyer'
  return (
    <section
      aria-label={words.section}
      aria-busy={user === null || undefined}
      {...rest}
      ref={ref}
      className={joinClass(css.root, className)}
      data-state={user === null ? 'unknown' : known}
      data-licence={user?.company ? user.licence_state : undefined}
    >
      {user === null && <div className={css.blank} data-part="blank" />}
      {user?.company === '' && <Visitor {...{ user, hrefs, words }} />}
      {user?.company && (
        <>
          <Buyer {...{ user, hrefs, words }} />
          <Licence {...{ user, hrefs, words }} />
          <Figures label={words.orders} figures={orders.map(order => ({ ...order, figure: order.count }))} />
          <Figures label={words.assets} figures={assetsOf({ user, hrefs, words }, money)} />
        </>
      )}
      {user !== null && children && (
        <div className={css.below} data-part="below">
          {children}
        </div>
      )}
    </section>
  )
})

function Visitor({ hrefs, words }: InnerProps) {
  return (
    <div className={css.visitor} data-part="visitor">
      <p className={plain} data-part="welcome">
        <strong className={plain}>{words.welcome}</strong>
      </p>
      <p className={css.promise} data-part="promise">
        {words.promise}
      </p>
      <div className={css.ways} data-part="ways">
        <LinkButton href={hrefs.login} variant="primary">
          {words.login}
        </LinkButton>
        <LinkButton href={hrefs.register}>{words.register}</LinkButton>
      </div>
    </div>
  )
}

function Buyer({ user, hrefs, words }: InnerProps) {
  return (
    <div className={css.buyer} data-part="buyer">
      {user.face ? (
        <img src={user.face} alt="" width={44} height={44} className={css.face} data-part="face" />
      ) : (
        <span aria-hidden className={css.face} data-part="face">
          {user.company.slice(0, 1)}
        </span>
      )}
      <div className={plain} data-part="name">
        <p className={css.hello} data-part="hello">
          {words.hello(user.name)}
        </p>
        <Link href={hrefs.user} title={user.company} className={css.company} data-part="company">
          {user.company}
        </Link>
      </div>
    </div>
  )
}

/** The licence's state and what to do about it, leading to the certificates. */
function Licence({ user, hrefs, words }: InnerProps) {
  const { licence_state, licence_message } = user
  const attention = licence_message !== '' || licence_state === 'expired' || !isLicenceChecked(licence_state)
  return (
    <Link
      href={hrefs.licence}
      title={licence_message || undefined}
      className={css.licence}
      data-part="licence"
      data-attention={dataAttr(attention)}
    >
      {licence_message || words.licence(licence_state)}
    </Link>
  )
}

interface Figure {
  name: string
  href: string
  /** What is shown before the name; nothing where it is left out. */
  figure?: string | number | undefined
}

/** Coupons, points and balance; a balance that is not shown is left out. */
function assetsOf({ user, hrefs, words }: InnerProps, money: Money): Figure[] {
  const { coupon_count, points, balance } = user
  return [
    { name: words.coupons, figure: coupon_count, href: hrefs.coupon },
    { name: words.points, figure: points, href: hrefs.points },
    ...(balance === undefined
      ? []
      : [{ name: words.balance, figure: money.text(balance), href: hrefs.balance }]),
  ]
}

/** A row of numbers, each leading to its page. */
function Figures({ label, figures }: { label: string; figures: readonly Figure[] }) {
  if (figures.length === 0) return null
  return (
    <ul aria-label={label} className={css.figures} data-part="figures">
      {figures.map(({ name, href, figure }) => (
        <li key={name} className={plain} data-part="figure-item">
          <Link href={href} className={css.figure} data-part="figure">
            {figure !== undefined && (
              <>
                <span className={css.number} data-part="number">
                  {figure}
                </span>{' '}
              </>
            )}
            {name}
          </Link>
        </li>
      ))}
    </ul>
  )
}
