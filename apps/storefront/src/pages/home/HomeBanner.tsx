import { focusDemo } from '@yaoji/api-client/contract/focus'
import { BANNER_ID } from '@yaoji/domain'
import { useCall } from '@yaoji/hooks/data'
import { BannerCarousel } from '@yaoji/ui/banner-carousel'

/** The slides of the home page. When they do not load, their place stays empty. */
export function HomeBanner() {
  const { data, isError } = useCall(focusDemo, { banner_id: BANNER_ID })
  return <BannerCarousel slides={data?.list ?? (isError ? [] : null)} labels={{ carousel: '药集活动' }} />
}
