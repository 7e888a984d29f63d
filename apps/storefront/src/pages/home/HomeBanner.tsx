import { useHomeBanner } from '@yaoji/hooks/data'
import { BannerCarousel } from '@yaoji/ui/banner-carousel'

/** The slides of the home page. When they do not load, their place stays empty. */
export function HomeBanner() {
  const { data, isError } = useHomeBanner()
  return <BannerCarousel slides={data?.list ?? (isError ? [] : null)} labels={{ carousel: '药集活动' }} />
}
