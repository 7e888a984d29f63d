import { forwardRef } from 'react'
import { Link, type LinkProps } from '../link'
import { joinClass } from '../part/joinClass'
import * as css from './PromoCard.css'

export interface PromoBannerProps extends Omit<LinkProps, 'title' | 'children'> {
  title: string
  /** Below the title. */
  subtitle: string
  /** A picture of 16:7; left out on a narrow screen. */
  image: string
}

/** A strip of 96 px over the whole width that leads to what it shows. Renders the application's link. */
export const PromoBanner = forwardRef<HTMLAnchorElement, PromoBannerProps>(function PromoBanner(
  { title, subtitle, image, className, ...rest },
  ref,
) {
  return (
    <Link {...rest} ref={ref} className={joinClass(css.banner, className)}>
      <span className={css.bannerText} data-part="text">
        <span className={css.bannerTitle} data-part="title">
          {title}
        </span>{' '}
        <span className={css.bannerSubtitle} data-part="subtitle">
          {subtitle}
        </span>
      </span>
      <img src={image} alt="" width={219} height={96} className={css.bannerImage} data-part="image" />
    </Link>
  )
})
