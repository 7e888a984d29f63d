import { addDays, chinaMoment } from '../src/wire/clock'
import type { Catalogue, EverydayPrice, GoodsPrice, SecondKillSession } from './catalogue'

const MINUTES_A_DAY = 24 * 60

/** When offer lines are valid: spikes in their session, everyday lines on their day. */
interface Period {
  readonly begin_at: Date
  readonly end_at: Date
  readonly buyer_limit?: number
  readonly sold?: number
}

/** Makes the row of a price line: with its stock, and when its offer is valid. */
export function priceRow(catalogue: Catalogue, today: string) {
  const numbers = new Map<number, number>()
  for (const { goods_price_id: id, number } of catalogue.lots)
    numbers.set(id, (numbers.get(id) ?? 0) + number)
  const periods = periodsOf(catalogue.spikes, catalogue.everyday, today)
  return (row: GoodsPrice) => ({
    ...row,
    sold: 0,
    ...periods.get(row.goods_price_id),
    stock: numbers.get(row.goods_price_id) ?? 0,
  })
}

function periodsOf(spikes: readonly SecondKillSession[], everyday: readonly EverydayPrice[], today: string) {
  const periods = new Map<number, Period>()
  for (const session of spikes) {
    const day = addDays(today, session.day)
    const times = {
      begin_at: chinaMoment(day, session.begin_minute),
      end_at: chinaMoment(day, session.end_minute),
    }
    for (const { goods_price_id, max_qty, sold } of session.goods) {
      periods.set(goods_price_id, { ...times, buyer_limit: max_qty, sold })
    }
  }
  for (const { goods_price_id, day } of everyday) {
    const date = addDays(today, day)
    periods.set(goods_price_id, { begin_at: chinaMoment(date, 0), end_at: chinaMoment(date, MINUTES_A_DAY) })
  }
  return periods
}
