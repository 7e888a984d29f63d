import type { BannerSlide } from './BannerCarousel'

const picture = (title: string, ground: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 420"><rect width="960" height="420" fill="${ground}"/><path d="M560 60h320v300H560zM560 160h320M560 260h320M720 60v300" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="2"/><text x="64" y="210" font-family="sans-serif" font-size="56" fill="#fff">${title}</text></svg>`,
  )}`

const ROWS = [
  ['秋季慢病用药满 2000 减 120', '#0b6e60'],
  ['中药饮片产地直采', '#8a5a00'],
  ['近效期专区低至五折', '#c2331b'],
  ['新客首单包邮', '#1b5fd0'],
] as const

/** Four slides. */
export const slidesForStory: BannerSlide[] = ROWS.map(([title, ground], index) => ({
  id: index + 1,
  image: picture(title, ground),
  url: `#banner-${index + 1}`,
  title,
}))
