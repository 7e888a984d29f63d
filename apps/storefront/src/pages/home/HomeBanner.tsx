import { focusDemo } from '@yaoji/api-client/contract/focus'
import { useCall } from '@yaoji/hooks/data'
import { BannerCarousel } from '@yaoji/ui/banner-carousel'
import { QueryView } from '../../core/page/QueryView'

/** The banner of the home page. CN-02. */
const BANNER_ID = 125

const LABELS = { carousel: '药集活动' }

/** The slides of the home page. */
export function HomeBanner() {
  const slides = useCall(focusDemo, { banner_id: BANNER_ID }, { inline: true })
  return (
    <QueryView query={slides} pending={<BannerCarousel slides={null} labels={LABELS} />}>
      {({ list }) => <BannerCarousel slides={list} labels={LABELS} />}
    </QueryView>
  )
}
