import type { DataOf } from '@yaoji/api-client/contract'
import type { goodsDetail } from '@yaoji/api-client/contract/goods'
import { formatPrice } from '@yaoji/domain'
import { chinaDate, chinaTime } from '../../wire/clock'
import { isLeft } from './best-line'
import type { SellableLine } from './sellable-line'

type Promotion = DataOf<typeof goodsDetail>['promotions'][number]

/** Notes about today’s second-kills that the buyer cannot buy: not started, sold out, or bought up to the limit. */
export function spikeNotes(sellables: readonly SellableLine[], now: Date, seesPrice: boolean): Promotion[] {
  return sellables.flatMap(sellable => {
    const title = titleOf(sellable, now)
    const { price, goods } = sellable
    const describe = [
      ...(seesPrice ? [`秒杀价 ¥${formatPrice(price.price)}/${goods.bzdw}`] : []),
      ...(price.buyer_limit === null ? [] : [`限购 ${price.buyer_limit} ${goods.bzdw}`]),
    ]
    return title === '' ? [] : [{ tag: '秒', title, describe: describe.join('，'), goods_manjian_id: null }]
  })
}

function titleOf(sellable: SellableLine, now: Date): string {
  const { kind, begin_at, end_at } = sellable.price
  if (kind !== 'spike' || (end_at !== null && end_at <= now)) return ''
  if (begin_at !== null && begin_at > now) {
    return chinaDate(begin_at) === chinaDate(now) ? `${chinaTime(begin_at).slice(11, 16)} 开始秒杀` : ''
  }
  if (isLeft(sellable)) return ''
  return sellable.stock < sellable.goods.min_qty ? '本场秒杀已抢光' : '本场秒杀已购满'
}
