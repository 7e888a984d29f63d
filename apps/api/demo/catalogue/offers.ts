import { lineId, offerLine } from './price-lines'
import { roundedPrice } from './price-model'
import { createRandom } from './random'
import { createSelection } from './selection'
import type { EverydayPrice, Exchange, Gift, Goods, GoodsPrice, SecondKillSession } from './types'

export interface Offers {
  spikes: SecondKillSession[]
  everyday: EverydayPrice[]
  gifts: Gift[]
  exchanges: Exchange[]
  /** Lines of the spike and everyday offers. */
  prices: GoodsPrice[]
}

/** The day in four sessions, so that one is always on; minutes from midnight. */
const SESSIONS = [
  { name: '00:00 场', begin_minute: 0, end_minute: 600 },
  { name: '10:00 场', begin_minute: 600, end_minute: 840 },
  { name: '14:00 场', begin_minute: 840, end_minute: 1_200 },
  { name: '20:00 场', begin_minute: 1_200, end_minute: 1_440 },
] as const

const DAYS = 7
const SPIKE_GOODS = 6
const EVERYDAY_GOODS = 10
const GIFTS = 110
const EXCHANGES = 60

/** Second-kill sessions and daily prices for a week that repeats, gifts and exchange purchases. */
export function makeOffers(pool: readonly Goods[], seed: number): Offers {
  const offers: Offers = { spikes: [], everyday: [], gifts: [], exchanges: [], prices: [] }
  const daily = createSelection(pool.filter(isDaily), 'week', seed)
  for (let day = 0; day < DAYS; day++) {
    for (const session of SESSIONS) addSession(offers, daily.take(SPIKE_GOODS), { ...session, day, seed })
  }
  for (let day = 0; day < DAYS; day++) {
    for (const goods of daily.take(EVERYDAY_GOODS)) addEveryday(offers, goods, { day, seed })
  }
  addGifts(offers, pool, seed)
  addExchanges(offers, pool, seed)
  return offers
}

/** Products that a pharmacy buys every week: neither very cheap ones nor injections for hospitals. */
function isDaily(goods: Goods): boolean {
  const isPriced = goods.base_price >= 30_000 && goods.base_price <= 2_500_000
  return isPriced && goods.source === 'drug' && goods.dosage_form !== '注射剂' && goods.rx_type !== 'other'
}

type Session = { name: string; day: number; begin_minute: number; end_minute: number; seed: number }

function addSession(offers: Offers, chosen: readonly Goods[], { seed, ...session }: Session): void {
  const goods = chosen.map(one => {
    const random = createRandom(seed, `spike/${one.code}`)
    const price = roundedPrice((one.base_price / 10_000) * (0.62 + random.next() * 0.2))
    const number = Math.max(one.step_qty, 10) * random.int(5, 20)
    const sold = Math.floor(number * random.next() * 0.8)
    offers.prices.push(offerLine('spike', one.id, { price, quota: number }))
    const limit = Math.max(one.min_qty, one.mid_pack) * random.pick([1, 2, 2, 3])
    return { goods_id: one.id, goods_price_id: lineId('spike', one.id), price, number, sold, max_qty: limit }
  })
  offers.spikes.push({ id: offers.spikes.length + 1, ...session, goods })
}

function addEveryday(offers: Offers, goods: Goods, { day, seed }: { day: number; seed: number }): void {
  const cut = 0.8 + createRandom(seed, `everyday/${goods.code}`).next() * 0.1
  const price = roundedPrice((goods.base_price / 10_000) * cut)
  offers.prices.push(offerLine('everyday', goods.id, { price, quota: null }))
  offers.everyday.push({ goods_id: goods.id, goods_price_id: lineId('everyday', goods.id), day, price })
}

/** Buy a number, get one more of the same; a fifth of the gifts is a small device of the product's own warehouse. */
function addGifts(offers: Offers, pool: readonly Goods[], seed: number): void {
  const selection = createSelection(pool, 'gift', seed)
  const small = selection.take(6, goods => goods.source === 'device' && goods.base_price < 80_000)
  for (const goods of selection.take(GIFTS, one => one.source === 'drug' && one.base_price < 1_200_000)) {
    const random = createRandom(seed, `gift/${goods.code}`)
    const near = small.filter(each => each.ck_id === goods.ck_id)
    const other = random.chance(0.2) && near.length > 0 ? random.pick(near) : goods
    const need = Math.max(goods.mid_pack, goods.step_qty) * random.pick([1, 2, 5])
    offers.gifts.push({
      id: offers.gifts.length + 1,
      goods_id: goods.id,
      need: Math.max(need, 5),
      gift_goods_id: other.id,
      give: 1,
    })
  }
}

/** The main product and the exchange product are in the same warehouse, so they are one order. */
function addExchanges(offers: Offers, pool: readonly Goods[], seed: number): void {
  const selection = createSelection(pool.filter(isDaily), 'exchange', seed)
  const cheap = selection.take(20, goods => goods.base_price < 120_000)
  for (const goods of selection.take(EXCHANGES, one => one.base_price >= 120_000)) {
    const random = createRandom(seed, `exchange/${goods.code}`)
    const near = cheap.filter(each => each.ck_id === goods.ck_id)
    if (near.length === 0) continue
    const other = random.pick(near)
    offers.exchanges.push({
      id: offers.exchanges.length + 1,
      goods_id: goods.id,
      need: Math.max(goods.mid_pack, 5),
      exchange_goods_id: other.id,
      price: roundedPrice((other.base_price / 10_000) * 0.5),
      max_qty: Math.max(other.min_qty, 5),
    })
  }
}
