import type { DataOf } from '@yaoji/api-client/contract'
import type { goodsDetail } from '@yaoji/api-client/contract/goods'
import type { Viewer } from '../../session/viewer'
import { giftState } from './gift'
import type { SellableLine } from './sellable-line'

type Promotion = DataOf<typeof goodsDetail>['promotions'][number]

/** The gift of a line in words: what it promises, or that nothing is left of it. */
export function giftNotes(line: SellableLine, viewer: Viewer): Promotion[] {
  const state = giftState(line, viewer)
  if (!line.gift || state === 'none') return []
  const { need, give, sellable } = line.gift
  const { name, bzdw } = sellable.goods
  const text =
    state === 'given'
      ? { title: `买 ${need} 赠 ${give}`, describe: `每买 ${need}，赠 ${name} ${give} ${bzdw}` }
      : { title: '赠品已赠完', describe: `${name} 已赠完，现在购买没有赠品` }
  return [{ tag: '赠', ...text, goods_manjian_id: null }]
}
