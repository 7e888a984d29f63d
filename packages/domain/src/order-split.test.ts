import { expect, test } from 'vitest'
import { splitOrder } from './order-split'

test('ephedrine-type goods and other warehouses become separate orders, in the order of the cart', () => {
  const lines = [
    { id: 1, ck_id: 2 },
    { id: 2, ck_id: 1 },
    { id: 3, ck_id: 2, special_flag: 'ephedrine' },
    { id: 4, ck_id: 2, special_flag: 'none' },
    { id: 5, ck_id: 1, special_flag: 'ephedrine' },
  ]
  const parts = splitOrder(lines)
  expect(parts.map(part => [part.key, part.ck_id, part.ephedrine, part.lines.map(line => line.id)])).toEqual([
    ['2', 2, false, [1, 4]],
    ['1', 1, false, [2]],
    ['2-ephedrine', 2, true, [3]],
    ['1-ephedrine', 1, true, [5]],
  ])
  expect(parts.map(part => part.indexes)).toEqual([[0, 3], [1], [2], [4]])
})

test('no lines make no order', () => {
  expect(splitOrder([])).toEqual([])
})
