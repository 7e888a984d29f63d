export {
  BannerCarousel,
  BannerCarouselDots,
  BannerCarouselNext,
  BannerCarouselPause,
  BannerCarouselPrevious,
  type BannerCarouselProps,
  BannerCarouselRoot,
  BannerCarouselSlides,
} from './BannerCarousel'
export type { BannerSlide } from './BannerCarousel.headless'
