'use client'
import { type Carousel, type UseCarouselOptions, useCarousel } from '@yaoji/hooks'
import { forwardRef, type HTMLAttributes, useState } from 'react'
import { Icon, type IconName } from '../icon'
import { useLabels } from '../labels/useLabels'
import { Link } from '../link'
import { dataAttr } from '../part/dataAttr'
import { joinClass } from '../part/joinClass'
import { mergeProps } from '../part/mergeProps'
import { plain } from '../theme/base.css'
import * as css from './BannerCarousel.css'

export const bannerCarouselLabels = {
  /** Name of the carousel, for screen readers. */
  carousel: '促销活动',
  /** What it is, and what a slide is, for screen readers. */
  carouselRole: '轮播',
  slideRole: '幻灯片',
  slide: (place: number, count: number) => `${place} / ${count}`,
  pause: '暂停轮播',
  play: '继续轮播',
  previous: '上一张',
  next: '下一张',
  /** Name of the list of buttons, one for each slide, and of one of them. */
  dots: '选择幻灯片',
  dot: (place: number, title: string) => `第 ${place} 张：${title}`,
}

/** A picture with an address, by the wire's names. */
export interface BannerSlide {
  id: number
  image: string
  url: string
  title: string
  /** Below the title, where the carousel is a strip. */
  subtitle?: string
}

export interface BannerCarouselProps
  extends Omit<HTMLAttributes<HTMLElement>, 'children'>,
    Pick<UseCarouselOptions, 'index' | 'onIndexChange'> {
  /** Null while they are on their way: the place is kept. Nothing is shown where there are none. */
  slides: readonly BannerSlide[] | null
  /**
   * `strip`: 96 px high, with title and subtitle beside the small picture, where something else begins the page.
   * @default 'banner'
   */
  variant?: 'banner' | 'strip'
  /**
   * Which slide is shown first, from 0, where the carousel itself decides about it.
   * @default 0
   */
  defaultIndex?: number
  /**
   * How long a slide stays, in milliseconds.
   * @default 5000
   */
  intervalMs?: number
  /** Words in place of those of {@link bannerCarouselLabels}. */
  labels?: Partial<typeof bannerCarouselLabels>
}

/**
 * The banner of the home page, 16:7 or a strip: slides with pause, dots and arrows. They change by themselves, and rest under
 * mouse and focus and on a hidden page. Renders `section`; sets `data-variant`, `data-running`, and `aria-busy` while the slides are on their way.
 */
export const BannerCarousel = forwardRef<HTMLElement, BannerCarouselProps>(function BannerCarousel(
  { slides, variant = 'banner', index, defaultIndex, onIndexChange, intervalMs, labels, className, ...rest },
  ref,
) {
  const count = slides?.length ?? 0
  const carousel = useCarousel({ count, index, defaultIndex, onIndexChange, intervalMs })
  const words = useLabels('bannerCarousel', bannerCarouselLabels, labels)
  if (slides === null) {
    return (
      <section
        aria-busy
        {...rest}
        ref={ref}
        className={joinClass(css.root, className)}
        data-variant={variant}
      />
    )
  }
  if (count === 0) return null
  return (
    <section
      aria-roledescription={words.carouselRole}
      aria-label={words.carousel}
      {...mergeProps(rest, carousel.rootProps)}
      ref={ref}
      className={joinClass(css.root, className)}
      data-variant={variant}
      data-running={dataAttr(carousel.running)}
    >
      {count > 1 && <Controls {...{ slides, carousel, words }} />}
      <Slides {...{ slides, carousel, words }} strip={variant === 'strip'} />
    </section>
  )
})

interface InnerProps {
  slides: readonly BannerSlide[]
  carousel: Carousel
  words: typeof bannerCarouselLabels
}

function Controls({ slides, carousel, words }: InnerProps) {
  return (
    <>
      <div className={css.bar} data-part="bar">
        <button
          type="button"
          aria-label={carousel.playing ? words.pause : words.play}
          className={css.pause}
          data-part="pause"
          data-playing={dataAttr(carousel.playing)}
          onClick={carousel.togglePlaying}
        />
        <ul aria-label={words.dots} className={css.dots} data-part="dots">
          {slides.map((slide, place) => (
            <li key={slide.id} className={plain} data-part="dot-item">
              <button
                type="button"
                aria-label={words.dot(place + 1, slide.title)}
                aria-current={place === carousel.index || undefined}
                className={css.dot}
                data-part="dot"
                onClick={() => carousel.go(place)}
              />
            </li>
          ))}
        </ul>
      </div>
      <Arrow name={words.previous} part="previous" icon="chevron-left" onClick={carousel.previous} />
      <Arrow name={words.next} part="next" icon="chevron-right" onClick={carousel.next} />
    </>
  )
}

interface ArrowProps {
  name: string
  part: 'previous' | 'next'
  icon: IconName
  onClick: () => void
}

function Arrow({ name, part, icon, onClick }: ArrowProps) {
  return (
    <button type="button" aria-label={name} className={css.arrow} data-part={part} onClick={onClick}>
      <Icon name={icon} />
    </button>
  )
}

/** The slides, of which one is shown: a live region while they do not change by themselves. */
function Slides({ slides, carousel, words, strip }: InnerProps & { strip: boolean }) {
  const [furthest, setFurthest] = useState(0)
  if (carousel.index > furthest) setFurthest(carousel.index)
  return (
    <div aria-live={carousel.running ? 'off' : 'polite'} className={css.slides} data-part="slides">
      {slides.map((slide, place) => (
        // biome-ignore lint/a11y/useSemanticElements: a slide is a group of the carousel pattern, not a fieldset
        <div
          key={slide.id}
          role="group"
          aria-roledescription={words.slideRole}
          aria-label={words.slide(place + 1, slides.length)}
          hidden={place !== carousel.index}
          className={css.slide}
          data-part="slide"
        >
          <Link href={slide.url} className={css.link} data-part="link">
            {strip && (
              <span className={css.text} data-part="text">
                <span className={css.title} data-part="title">
                  {slide.title}
                </span>
                {slide.subtitle && (
                  <span className={css.subtitle} data-part="subtitle">
                    {slide.subtitle}
                  </span>
                )}
              </span>
            )}
            {/* The picture of the next slide is fetched ahead. */}
            {place <= furthest + 1 && (
              <img src={slide.image} alt={strip ? '' : slide.title} className={css.image} data-part="image" />
            )}
          </Link>
        </div>
      ))}
    </div>
  )
}
