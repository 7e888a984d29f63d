import { packsOfLine } from '@yaoji/domain'
import type { CartStoreLine } from '../cartLine'

export interface TestTotal {
  selected_count: number
  selected_number: number
  goods_amount: string
  payable_amount: string
}

/** A line of ten packs at 2.00 that can be bought, in warehouse 1. */
export function testLine(
  id: number,
  change: Partial<CartStoreLine> = {},
  goods: Partial<CartStoreLine['goods']> = {},
): CartStoreLine {
  return {
    id,
    number: 10,
    is_selected: 1,
    type: 0,
    price: '2.00',
    subtotal: '20.00',
    goods: { ck_id: 1, is_buy: 1, number: 100, base_price: '2.00', ladder_price_type: 2, ...goods },
    ...change,
  }
}

/** The totals of a service with a price of 2.00 for everything. */
export function testTotal(lines: readonly CartStoreLine[]): TestTotal {
  const selected = lines.filter(({ is_selected }) => is_selected === 1)
  const amount = selected.reduce((sum, { number }) => sum + number * 2, 0)
  return {
    selected_count: selected.length,
    selected_number: selected.reduce(
      (sum, { number, combination }) => sum + packsOfLine({ number, parts: combination?.list }),
      0,
    ),
    goods_amount: `${amount}.00`,
    payable_amount: `${amount}.00`,
  }
}
