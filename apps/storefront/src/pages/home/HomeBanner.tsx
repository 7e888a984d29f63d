import { focusDemo } from '@yaoji/api-client/contract/focus'
import { useLoaded } from '@yaoji/hooks'
import { useCall, useSession } from '@yaoji/hooks/data'
import { BannerCarousel } from '@yaoji/ui/banner-carousel'
import { useState } from 'react'
import { QueryView } from '../../core/page/QueryView'
import * as css from './HomePage.css'

/** The banner of the home page. CN-02. */
const BANNER_ID = 125

const LABELS = { carousel: '药集活动' }

/** For buyers only: a visitor does not load it. */
const loadRestock = () => import('./HomeRestock').then(module => module.default)

/**
 * The slides of the home page. For a buyer with earlier purchases it is also what it is time to buy again: below a strip, or
 * on a small screen as a line, in the place of the banner, so that nothing moves.
 */
export function HomeBanner() {
  const slides = useCall(focusDemo, { banner_id: BANNER_ID }, { inline: true })
  const { show, user } = useSession()
  const [strip, setStrip] = useState<boolean>()
  const HomeRestock = useLoaded({
    load: loadRestock,
    wanted: user !== null,
    onFail: () => setStrip(false),
  })
  // Until then a buyer would see the banner, and the strip in place of it.
  const isKnown = user ? strip !== undefined : show
  const shown = { variant: strip ? 'strip' : 'banner', labels: LABELS, className: css.slides } as const
  return (
    <div className={css.banner}>
      <QueryView query={slides} pending={<BannerCarousel slides={null} {...shown} />}>
        {({ list }) => <BannerCarousel slides={isKnown ? list : null} {...shown} />}
      </QueryView>
      {HomeRestock && <HomeRestock onStrip={setStrip} />}
    </div>
  )
}
