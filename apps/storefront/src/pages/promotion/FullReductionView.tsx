import type { FullReduction } from '@yaoji/api-client/contract/activity'
import { Container } from '@yaoji/ui/container'
import { Stack } from '@yaoji/ui/stack'
import { PageTop } from '../../core/page/PageTop'
import { useDocumentTitle } from '../../core/page/useDocumentTitle'
import { NoMatchingGoods } from '../../features/browse/BrowseFilters'
import { GoodsBrowser } from '../../features/browse/GoodsBrowser'
import { ReductionProgress } from '../../features/promotion/ReductionProgress'
import { href } from '../../routes'

/** One full reduction: its tiers, how far the cart is, and all of its products. */
export function FullReductionView({ reduction }: { reduction: FullReduction }) {
  const { goods_manjian_id: id, name, describe, begin_date, end_date } = reduction
  useDocumentTitle(name)
  return (
    <Container>
      <PageTop title={name} parents={['activityZone']} aside={`${begin_date} 至 ${end_date}`} />
      <Stack>
        <p>{describe}</p>
        <ReductionProgress reduction={reduction} />
        <section aria-label="活动商品">
          <GoodsBrowser
            base={{ goods_manjian_id: id }}
            empty={<NoMatchingGoods href={href('activityZone', { id })} />}
          />
        </section>
      </Stack>
    </Container>
  )
}
