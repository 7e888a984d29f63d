import { expect, test } from 'vitest'
import { purchaseReadingText, skippedRows } from './purchase-reading'

const line = (query: string, number: string, problem = '') => ({ query, number, problem })

test('[RT-30] a reading says what it recognised, what is missing, and what was left out', () => {
  const reading = {
    lines: [
      line('板蓝根颗粒', '3'),
      line('尿毒清颗粒', ''),
      line('阿莫西林胶囊', '2026-11-23', '数量是日期'),
      line('', '9'),
    ],
    skipped: [
      { row: 0, text: '', reason: 'empty' as const },
      { row: 5, text: '合计 12', reason: 'total' as const },
      { row: 6, text: '制单人：王', reason: 'note' as const },
    ],
  }
  expect(purchaseReadingText(reading)).toBe(
    '认出 3 行，1 行没有数量，1 行的数量或条码不正确，1 行没有商品，略过 1 行合计，略过 1 行没有商品',
  )
  expect(skippedRows(reading).map(({ row }) => row)).toEqual([5, 6])
})

test('[RT-30] a list in which nothing is missing has only its lines', () => {
  expect(purchaseReadingText({ lines: [line('板蓝根颗粒', '3')], skipped: [] })).toBe('认出 1 行')
})
