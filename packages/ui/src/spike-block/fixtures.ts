import { tilesForStory } from '../goods-tile/fixtures'
import type { SpikeBlockSession } from './SpikeBlock'

/** Noon of the story's day, in unix seconds. */
export const SPIKE_NOON = 1_790_000_000

const HOUR = 3600

const list = tilesForStory.map((goods, index) => ({
  goods: {
    ...goods,
    goods_price_id: 300_000 + goods.id,
    price: (Number(goods.price) * 0.8).toFixed(2),
    market_price: goods.price,
  },
  number: 200,
  sold: [36, 120, 188, 200, 0, 75, 10][index] ?? 0,
}))

/** Three sessions: one over at noon, one running, one coming. */
export const spikeForStory: SpikeBlockSession[] = [
  { id: 1, name: '08:00 场', begin_timestamp: SPIKE_NOON - 4 * HOUR, end_timestamp: SPIKE_NOON - HOUR, list },
  { id: 2, name: '11:00 场', begin_timestamp: SPIKE_NOON - HOUR, end_timestamp: SPIKE_NOON + 2 * HOUR, list },
  {
    id: 3,
    name: '14:00 场',
    begin_timestamp: SPIKE_NOON + 2 * HOUR,
    end_timestamp: SPIKE_NOON + 5 * HOUR,
    list,
  },
]
