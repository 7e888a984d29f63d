import type { ReorderResult } from '@yaoji/api-client/contract/order'
import { expect, test } from 'vitest'
import { reorderRows, reorderSummary } from './reorderRows'

const lineOf = (name: string) => ({ goods_id: 1, name, ypgg: '24粒', bzdw: '盒', number: 10 })

const NOTHING: ReorderResult = { added: [], adjusted: [], refused: [], lines: [], cart: 0 }
const added = (entry: number) => ({ entry, id: entry, number: 10 })
const refused = (entry: number) => ({ entry, id: 3, reason: 'off_shelf' as const, message: '商品已下架' })
const adjusted = (entry: number) => ({
  entry,
  id: 2,
  number: 12,
  reason: 'stock' as const,
  message: '库存只剩 12 盒',
})

test('[RT-27] lines that need attention are first, each with its product', () => {
  const lines = ['阿莫西林', '布洛芬', '板蓝根'].map(lineOf)
  const rows = reorderRows({
    ...NOTHING,
    lines,
    added: [added(0)],
    adjusted: [adjusted(1)],
    refused: [refused(2)],
  })
  expect(rows).toEqual([
    { entry: 2, outcome: 'refused', name: '板蓝根', ypgg: '24粒', message: '商品已下架' },
    { entry: 1, outcome: 'adjusted', name: '布洛芬', ypgg: '24粒', message: '库存只剩 12 盒' },
    { entry: 0, outcome: 'added', name: '阿莫西林', ypgg: '24粒', message: '10 盒' },
  ])
})

test('[RT-27] a result without its line still says what happened', () => {
  expect(reorderRows({ ...NOTHING, refused: [refused(0)], added: [added(1)] })).toEqual([
    { entry: 0, outcome: 'refused', name: '', ypgg: '', message: '商品已下架' },
    { entry: 1, outcome: 'added', name: '', ypgg: '', message: ' ' },
  ])
})

test.each<[string, Partial<ReorderResult>]>([
  ['1 种已加入购物车', { added: [added(0)] }],
  ['1 种没有加入', { refused: [refused(0)] }],
  [
    '2 种已加入购物车，1 种有调整，1 种没有加入',
    { added: [added(0)], adjusted: [adjusted(1)], refused: [refused(2)] },
  ],
])('[RT-27] the result in one sentence: %s', (text, result) => {
  expect(reorderSummary({ ...NOTHING, ...result })).toBe(text)
})
