import { lineId } from './price-lines'
import { roundedPrice } from './price-model'
import { createRandom, type Random } from './random'
import type { Goods, LadderTier } from './types'

export interface Ladders {
  goods: Goods[]
  tiers: LadderTier[]
}

const REACH = 2
const UP_TO = 1

/** Share of products with tiers, and of "up to" ladders among them. */
const WITH_TIERS = 0.34
const UP_TO_SHARE = 0.16

/** Gives a third of the products a ladder on their normal line, and sets its kind. */
export function addLadders(goods: readonly Goods[], seed: number): Ladders {
  const tiers: LadderTier[] = []
  const laddered = goods.map(one => {
    const random = createRandom(seed, `ladder/${one.code}/${one.common_name}`)
    if (!mayHaveTiers(one) || !random.chance(WITH_TIERS)) return one
    const type = random.chance(UP_TO_SHARE) ? UP_TO : REACH
    const steps = type === UP_TO ? upToSteps(one, random) : reachSteps(one, random)
    if (steps.length === 0) return one
    for (const step of steps) {
      tiers.push({
        ladder_price_id: tiers.length + 1,
        goods_id: one.id,
        goods_price_id: lineId('normal', one.id),
        ...step,
      })
    }
    return { ...one, ladder_price_type: type } satisfies Goods
  })
  return { goods: laddered, tiers }
}

function mayHaveTiers(goods: Goods): boolean {
  return (
    goods.special_flag === 'none' &&
    goods.base_price >= 10_000 &&
    goods.base_price < 5_000_000 &&
    goods.max_qty === null
  )
}

type Step = Pick<LadderTier, 'number' | 'price'>

/** 10 盒起, 50 盒起, 200 盒起: cheaper with each tier, by whole middle packs. */
function reachSteps(goods: Goods, random: Random): Step[] {
  const pack = Math.max(goods.mid_pack, goods.step_qty)
  const multiples = goods.mid_pack > 1 ? [1, 5, 20] : [5, 20, 50]
  const cuts = [0.985 - random.next() * 0.01, 0.965 - random.next() * 0.015, 0.94 - random.next() * 0.02]
  const count = random.pick([1, 2, 2, 3])
  const steps = multiples.slice(0, count).map((multiple, at) => ({
    number: pack * multiple + (pack * multiple <= goods.min_qty ? pack : 0),
    price: roundedPrice((goods.base_price / 10_000) * (cuts[at] ?? 1)),
  }))
  return strictlyCheaper(steps, goods.base_price)
}

/** A small shop's price: the first packs are cheaper, the rest cost the base price. */
function upToSteps(goods: Goods, random: Random): Step[] {
  const pack = Math.max(goods.mid_pack, goods.step_qty, goods.min_qty)
  const price = goods.base_price / 10_000
  const first = { number: pack * 2, price: roundedPrice(price * (0.93 - random.next() * 0.03)) }
  const second = { number: pack * 6, price: roundedPrice(price * (0.97 - random.next() * 0.01)) }
  if (random.chance(0.5)) return first.price < goods.base_price ? [first] : []
  return first.price < second.price && second.price < goods.base_price ? [first, second] : []
}

/** Removes a tier that is not cheaper than the one before it after rounding. */
function strictlyCheaper(steps: readonly Step[], basePrice: number): Step[] {
  const kept: Step[] = []
  for (const step of steps) {
    if (step.price < (kept.at(-1)?.price ?? basePrice)) kept.push(step)
  }
  return kept
}
