export {
  BannerCarouselDots,
  type BannerCarouselDotsProps,
  BannerCarouselNext,
  BannerCarouselPause,
  BannerCarouselPrevious,
  BannerCarouselRoot,
  type BannerCarouselRootProps,
  BannerCarouselSlides,
  type BannerCarouselSlidesProps,
  type BannerSlide,
  useBannerCarousel,
} from './BannerCarousel.headless'
