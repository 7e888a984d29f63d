'use client'
import { forwardRef } from 'react'
import { useLabels } from '../labels/useLabels'
import { Link, type LinkProps } from '../link'
import { joinClass } from '../part/joinClass'
import * as css from './PromoCard.css'

export const promoBannerLabels = {
  /** What the picture shows. */
  picture: (title: string, subtitle: string) => `${title}：${subtitle}`,
}

export interface PromoBannerProps extends Omit<LinkProps, 'title' | 'children'> {
  title: string
  subtitle: string
  /** A picture of 16:7, of which a wide page shows a band. */
  image: string
  /** Words in place of those of {@link promoBannerLabels}. */
  labels?: Partial<typeof promoBannerLabels>
}

/** A picture over the whole width that leads to what it shows. Renders the application's link. */
export const PromoBanner = forwardRef<HTMLAnchorElement, PromoBannerProps>(function PromoBanner(
  { title, subtitle, image, labels, className, ...rest },
  ref,
) {
  const words = useLabels('promoBanner', promoBannerLabels, labels)
  return (
    <Link {...rest} ref={ref} className={joinClass(css.banner, className)}>
      <img
        src={image}
        alt={words.picture(title, subtitle)}
        width={1200}
        height={525}
        className={css.band}
        data-part="image"
      />
    </Link>
  )
})
