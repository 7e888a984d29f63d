import { acceptanceRecordFor } from '@yaoji/api-client/testing'
import { expect, test } from 'vitest'
import { acceptanceColumns } from './acceptanceColumns'
import { sheetCells } from './cells'

test('[RT-27] the sheet of acceptances has what a record must have, numbers as numbers, a gift by its name', () => {
  const record = acceptanceRecordFor(1, { is_gift: 1, accepted: 9, rejected: 1, reason: '破损或不合格 1' })
  const [heads, row] = sheetCells(acceptanceColumns(), [record]).map(cells =>
    cells?.map(cell => (cell as { value: unknown }).value),
  )
  expect(heads?.join(' ')).toBe(
    '验收日期 订单号 运单号 品名 规格 生产厂家 批准文号 批号 生产日期 有效期至 应收 实收 合格 不合格 原因 处理 验收人',
  )
  expect(row?.slice(3)).toEqual([
    ...['阿莫西林胶囊（赠）', '24粒', '香港澳美制药厂', '国药准字Z1', 'B250901', '2025-01-01', '2027-01-01'],
    ...[10, 10, 9, 1, '破损或不合格 1', '', '陈晓梅'],
  ])
})
