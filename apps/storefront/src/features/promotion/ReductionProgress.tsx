import type { FullReduction } from '@yaoji/api-client/contract/activity'
import { moneyText, parseAmount } from '@yaoji/domain'
import { useCart } from '@yaoji/hooks/data'
import { Link } from '@yaoji/ui/link'
import { manjianText } from '@yaoji/ui/manjian-hints'
import { href } from '../../routes'
import * as css from './ReductionProgress.css'

/** The tiers of a full reduction, which of them the selected lines of the cart reach, and what is missing. */
export function ReductionProgress({
  reduction,
}: {
  reduction: Pick<FullReduction, 'goods_manjian_id' | 'tiers'>
}) {
  const { goods_manjian_id, tiers } = reduction
  const { data } = useCart()
  const own = data?.total.activity_data.manjians.list.find(each => each.goods_manjian_id === goods_manjian_id)
  const reached = parseAmount(own?.eligible_amount ?? '0.00')
  const last = tiers.at(-1)
  return (
    <section aria-label="满减进度" className={css.root}>
      <ol className={css.tiers}>
        {tiers.map(({ amount, reduce }) => (
          <li
            key={amount}
            className={css.tier}
            data-reached={reached >= parseAmount(amount) ? '' : undefined}
          >
            满 {moneyText(amount)} 减 {moneyText(reduce)}
            {reached >= parseAmount(amount) && <span className={css.mark}>已达到</span>}
          </li>
        ))}
      </ol>
      {last && (
        <progress
          className={css.progress}
          aria-label="满减进度"
          max={parseAmount(last.amount)}
          value={Math.min(reached, parseAmount(last.amount))}
        />
      )}
      <p className={css.text}>
        {own
          ? `已选 ${moneyText(own.eligible_amount)}，${manjianText(own)}`
          : '购物车里还没有选中本活动的商品'}
      </p>
      {own && (
        <Link href={href('cart')} className={css.link}>
          去购物车
        </Link>
      )}
    </section>
  )
}
