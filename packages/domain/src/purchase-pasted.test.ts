import { expect, test } from 'vitest'
import { readPastedTable } from './purchase-pasted'

test('[RT-30] a copied table with more than product and number is a table, without its empty end', () => {
  const text = '惠民大药房\t\t\n品名\t规格\t数量\n板蓝根颗粒\t10g*20袋\t30\n尿毒清颗粒\t5g*18袋\t20\n\n'
  expect(readPastedTable(text)).toEqual([
    ['惠民大药房', '', ''],
    ['品名', '规格', '数量'],
    ['板蓝根颗粒', '10g*20袋', '30'],
    ['尿毒清颗粒', '5g*18袋', '20'],
  ])
})

test.each([
  ['product and number', 'YJ101005\t20\nYJ101006\t5'],
  ['one line', '板蓝根颗粒\t10g*20袋\t30'],
  ['a chat', '板蓝根颗粒 10g 30\n布洛芬 5'],
  ['lines of which one has columns', '板蓝根 30\n布洛芬 5\n感冒灵 5\n阿莫西林\t0.25g\t20'],
  ['numbers alone', '1\t2\t3\n4\t5\t6'],
])('[RT-30] %s is read line by line', (_what, text) => {
  expect(readPastedTable(text)).toBeNull()
})
