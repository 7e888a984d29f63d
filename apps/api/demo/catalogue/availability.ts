import { hashText } from './random'
import { isForbidden } from './regulation'
import { strengthOf } from './specification'
import type { Goods } from './types'

const OFF_SHELF_PER_MILLE = 22
const PENDING_PER_MILLE = 9

/**
 * Makes a few products unavailable, and leaves a few without a price. A product becomes unavailable only when another
 * one with the same name, strength and approval number stays: buyers still find what they look for. Products that the
 * shop may not sell are always unavailable.
 */
export function markUnavailable(goods: readonly Goods[], seed: number): Goods[] {
  const left = new Map<string, number>()
  for (const one of goods) for (const key of tracesOf(one)) left.set(key, (left.get(key) ?? 0) + 1)
  return goods.map(one => {
    if (isForbidden(one.common_name)) return { ...one, off_shelf: 1 }
    const chance = hashText(`availability/${seed}/${one.code}`) % 1_000
    const traces = tracesOf(one)
    if (chance < OFF_SHELF_PER_MILLE * 3 && traces.every(key => (left.get(key) ?? 0) > 1)) {
      for (const key of traces) left.set(key, (left.get(key) ?? 1) - 1)
      return { ...one, off_shelf: 1 }
    }
    const isNew = chance >= 1_000 - PENDING_PER_MILLE && one.source !== 'herb'
    return isNew ? { ...one, price_pending: 1 } : one
  })
}

function tracesOf(goods: Goods): string[] {
  const name = `${goods.common_name}[${goods.trade_name}]`
  const traces = [`${name}/${strengthOf(goods.ypgg)}`, `maker/${goods.sccj}`]
  return goods.approval_no === '' ? traces : [...traces, `${name}/${goods.approval_no}`]
}
