import { useHomeBanner } from '@yaoji/hooks/data'
import { BannerCarousel } from '@yaoji/ui/banner-carousel'

/** The slides of the home page; when they do not come the place stays calm. */
export function HomeBanner() {
  const { data, isError } = useHomeBanner()
  return <BannerCarousel slides={data?.list ?? (isError ? [] : null)} labels={{ carousel: '药集活动' }} />
}
