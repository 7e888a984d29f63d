'use client'
import { badgeText } from '@yaoji/hooks'
import { forwardRef, type HTMLAttributes, type ReactNode, useId } from 'react'
import { Container } from '../container'
import { Icon } from '../icon'
import { useLabels } from '../labels/useLabels'
import { Link, type LinkProps } from '../link'
import { Logo } from '../logo'
import { dataAttr } from '../part/dataAttr'
import { joinClass } from '../part/joinClass'
import { StickyHeader } from '../sticky-header'
import { plain } from '../theme/base.css'
import * as css from './SiteHeader.css'

export const siteHeaderLabels = {
  /** Name of the logo's link, for screen readers. */
  home: '药集首页',
  cart: '购物车',
  /** Describes the cart button, for screen readers. */
  count: (count: number) => `购物车里有 ${count} 种商品`,
  hotline: '客服热线',
  complaints: '投诉热线',
  /** The buyer's own account manager. */
  manager: (name: string) => `专属服务 ${name}`,
}

export interface SiteHeaderCartProps extends LinkProps {
  /** How many lines the cart holds. */
  count: number
  /** Texts in place of {@link siteHeaderLabels}. */
  labels?: Partial<typeof siteHeaderLabels> | undefined
}

/**
 * Leads to the cart: a link named 购物车, whatever its badge shows; the badge stops at 99 (CH-07) and is described in
 * words. Renders the application's link; there is no badge at 0.
 */
export const SiteHeaderCart = forwardRef<HTMLAnchorElement, SiteHeaderCartProps>(function SiteHeaderCart(
  { count, labels, className, children, ...rest },
  ref,
) {
  const words = useLabels('siteHeader', siteHeaderLabels, labels)
  const badge = badgeText(count)
  const id = useId()
  return (
    <>
      <Link
        aria-describedby={badge.text ? id : undefined}
        {...rest}
        ref={ref}
        className={joinClass(css.cart, className)}
      >
        {children ?? words.cart}
        {badge.text && (
          <span aria-hidden className={css.badge} data-part="badge">
            {badge.text}
          </span>
        )}
      </Link>
      <span id={id} hidden className={plain}>
        {words.count(badge.count)}
      </span>
    </>
  )
})

/** Whom a buyer calls. */
export interface SiteHeaderService {
  /** The buyer's account manager; null for a visitor. */
  admin: { name: string; phone: string; is_default: number } | null
  /** In place of the manager where there is none. */
  hotline: string
  /** Phone for complaints. */
  complaintLine: string
}

export interface SiteHeaderProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** Where the logo leads. */
  homeHref: string
  /** The mark of another shop, in place of that of 药集; its link has the name of `labels.home`. */
  logo?: ReactNode
  /** The bar above. */
  top?: ReactNode
  /** The search; left out on steps 2 and 3 of the cart flow (CH-15). */
  search?: ReactNode
  /** The cart button; left out within the cart flow (CH-15). */
  cart?: { href: string; count: number }
  /** Whom to call. */
  service?: SiteHeaderService
  /** The bar below: categories and nav. */
  nav?: ReactNode
  /**
   * One line for a page that needs the height, such as a list: logo, search, whom to call, the top bar as a menu, cart.
   * On narrow screens it is the header of every page.
   * @default false
   */
  compact?: boolean
  /** Texts in place of {@link siteHeaderLabels}. */
  labels?: Partial<typeof siteHeaderLabels>
}

/**
 * The header of every page: the top bar, then logo, search, cart and service in a bar that sticks from 205 px of
 * scroll on where it has the search, then the nav. Renders `header`; sets `data-compact`.
 */
export const SiteHeader = forwardRef<HTMLElement, SiteHeaderProps>(function SiteHeader(
  { homeHref, logo, top, search, cart, service, nav, compact, labels, className, ...rest },
  ref,
) {
  const words = useLabels('siteHeader', siteHeaderLabels, labels)
  return (
    <header {...rest} ref={ref} className={joinClass(css.root, className)} data-compact={dataAttr(compact)}>
      {!compact && top}
      {/* Without the search, a bar in view would be a logo alone. */}
      <StickyHeader
        from={search ? undefined : Number.POSITIVE_INFINITY}
        className={joinClass(css.sticky, !search && css.withoutSearch)}
      >
        <Container className={css.line} data-part="line" data-without-search={dataAttr(!search)}>
          <Link href={homeHref} aria-label={words.home} className={css.home} data-part="home">
            {logo ?? <Logo aria-hidden className={css.logo} />}
          </Link>
          {search && (
            <div className={css.search} data-part="search">
              {search}
            </div>
          )}
          {cart && (
            <SiteHeaderCart href={cart.href} count={cart.count} labels={labels} data-part="cart">
              <Icon name="cart" />
              <span className={css.cartText} data-part="cart-text">
                {words.cart}
              </span>
            </SiteHeaderCart>
          )}
          {service && <Service service={service} words={words} />}
          {compact && top && (
            <div className={css.top} data-part="top">
              {top}
            </div>
          )}
        </Container>
      </StickyHeader>
      {nav}
    </header>
  )
})

type Words = typeof siteHeaderLabels

/** The account manager or the hotline, and the number for complaints; an empty number is left out (CH-08). */
function Service({ service, words }: { service: SiteHeaderService; words: Words }) {
  const contacts = [managerOf(service, words), { name: words.complaints, phone: service.complaintLine }]
  return (
    <dl className={css.service} data-part="service">
      {contacts
        .filter(({ phone }) => phone !== '')
        .map(({ name, phone }) => (
          <div key={name} className={css.contact} data-part="contact">
            <dt title={name} className={css.contactName} data-part="contact-name">
              {name}
            </dt>
            <dd className={plain} data-part="contact-phone">
              <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} className={css.phone} data-part="phone">
                {phone}
              </a>
            </dd>
          </div>
        ))}
    </dl>
  )
}

/** The account manager, prefixed unless it is the default one; the hotline where there is none. */
function managerOf({ admin, hotline }: SiteHeaderService, words: Words) {
  if (admin === null || admin.phone === '') return { name: words.hotline, phone: hotline }
  return { name: admin.is_default === 1 ? admin.name : words.manager(admin.name), phone: admin.phone }
}
