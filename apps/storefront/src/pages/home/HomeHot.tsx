import { goodsHot } from '@yaoji/api-client/contract/goods'
import { useCall } from '@yaoji/hooks/data'
import { SectionHeading } from '@yaoji/ui/section-heading'
import { BrowseGrid } from '../../app/browse/BrowseGrid'
import { ErrorPanel } from '../../app/errors/ErrorPanel'
import { href } from '../../routes'
import { Coming } from './Coming'
import * as css from './HomePage.css'

/** What sells most, to buy from right here. */
export default function HomeHot() {
  const hot = useCall(goodsHot, {})
  return (
    <section className={css.block} aria-labelledby="home-hot">
      <SectionHeading
        title="热销商品"
        titleId="home-hot"
        words={['药店都在补']}
        moreHref={href('list', {}, { sort: 'sales' })}
      />
      {hot.isError && <ErrorPanel error={hot.error} onRetry={hot.refetch} size="s" />}
      {hot.isPending && <Coming part="hot" />}
      {hot.data && <BrowseGrid list={hot.data.list} label="热销商品" />}
    </section>
  )
}
