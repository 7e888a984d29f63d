import { render, screen, within } from '@testing-library/react'
import type { Order, OrderDetail } from '@yaoji/api-client/contract/order'
import { orderDetailOf, orderFor, orderLineFor, parcelFor } from '@yaoji/api-client/testing'
import { expect, test } from 'vitest'
import { fakeShop } from '../../testing/fakeShop'
import { OrderPrintSheet } from './PrintSheets'

const GIFT = { ...orderLineFor(2, '棉签'), is_gift: 1 as const, number: 1, price: '0.00', amount: '0.00' }
const LINES: Order['lines'] = [{ ...orderLineFor(1, '阿莫西林胶囊'), approval_no: '国药准字Z1' }, GIFT]
const [PACK] = parcelFor(1).packs as [OrderDetail['parcels'][number]['packs'][number]]

function open(change: Partial<OrderDetail> = {}) {
  const { Shop } = fakeShop({})
  const order = orderFor(9, { lines: LINES, line_count: 2, goods_number: 20 })
  render(<OrderPrintSheet detail={orderDetailOf(order, [], { parcels: [parcelFor(1)], ...change })} />, {
    wrapper: Shop,
  })
}

const sheet = (place: number) => within(screen.getByRole('region', { name: `随货同行单 包裹 ${place}` }))

const rowsOf = (place: number) =>
  sheet(place)
    .getAllByRole('row')
    .map(row => [...row.querySelectorAll('th, td')].map(cell => cell.textContent))

test('[RT-27] a sheet has the packs of its parcel by batch; a gift is named, what is missing is a dash', () => {
  const cotton = {
    ...PACK,
    line_id: 2,
    is_gift: 1 as const,
    name: '棉签',
    dosage_form: '',
    storage_text: '',
    number: 1,
  }
  open({ parcels: [parcelFor(1, { packs: [PACK, cotton] })] })
  const [titles, first, second] = rowsOf(1)
  expect(titles).toEqual([
    '商品名称',
    '规格',
    '剂型',
    '生产厂家',
    '批准文号',
    '批号',
    '生产日期',
    '有效期至',
    '储运条件',
    '单位',
    '数量',
    '单价',
  ])
  expect(first).toEqual([
    '阿莫西林胶囊',
    '24粒',
    '胶囊剂',
    '香港澳美制药厂',
    '国药准字Z1',
    'B250909',
    '2025-01-01',
    '2027-01-01',
    '常温（10–30℃）',
    '盒',
    '7',
    '12.80',
  ])
  expect([second?.[0], second?.[2], second?.[4], second?.[8]]).toEqual(['棉签（赠）', '—', '—', '—'])
  expect(screen.getByText('本包裹数量 7，另赠 1')).toBeTruthy()
})

test('[RT-27] each parcel has its own sheet, the first parcel first, without what is not shipped', () => {
  const later = parcelFor(2, { packs: [{ ...PACK, batch_no: 'B260101', number: 1 }] })
  open({ parcels: [later, parcelFor(1)], unshipped: 2 })
  expect(screen.getAllByRole('heading', { name: '药集 随货同行单' })).toHaveLength(2)
  expect(rowsOf(1).map(row => [row[5], row[10]])).toEqual([
    ['批号', '数量'],
    ['B250909', '7'],
  ])
  expect(rowsOf(2)[1]?.slice(5, 11)).toEqual([
    'B260101',
    '2025-01-01',
    '2027-01-01',
    '常温（10–30℃）',
    '盒',
    '1',
  ])
  expect(sheet(1).getByText('运单号 SF2001')).toBeTruthy()
  expect(sheet(2).getByText('运单号 SF2002')).toBeTruthy()
  expect(sheet(2).getByText('包裹 2 / 共 2 个')).toBeTruthy()
})

test('[RT-27] the sheet has the remark of the buyer, and the way back to the order', async () => {
  open({ remark: '请附检验报告' })
  expect(screen.getByText('备注：请附检验报告')).toBeTruthy()
  expect(screen.getByRole('link', { name: '返回订单' }).getAttribute('href')).toBe('/order/info/9')
  expect(await screen.findByText('收货单位 康宁大药房')).toBeTruthy()
})

test('[RT-27] a shop that has not set its company prints no supplier', () => {
  open({ supplier_company: '' })
  expect(screen.queryByText(/供货单位/)).toBeNull()
})

test('[RT-27] without a remark there is none on the sheet', () => {
  open()
  expect(within(document.body).queryByText(/备注/)).toBeNull()
})

test('[RT-27] the sheet has the supplier, the address, the order, the carrier, and the places to sign', () => {
  open()
  for (const text of [
    '供货单位 药集医药供应链有限公司',
    '收货地址 四川省成都市锦江区春熙路 1 号',
    '收货人 陈晓梅 13800000001',
    '订单号 YJ26112100009',
    '下单时间 2026-11-21 10:00:00',
    '发货仓库 成都中心仓',
    '包裹 1 / 共 1 个',
    '发货日期 2026-11-22',
    '承运单位 顺丰医药',
    '运单号 SF2001',
    '发货人：',
    '收货人签字：',
    '日期：',
  ])
    expect(screen.getByText(text)).toBeTruthy()
  expect(screen.getByRole('region', { name: '包裹 1 的商品明细' }).tabIndex).toBe(0)
})

test('[RO-03] [RT-27] the sheet of a store’s order names the store, not the head office that prints it', async () => {
  const store = { user_id: 2, company: '一分店' }
  open({ order: orderFor(9, { store, lines: LINES }) })
  expect(await sheet(1).findByText(/一分店/)).toBeTruthy()
  expect(sheet(1).queryByText(/康宁大药房/)).toBeNull()
})
