import type { FullReduction } from '@yaoji/api-client/contract/activity'
import { moneyText } from '@yaoji/domain'
import { useCart } from '@yaoji/hooks/data'
import { manjianText } from '@yaoji/ui/manjian-hints'
import { TextLink } from '@yaoji/ui/text-link'
import { TierProgress } from '@yaoji/ui/tier-progress'
import { href } from '../../routes'

export interface ReductionProgressProps {
  reduction: Pick<FullReduction, 'goods_manjian_id' | 'tiers'>
}

/** The tiers of a full reduction, which of them the selected lines of the cart reach, and what is missing. */
export function ReductionProgress({ reduction: { goods_manjian_id, tiers } }: ReductionProgressProps) {
  const { data } = useCart()
  const own = data?.total.activity_data.manjians.list.find(each => each.goods_manjian_id === goods_manjian_id)
  return (
    <TierProgress
      role="region"
      aria-label="满减进度"
      variant="line"
      label="满减档位"
      tiers={tiers.map(({ amount, reduce }) => ({
        amount,
        from: `满 ${moneyText(amount)}`,
        gain: `减 ${moneyText(reduce)}`,
      }))}
      value={own?.eligible_amount ?? '0.00'}
      progressLabel="满减进度"
      action={own && <TextLink href={href('cart')}>去购物车</TextLink>}
    >
      {own ? `已选 ${moneyText(own.eligible_amount)}，${manjianText(own)}` : '购物车里还没有选中本活动的商品'}
    </TierProgress>
  )
}
