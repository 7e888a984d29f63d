import { expect, test } from 'vitest'
import { EXPORT_LINE } from '../../testing/orders'
import { orderSheet } from './saveOrders'

test('[RT-26] the sheet names its columns, and money and numbers are numbers', () => {
  const sheet = orderSheet([EXPORT_LINE])
  const values = sheet.map(row => row?.map(cell => (cell as { value: unknown }).value))
  expect(values[0]).toContain('生产厂家')
  expect(values[1]?.slice(0, 1)).toEqual(['YJ26112100001'])
  expect(values[1]?.slice(-4)).toEqual([10, 12.805, 128.05, 120.05])
})
