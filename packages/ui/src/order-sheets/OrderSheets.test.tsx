import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import { DeliverySheets } from './DeliverySheets'
import { orderSheetForStory, returnSheetForStory, sheetPackForStory, sheetParcelForStory } from './fixtures'
import * as exported from './index'
import { ReceiptSheet } from './ReceiptSheet'
import { ReturnSheet } from './ReturnSheet'

const company = '成都康宁大药房'

const rowsIn = (region: string) =>
  within(screen.getByRole('region', { name: region }))
    .getAllByRole('row')
    .slice(1)
    .map(row => [...row.children].map(cell => cell.textContent))

test('[RT-27] each parcel has its own sheet, the first parcel first, with its packs by batch', async () => {
  const later = sheetParcelForStory(2, [sheetPackForStory({ batch_no: 'B260401', number: 1, line_id: 9 })])
  const detail = orderSheetForStory({ parcels: [later, ...orderSheetForStory().parcels] })
  const { container } = render(<DeliverySheets detail={detail} company={company} />)
  expect(screen.getAllByRole('heading', { name: '随货同行单' })).toHaveLength(2)
  const [first, gift] = rowsIn('包裹 1 的商品明细')
  expect(first).toEqual([
    '阿莫西林胶囊',
    '0.25g×24粒',
    '胶囊剂',
    '香港澳美制药厂',
    '国药准字H20000001',
    'B260318',
    '2026-03-18',
    '2028-03-15',
    '常温（10–30℃）',
    '盒',
    '30',
    '12.80',
  ])
  expect([gift?.[0], gift?.[2], gift?.[3]]).toEqual(['医用棉签（赠）', '—', '—'])
  expect(rowsIn('包裹 2 的商品明细')[0]?.[5]).toBe('B260401')
  expect(screen.getByText('包裹 1 / 共 2 个')).toBeTruthy()
  expect(screen.getByText('本包裹数量 30，另赠 2')).toBeTruthy()
  await expectAccessible(container)
})

test('[RT-27] a report is a link; without one, without supplier and remark these are left out', () => {
  const { rerender } = render(<DeliverySheets detail={orderSheetForStory()} company={company} />)
  expect(screen.getByRole('link', { name: '批号 B260318 的检验报告' }).getAttribute('href')).toBe('#report')
  expect(screen.getByText('供货单位 药集医药有限公司')).toBeTruthy()
  expect(screen.getByText('备注：请在上午送达')).toBeTruthy()
  const parcels = [sheetParcelForStory(1, [sheetPackForStory()])]
  const detail = orderSheetForStory({ parcels, supplier_company: '', remark: '' })
  rerender(<DeliverySheets detail={detail} company={company} />)
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.queryByText(/供货单位|备注/)).toBeNull()
})

test('[RT-29] the receipt has what was sent by parcel and batch, and room for what arrived', async () => {
  const { container } = render(<ReceiptSheet detail={orderSheetForStory()} company={company} />)
  expect(screen.getByRole('region', { name: '签收回执 YJ26112200000018' })).toBeTruthy()
  const [first] = rowsIn('YJ26112200000018 的签收明细')
  expect(first?.slice(3)).toEqual(['国药准字H20000001', 'B260318', '2028-03-15', '盒', '30', 'SF201', ' '])
  expect(screen.getByText('发货数量 30，另赠 2')).toBeTruthy()
  await expectAccessible(container)
})

test.each([
  [{}, '请在 2026-12-01 前寄出'],
  [{ send_back: null }, '现在不需要寄回商品'],
  [{ send_back: null, company: '顺丰速运', tracking_no: 'SF1' }, '已寄回：顺丰速运 SF1'],
])('[RT-27] the sheet of a return with %o says %s', (change, text) => {
  render(<ReturnSheet orderReturn={returnSheetForStory(change)} order_sn="YJ1" company={company} />)
  expect(screen.getByText(text)).toBeTruthy()
  expect(rowsIn('YJ26112200000018-T1 的商品明细')).toEqual([
    ['阿莫西林胶囊', '0.25g×24粒', 'B260318', '盒', '5', ' '],
  ])
})

testConformance(exported, {
  DeliverySheets: { props: { detail: orderSheetForStory(), company } },
  ReceiptSheet: { props: { detail: orderSheetForStory(), company } },
  ReturnSheet: { props: { orderReturn: returnSheetForStory(), order_sn: 'YJ1', company } },
})
