import { focusDemo } from '@yaoji/api-client/contract/focus'
import { useCall } from '@yaoji/hooks/data'
import { BannerCarousel } from '@yaoji/ui/banner-carousel'

/** The banner of the home page. CN-02. */
const BANNER_ID = 125

/** The slides of the home page. When they do not load, their place stays empty. */
export function HomeBanner() {
  const { data, isError } = useCall(focusDemo, { banner_id: BANNER_ID })
  return <BannerCarousel slides={data?.list ?? (isError ? [] : null)} labels={{ carousel: '药集活动' }} />
}
