import type { SideNavLink } from './SideNav'

const picture = (colour: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect x="4" y="4" width="32" height="32" rx="3" fill="none" stroke="${colour}" stroke-width="2"/><path d="M4 20h32M15 12h10M15 28h10" stroke="${colour}" stroke-width="2" stroke-linecap="round"/></svg>`,
  )}`

export const linksForStory: SideNavLink[] = [
  { id: 1, image: picture('#0b6e60'), url: '#lqzx', title: '领券中心' },
  { id: 2, image: picture('#8a5a00'), url: '#jfsc', title: '积分商城' },
  { id: 3, image: picture('#c2331b'), url: '#mrtj', title: '每日特价' },
]
