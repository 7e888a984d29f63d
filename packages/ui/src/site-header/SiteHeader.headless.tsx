'use client'
import { useBadge } from '@yaoji/hooks'
import { forwardRef, type HTMLAttributes, useId } from 'react'
import { Link, type LinkProps } from '../link'

export interface SiteHeaderCartProps extends LinkProps {
  /** How many lines the cart holds. */
  count: number
  badgeClassName?: string
}

/**
 * Leads to the cart: a link named 购物车, whatever the badge says; the badge stops at 99 (CH-07) and is described in
 * words. Renders a link; the badge is left out at 0.
 */
export const SiteHeaderCart = forwardRef<HTMLAnchorElement, SiteHeaderCartProps>(function Cart(
  { count, badgeClassName, children, ...rest },
  ref,
) {
  const badge = useBadge(count)
  const id = useId()
  return (
    <>
      <Link aria-describedby={badge.text ? id : undefined} {...rest} ref={ref}>
        {children ?? '购物车'}
        {badge.text && (
          <span aria-hidden className={badgeClassName}>
            {badge.text}
          </span>
        )}
      </Link>
      <span id={id} hidden>
        购物车里有 {badge.count} 种商品
      </span>
    </>
  )
})

export interface SiteHeaderServiceProps extends HTMLAttributes<HTMLDListElement> {
  /** The buyer's account manager; null for a visitor. */
  admin: { name: string; phone: string; is_default: number } | null
  hot_line: string
  complaint_line: string
  rowClassName?: string
  phoneClassName?: string
}

/**
 * Whom to call: the account manager, prefixed 专属服务 unless it is the default one, and the complaint hotline
 * (CH-08). Renders `dl`; a number that is empty is left out.
 */
export const SiteHeaderService = forwardRef<HTMLDListElement, SiteHeaderServiceProps>(function Service(
  { admin, hot_line, complaint_line, rowClassName, phoneClassName, ...rest },
  ref,
) {
  const rows = [serviceRow(admin, hot_line), { name: '投诉热线', phone: complaint_line }]
  return (
    <dl {...rest} ref={ref}>
      {rows
        .filter(({ phone }) => phone !== '')
        .map(({ name, phone }) => (
          <div key={name} className={rowClassName}>
            <dt title={name}>{name}</dt>
            <dd>
              <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} className={phoneClassName}>
                {phone}
              </a>
            </dd>
          </div>
        ))}
    </dl>
  )
})

function serviceRow(admin: SiteHeaderServiceProps['admin'], hot_line: string) {
  if (admin === null || admin.phone === '') return { name: '客服热线', phone: hot_line }
  return { name: admin.is_default === 1 ? admin.name : `专属服务 ${admin.name}`, phone: admin.phone }
}
