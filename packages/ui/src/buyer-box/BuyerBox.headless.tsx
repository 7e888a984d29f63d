import { isLicenceChecked, LICENCE_STATES, type LicenceState } from '@yaoji/domain'
import { createContext, forwardRef, type HTMLAttributes } from 'react'
import { Link, type LinkProps } from '../link'
import { dataAttr } from '../part/dataAttr'
import { useRequiredContext } from '../part/useRequiredContext'

/** What the box shows of the session's user; a visitor has an empty `company`. */
export interface BuyerBoxUser {
  company: string
  name: string
  face: string
  licence_state: LicenceState
  /** What to tell about the licence, a whole sentence; empty when nothing needs doing. */
  licence_message: string
  points: number
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

interface BoxState {
  readonly user: BuyerBoxUser | null
  readonly hrefs: BuyerBoxHrefs
}

const Context = createContext<BoxState | null>(null)

/** The user and where things are; for parts of your own. */
export const useBuyerBox = (part: string) => useRequiredContext(Context, part, 'BuyerBoxRoot')

export interface BuyerBoxRootProps extends HTMLAttributes<HTMLElement>, BoxState {}

/**
 * Who is here and how things stand. Renders `section`; sets `data-state` to `unknown`, `visitor` or `buyer`, and
 * `data-licence` to the licence's state.
 */
export const BuyerBoxRoot = forwardRef<HTMLElement, BuyerBoxRootProps>(function Root(
  { user, hrefs, ...rest },
  ref,
) {
  const known = user?.company === '' ? 'visitor' : 'buyer'
  return (
    <Context.Provider value={{ user, hrefs }}>
      <section
        aria-label="我的采购"
        aria-busy={user === null || undefined}
        {...rest}
        ref={ref}
        data-state={user === null ? 'unknown' : known}
        data-licence={user?.company ? user.licence_state : undefined}
      />
    </Context.Provider>
  )
})

/** Where the licence stands and what to do about it, leading to the certificates; sets `data-attention` when something is. */
export const BuyerBoxLicence = forwardRef<HTMLAnchorElement, Partial<LinkProps>>(
  function Licence(props, ref) {
    const { user, hrefs } = useBuyerBox('BuyerBoxLicence')
    if (!user?.company) return null
    const { licence_state, licence_message } = user
    const attention =
      licence_message !== '' || licence_state === 'expired' || !isLicenceChecked(licence_state)
    return (
      <Link
        href={hrefs.licence}
        title={licence_message || undefined}
        {...props}
        ref={ref}
        data-attention={dataAttr(attention)}
      >
        {props.children ?? (licence_message || `资质${LICENCE_STATES[licence_state].text}`)}
      </Link>
    )
  },
)

export interface BuyerBoxFiguresProps extends HTMLAttributes<HTMLUListElement> {
  linkClassName?: string
  numberClassName?: string
}

/** Coupons, points and balance, each leading to its page; a balance that is not told is left out. Renders `ul`. */
export const BuyerBoxFigures = forwardRef<HTMLUListElement, BuyerBoxFiguresProps>(function Figures(
  { linkClassName, numberClassName, ...rest },
  ref,
) {
  const { user, hrefs } = useBuyerBox('BuyerBoxFigures')
  if (!user?.company) return null
  const figures = [
    { name: '优惠券', figure: user.coupon_count, href: hrefs.coupon },
    { name: '积分', figure: user.points, href: hrefs.points },
    {
      name: '余额',
      figure: user.balance === undefined ? undefined : `¥${user.balance}`,
      href: hrefs.balance,
    },
  ]
  return (
    <ul aria-label="我的资产" {...rest} ref={ref}>
      {figures
        .filter(({ figure }) => figure !== undefined)
        .map(({ name, figure, href }) => (
          <li key={name}>
            <Link href={href} className={linkClassName}>
              <span className={numberClassName}>{figure}</span> {name}
            </Link>
          </li>
        ))}
    </ul>
  )
})

/** Orders in one status. */
export interface BuyerBoxOrders {
  name: string
  href: string
  /** How many; left out where it is not known. */
  count?: number | undefined
}

export interface BuyerBoxOrderLinksProps extends HTMLAttributes<HTMLUListElement> {
  orders: readonly BuyerBoxOrders[]
  linkClassName?: string
  numberClassName?: string
}

/** Orders by status, with how many wait in each. Renders `ul`; nothing for a visitor. */
export const BuyerBoxOrderLinks = forwardRef<HTMLUListElement, BuyerBoxOrderLinksProps>(function Orders(
  { orders, linkClassName, numberClassName, ...rest },
  ref,
) {
  const { user } = useBuyerBox('BuyerBoxOrderLinks')
  if (!user?.company || orders.length === 0) return null
  return (
    <ul aria-label="我的订单" {...rest} ref={ref}>
      {orders.map(({ name, href, count }) => (
        <li key={name}>
          <Link href={href} className={linkClassName}>
            {count !== undefined && (
              <>
                <span className={numberClassName}>{count}</span>{' '}
              </>
            )}
            {name}
          </Link>
        </li>
      ))}
    </ul>
  )
})
