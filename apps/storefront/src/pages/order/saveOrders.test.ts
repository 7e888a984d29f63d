import { expect, test } from 'vitest'
import { EXPORT_LINE } from '../../testing/orders'
import { orderSheet } from './saveOrders'

test('[RT-26] the sheet names its columns, and money and numbers are numbers', () => {
  const sheet = orderSheet([EXPORT_LINE])
  const values = sheet.map(row => row?.map(cell => (cell as { value: unknown }).value))
  const rows = values[0]?.map((name, at) => [name, values[1]?.[at]])
  expect(rows).toEqual([
    ['订单号', 'YJ26112100001'],
    ['下单时间', '2026-11-21 10:00:00'],
    ['订单状态', '已完成'],
    ['发货仓库', '上海仓'],
    ['商品名称', '阿莫西林胶囊'],
    ['规格', '0.25g×24粒'],
    ['生产厂家', '香港澳美制药厂'],
    ['批准文号', '国药准字H20000001'],
    ['批号', 'B1、B2'],
    ['有效期至', '2028-03-01'],
    ['单位', '盒'],
    ['数量', 10],
    ['单价', 12.805],
    ['金额', 128.05],
    ['实付', 120.05],
  ])
  const formats = sheet[1]?.slice(-3).map(cell => (cell as { format?: string }).format)
  expect(formats).toEqual(['0.00##', '0.00', '0.00'])
})
