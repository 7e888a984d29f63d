'use client'
import { type Carousel, useCarousel } from '@yaoji/hooks'
import {
  type ComponentPropsWithoutRef,
  createContext,
  forwardRef,
  type HTMLAttributes,
  useState,
} from 'react'
import { Link } from '../link'
import { dataAttr } from '../part/dataAttr'
import { mergeProps } from '../part/mergeProps'
import { useRequiredContext } from '../part/useRequiredContext'

/** A picture with an address, as the wire has it. */
export interface BannerSlide {
  id: number
  image: string
  url: string
  title: string
}

interface BannerState {
  readonly slides: readonly BannerSlide[]
  readonly carousel: Carousel
}

const Context = createContext<BannerState | null>(null)

/** The slides and which one is seen; for parts of your own. */
export const useBannerCarousel = (part: string) => useRequiredContext(Context, part, 'BannerCarouselRoot')

export interface BannerCarouselRootProps extends HTMLAttributes<HTMLElement> {
  slides: readonly BannerSlide[]
  /** How long a slide stays, in milliseconds. */
  intervalMs?: number
  label?: string
}

/**
 * Slides that change by themselves, and rest under mouse, focus and on a hidden page. Renders `section` with the role
 * description 轮播; sets `data-running`. Nothing without slides.
 */
export const BannerCarouselRoot = forwardRef<HTMLElement, BannerCarouselRootProps>(function Root(
  { slides, intervalMs, label = '促销活动', ...rest },
  ref,
) {
  const carousel = useCarousel({ count: slides.length, intervalMs })
  if (slides.length === 0) return null
  return (
    <Context.Provider value={{ slides, carousel }}>
      <section
        aria-roledescription="轮播"
        aria-label={label}
        {...mergeProps(rest, carousel.rootProps)}
        ref={ref}
        data-running={dataAttr(carousel.running)}
      />
    </Context.Provider>
  )
})

export interface BannerCarouselSlidesProps extends HTMLAttributes<HTMLDivElement> {
  slideClassName?: string
}

/**
 * The slides, of which one is there. The picture of the next one is fetched ahead. Renders `div`, a
 * live region while the slides do not change by themselves.
 */
export const BannerCarouselSlides = forwardRef<HTMLDivElement, BannerCarouselSlidesProps>(function Slides(
  { slideClassName, ...rest },
  ref,
) {
  const { slides, carousel } = useBannerCarousel('BannerCarouselSlides')
  const [furthest, setFurthest] = useState(0)
  if (carousel.index > furthest) setFurthest(carousel.index)
  return (
    <div {...rest} ref={ref} aria-live={carousel.running ? 'off' : 'polite'}>
      {slides.map((slide, place) => (
        // biome-ignore lint/a11y/useSemanticElements: a slide is a group of the carousel pattern, not a fieldset
        <div
          key={slide.id}
          role="group"
          aria-roledescription="幻灯片"
          aria-label={`${place + 1} / ${slides.length}`}
          hidden={place !== carousel.index}
        >
          <Link href={slide.url} className={slideClassName}>
            {place <= furthest + 1 && <img src={slide.image} alt={slide.title} />}
          </Link>
        </div>
      ))}
    </div>
  )
})

/** Stops the slides and lets them go on. Renders `button`; sets `data-playing`; nothing for one slide. */
export const BannerCarouselPause = forwardRef<HTMLButtonElement, ComponentPropsWithoutRef<'button'>>(
  function Pause(props, ref) {
    const { carousel, slides } = useBannerCarousel('BannerCarouselPause')
    if (slides.length < 2) return null
    return (
      <button
        type="button"
        aria-label={carousel.playing ? '暂停轮播' : '继续轮播'}
        {...mergeProps(props, { onClick: carousel.togglePlaying })}
        ref={ref}
        data-playing={dataAttr(carousel.playing)}
      />
    )
  },
)

function stepButton(name: string, label: string, step: (carousel: Carousel) => () => void) {
  return forwardRef<HTMLButtonElement, ComponentPropsWithoutRef<'button'>>(function Step(props, ref) {
    const { carousel, slides } = useBannerCarousel(name)
    if (slides.length < 2) return null
    return (
      <button
        type="button"
        aria-label={label}
        {...mergeProps(props, { onClick: step(carousel) })}
        ref={ref}
      />
    )
  })
}

/** To the slide before. */
export const BannerCarouselPrevious = stepButton(
  'BannerCarouselPrevious',
  '上一张',
  carousel => carousel.previous,
)

/** To the slide after. */
export const BannerCarouselNext = stepButton('BannerCarouselNext', '下一张', carousel => carousel.next)

export interface BannerCarouselDotsProps extends HTMLAttributes<HTMLUListElement> {
  dotClassName?: string
}

/** One button a slide. Renders `ul`; nothing for one slide. */
export const BannerCarouselDots = forwardRef<HTMLUListElement, BannerCarouselDotsProps>(function Dots(
  { dotClassName, ...rest },
  ref,
) {
  const { slides, carousel } = useBannerCarousel('BannerCarouselDots')
  if (slides.length < 2) return null
  return (
    <ul aria-label="选择幻灯片" {...rest} ref={ref}>
      {slides.map((slide, place) => (
        <li key={slide.id}>
          <button
            type="button"
            className={dotClassName}
            aria-label={`第 ${place + 1} 张：${slide.title}`}
            aria-current={place === carousel.index || undefined}
            onClick={() => carousel.go(place)}
          />
        </li>
      ))}
    </ul>
  )
})
