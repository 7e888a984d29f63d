import type { FullReduction } from '@yaoji/api-client/contract/activity'
import { LinkButton } from '@yaoji/ui/button'
import { Container } from '@yaoji/ui/container'
import { Empty } from '@yaoji/ui/empty'
import { crumbTo } from '../../core/navigation/crumbTo'
import { PageHeading } from '../../core/page/PageHeading'
import { touchTarget } from '../../core/page/touchTarget.css'
import { useDocumentTitle } from '../../core/page/useDocumentTitle'
import { GoodsBrowser } from '../../features/browse/GoodsBrowser'
import { ReductionProgress } from '../../features/promotion/ReductionProgress'
import { page } from '../../features/zone/ZonePage.css'
import { href } from '../../routes'

/** One full reduction: its tiers, how far the cart is, and all of its products. */
export function FullReductionView({ reduction }: { reduction: FullReduction }) {
  const { goods_manjian_id: id, name, describe, begin_date, end_date } = reduction
  useDocumentTitle(name)
  return (
    <Container>
      <PageHeading
        title={name}
        crumbs={[crumbTo('home'), crumbTo('activityZone'), { name }]}
        aside={`${begin_date} 至 ${end_date}`}
      />
      <div className={page}>
        <p>{describe}</p>
        <ReductionProgress reduction={reduction} />
        <section aria-label="活动商品">
          <GoodsBrowser
            base={{ goods_manjian_id: id }}
            view="card"
            views={{}}
            empty={
              <Empty
                title="没有符合条件的商品"
                text="换一个条件，或清除全部条件再看。"
                actions={
                  <LinkButton href={href('activityZone', { id })} className={touchTarget}>
                    清除全部条件
                  </LinkButton>
                }
              />
            }
          />
        </section>
      </div>
    </Container>
  )
}
