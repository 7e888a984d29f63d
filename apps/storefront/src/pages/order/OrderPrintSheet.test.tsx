import { render, screen, within } from '@testing-library/react'
import type { Order } from '@yaoji/api-client/contract/order'
import { expect, test } from 'vitest'
import { fakeShop } from '../../testing/fakeShop'
import { orderDetailOf, orderFor, orderLineFor } from '../../testing/orders'
import { OrderPrintSheet } from './OrderPrintSheet'

function open(lines: Order['lines'], remark = '') {
  const { Shop } = fakeShop({})
  const order = orderFor(9, { lines, line_count: 2, goods_number: 20 })
  render(<OrderPrintSheet detail={orderDetailOf(order, [], { remark })} />, { wrapper: Shop })
}

const rows = () =>
  screen.getAllByRole('row').map(row => [...row.querySelectorAll('th, td')].map(cell => cell.textContent))

const gift = { ...orderLineFor(2, '棉签'), is_gift: 1 as const, number: 1, price: '0.00', amount: '0.00' }

test('[RT-27] the sheet has a row for each line; a gift is named, and what is not known yet is a dash', () => {
  open([{ ...orderLineFor(1, '板蓝根颗粒'), approval_no: '国药准字Z1' }, gift])
  const [titles, first, second] = rows()
  expect(titles).toEqual([
    '商品名称',
    '规格',
    '生产厂家',
    '批准文号',
    '批号',
    '生产日期',
    '有效期至',
    '单位',
    '数量',
    '单价',
    '行金额',
  ])
  expect(first).toEqual([
    '板蓝根颗粒',
    '0.25g×24粒',
    '香港澳美制药厂',
    '国药准字Z1',
    '—',
    '—',
    '—',
    '盒',
    '10',
    '12.80',
    '128.00',
  ])
  expect(second?.[0]).toBe('棉签（赠）')
  expect(screen.getByText('共 2 种 20 件')).toBeTruthy()
})

test('[RT-27] a batch has its dates', () => {
  const batch = { batch_no: 'B1', produce_date: '2026-01-01', expiry_date: '2028-01-01', number: 7 }
  open([{ ...orderLineFor(1, '板蓝根颗粒'), batches: [batch] } as Order['lines'][number]])
  expect(rows()[1]?.slice(4, 9)).toEqual(['B1', '2026-01-01', '2028-01-01', '盒', '7'])
})

test('[RT-27] the sheet has the remark of the buyer, and the way back to the order', async () => {
  open([], '请附检验报告')
  expect(screen.getByText('备注：请附检验报告')).toBeTruthy()
  expect(screen.getByRole('link', { name: '返回订单' }).getAttribute('href')).toBe('/order/info/9')
  expect(await screen.findByText('购货单位 康宁大药房')).toBeTruthy()
})

test('[RT-27] without a remark there is none on the sheet', () => {
  open([])
  expect(within(document.body).queryByText(/备注/)).toBeNull()
})

test('[RT-27] the sheet has the order, the address, what it costs, and the places to sign', async () => {
  open([])
  expect(screen.getByRole('heading', { name: '药集 随货同行单' })).toBeTruthy()
  for (const text of [
    '订单号 YJ26112100009',
    '下单时间 2026-11-21 10:00:00',
    '发货仓库 成都中心仓',
    '状态 待付款',
    '收货 陈晓梅 13800000001 四川省成都市锦江区春熙路 1 号',
    '运费 ¥0.00',
    '应付 ¥128.00',
    '已付 ¥0.00',
    '发货人：',
    '收货人签字：',
    '日期：',
  ])
    expect(screen.getByText(text)).toBeTruthy()
  expect(screen.getByRole('region', { name: '商品明细' }).tabIndex).toBe(0)
})
