import { ladderTagText } from '../../src/modules/goods/ladder-tag'
import type { Offers } from './offers'
import type { FullReduction, Goods, LadderTier, Tag, TagName } from './types'

/** Most tags on a card: the others are only on the detail page. */
const SHOWN_TAGS = 4
const NEW_DAYS = 30

export interface TagSources {
  tiers: readonly LadderTier[]
  reductions: readonly FullReduction[]
  offers: Offers
}

/**
 * Tags of every product, from the promotions that it is part of. The texts contain no price: buyers who may not see
 * prices read them too.
 */
export function tagGoods(goods: readonly Goods[], sources: TagSources): Goods[] {
  const texts = collectTexts(goods, sources)
  return goods.map(one => {
    const own = texts.get(one.id) ?? []
    const tags = ORDER.flatMap(name => own.filter(text => text.name === name).slice(0, 1))
    return {
      ...one,
      tags: tags.map(
        ({ name, describe }, at): Tag => ({
          name,
          describe,
          is_show: at < SHOWN_TAGS ? 1 : 0,
          isLadder: name === '优' ? 1 : 0,
        }),
      ),
    }
  })
}

const ORDER: readonly TagName[] = ['秒', '特', '优', '满', '赠', '换购', '新']

type Text = { name: TagName; describe: string }

function collectTexts(
  goods: readonly Goods[],
  { tiers, reductions, offers }: TagSources,
): Map<number, Text[]> {
  const byId = new Map(goods.map(one => [one.id, one]))
  const texts = new Map<number, Text[]>()
  const add = (id: number, name: TagName, describe: string) =>
    texts.set(id, [...(texts.get(id) ?? []), { name, describe }])
  const unit = (id: number) => byId.get(id)?.bzdw ?? '件'
  for (const session of offers.spikes) {
    for (const one of session.goods)
      add(one.goods_id, '秒', `${session.name}限时秒杀，每店限购 ${one.max_qty} ${unit(one.goods_id)}`)
  }
  for (const one of offers.everyday) add(one.goods_id, '特', '每日特价，当日有效，售完恢复原价')
  for (const [id, numbers] of ladderNumbers(tiers)) {
    const one = byId.get(id)
    if (one) add(id, '优', ladderTagText(one, numbers))
  }
  for (const plan of reductions)
    for (const id of plan.goods_ids) add(id, '满', `${plan.name}：${reductionText(plan)}`)
  for (const gift of offers.gifts) add(gift.goods_id, '赠', giftText(gift, byId))
  for (const one of offers.exchanges) {
    add(
      one.goods_id,
      '换购',
      `买满 ${one.need} ${unit(one.goods_id)}，可低价换购 ${byId.get(one.exchange_goods_id)?.name ?? ''}`,
    )
  }
  for (const one of goods) if (one.listed_day >= -NEW_DAYS) add(one.id, '新', '新品上架')
  return texts
}

function ladderNumbers(tiers: readonly LadderTier[]): Map<number, number[]> {
  const steps = new Map<number, number[]>()
  for (const tier of tiers) steps.set(tier.goods_id, [...(steps.get(tier.goods_id) ?? []), tier.number])
  return steps
}

function reductionText(plan: FullReduction): string {
  return plan.tiers.map(tier => `满 ${tier.amount / 100} 减 ${tier.reduce / 100}`).join('，')
}

function giftText(gift: Offers['gifts'][number], goods: ReadonlyMap<number, Goods>): string {
  const bought = goods.get(gift.goods_id)
  const given = goods.get(gift.gift_goods_id)
  const what = gift.goods_id === gift.gift_goods_id ? '同品' : (given?.name ?? '')
  return `买 ${gift.need} ${bought?.bzdw ?? '件'}赠${what === '同品' ? '同品' : ` ${what}`} ${gift.give} ${given?.bzdw ?? '件'}`
}
