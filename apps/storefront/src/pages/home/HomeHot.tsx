import { goodsHot } from '@yaoji/api-client/contract/goods'
import { useCall } from '@yaoji/hooks/data'
import { SectionHeading } from '@yaoji/ui/section-heading'
import { QueryView } from '../../core/page/QueryView'
import { BrowseCards } from '../../features/browse/BrowseCards'
import { NoGoodsYet } from '../../features/browse/NoGoodsYet'
import { href } from '../../routes'
import * as css from './HomePage.css'
import { SectionPlaceholder } from './SectionPlaceholder'

/** The best-selling products, with buy buttons. */
export default function HomeHot() {
  const hot = useCall(goodsHot, {}, { inline: true })
  return (
    <section className={css.block} aria-labelledby="home-hot">
      <SectionHeading
        title="热销商品"
        titleId="home-hot"
        words={['按销量']}
        moreHref={href('list', {}, { sort: 'sales' })}
      />
      <QueryView
        query={hot}
        pending={<SectionPlaceholder section="hot" />}
        empty={<NoGoodsYet />}
        errorSize="s"
      >
        {({ list }) => <BrowseCards list={list} label="热销商品" />}
      </QueryView>
    </section>
  )
}
