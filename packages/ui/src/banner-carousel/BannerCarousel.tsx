'use client'
import { Icon } from '../icon'
import { joinClass, withClass } from '../part/withClass'
import * as css from './BannerCarousel.css'
import * as Headless from './BannerCarousel.headless'

export const BannerCarouselRoot = withClass(Headless.BannerCarouselRoot, css.root, 'BannerCarouselRoot')
export const BannerCarouselPause = withClass(Headless.BannerCarouselPause, css.pause, 'BannerCarouselPause')
export const BannerCarouselPrevious = withClass(
  Headless.BannerCarouselPrevious,
  `${css.arrow} ${css.previous}`,
  'BannerCarouselPrevious',
)
export const BannerCarouselNext = withClass(
  Headless.BannerCarouselNext,
  `${css.arrow} ${css.next}`,
  'BannerCarouselNext',
)

export function BannerCarouselSlides({
  className,
  slideClassName,
  ...rest
}: Headless.BannerCarouselSlidesProps) {
  return (
    <Headless.BannerCarouselSlides
      {...rest}
      className={joinClass(css.slides, className)}
      slideClassName={joinClass(css.slide, slideClassName)}
    />
  )
}

export function BannerCarouselDots({ className, dotClassName, ...rest }: Headless.BannerCarouselDotsProps) {
  return (
    <Headless.BannerCarouselDots
      {...rest}
      className={joinClass(css.dots, className)}
      dotClassName={joinClass(css.dot, dotClassName)}
    />
  )
}

export interface BannerCarouselProps extends Omit<Headless.BannerCarouselRootProps, 'slides' | 'children'> {
  /** Null while they are on their way: the place is kept. */
  slides: readonly Headless.BannerSlide[] | null
}

/** The banner of the home page, 16:7: slides with pause, dots and arrows. */
export function BannerCarousel({ slides, ...root }: BannerCarouselProps) {
  if (slides === null) return <div aria-busy className={joinClass(css.root, root.className)} />
  return (
    <BannerCarouselRoot {...root} slides={slides}>
      <div className={css.bar}>
        <BannerCarouselPause />
        <BannerCarouselDots />
      </div>
      <BannerCarouselPrevious>
        <Icon name="chevron-left" />
      </BannerCarouselPrevious>
      <BannerCarouselNext>
        <Icon name="chevron-right" />
      </BannerCarouselNext>
      <BannerCarouselSlides />
    </BannerCarouselRoot>
  )
}
