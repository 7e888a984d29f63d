import { expect, test } from 'vitest'
import { orderSheet } from './saveOrders'

test('[RT-26] the sheet names its columns, and money and numbers are numbers', () => {
  const sheet = orderSheet([
    {
      sn: 'YJ26112100001',
      created_at: '2026-11-21 10:00:00',
      status_text: '已完成',
      warehouse: '上海仓',
      name: '阿莫西林胶囊',
      ypgg: '0.25g×24粒',
      sccj: '香港澳美制药厂',
      approval_no: '国药准字H20000001',
      batch_no: 'B1、B2',
      expiry_date: '2028-03-01',
      bzdw: '盒',
      number: 10,
      price: '12.8050',
      amount: '128.05',
      payable: '120.05',
    },
  ])
  const values = sheet.map(row => row?.map(cell => (cell as { value: unknown }).value))
  expect(values[0]).toContain('生产厂家')
  expect(values[1]?.slice(0, 1)).toEqual(['YJ26112100001'])
  expect(values[1]?.slice(-4)).toEqual([10, 12.805, 128.05, 120.05])
})
