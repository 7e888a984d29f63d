'use client'
import { forwardRef, type HTMLAttributes, type ReactNode } from 'react'
import { Frame } from '../frame'
import { Icon } from '../icon'
import { Link } from '../link'
import { Logo } from '../logo'
import { joinClass } from '../part/withClass'
import { StickyHeader } from '../sticky-header'
import * as css from './SiteHeader.css'
import * as Headless from './SiteHeader.headless'

export function SiteHeaderCart({ className, badgeClassName, ...rest }: Headless.SiteHeaderCartProps) {
  return (
    <Headless.SiteHeaderCart
      {...rest}
      className={joinClass(css.cart, className)}
      badgeClassName={joinClass(css.badge, badgeClassName)}
    />
  )
}

export function SiteHeaderService({
  className,
  rowClassName,
  phoneClassName,
  ...rest
}: Headless.SiteHeaderServiceProps) {
  return (
    <Headless.SiteHeaderService
      {...rest}
      className={joinClass(css.service, className)}
      rowClassName={joinClass(css.serviceRow, rowClassName)}
      phoneClassName={joinClass(css.phone, phoneClassName)}
    />
  )
}

export interface SiteHeaderProps extends HTMLAttributes<HTMLElement> {
  homeHref: string
  /** The bar above. */
  top?: ReactNode
  /** The search; left out on steps 2 and 3 of the cart flow (CH-15). */
  search?: ReactNode
  /** The cart button; left out within the cart flow (CH-15). */
  cart?: { href: string; count: number }
  /** Whom to call. */
  service?: Pick<Headless.SiteHeaderServiceProps, 'admin' | 'hot_line' | 'complaint_line'>
  /** The bar below: categories and nav. */
  nav?: ReactNode
}

/**
 * The header of every page: the top bar, then logo, search, cart and service in a bar that sticks from 205 px of
 * scroll on, then the nav. Renders `header`.
 */
export const SiteHeader = forwardRef<HTMLElement, SiteHeaderProps>(function SiteHeader(
  { homeHref, top, search, cart, service, nav, className, ...rest },
  ref,
) {
  return (
    <header {...rest} ref={ref} className={joinClass(css.root, className)}>
      {top}
      <StickyHeader>
        <Frame className={css.line}>
          <Link href={homeHref} aria-label="药集首页" className={css.logo}>
            <Logo aria-hidden />
          </Link>
          {search && <div className={css.search}>{search}</div>}
          {cart && (
            <SiteHeaderCart href={cart.href} count={cart.count}>
              <Icon name="cart" />
              <span className={css.cartText}>购物车</span>
            </SiteHeaderCart>
          )}
          {service && <SiteHeaderService {...service} />}
        </Frame>
      </StickyHeader>
      {nav}
    </header>
  )
})
