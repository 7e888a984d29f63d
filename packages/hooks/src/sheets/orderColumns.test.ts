import { proposePurchaseTable, purchaseLineOf, readPurchaseSheet } from '@yaoji/domain'
import { expect, test } from 'vitest'
import { sheetCells } from './cells'
import { type OrderSheetLine, orderColumns } from './orderColumns'

const LINE: OrderSheetLine = {
  sn: 'YJ26112100001',
  parent_sn: 'YJH26112100001',
  company: '一分店',
  created_at: '2026-11-21 10:00:00',
  status_text: '已完成',
  warehouse: '上海仓',
  is_gift: 0,
  name: '阿莫西林胶囊',
  ypgg: '0.25g×24粒',
  sccj: '香港澳美制药厂',
  approval_no: '国药准字H20000001',
  batch_no: 'B1、B2',
  expiry_date: '2028-03-01',
  bzdw: '盒',
  number: 10,
  refunded_number: 2,
  price: '12.8050',
  amount: '128.05',
  manjian_amount: '5.00',
  coupon_amount: '2.00',
  cash_amount: '1.00',
  points_amount: '0.50',
  shipping_amount: '0.00',
  cost_amount: '119.55',
  paid_amount: '119.55',
  refunded_amount: '24.01',
  tax_rate: 1300,
}

/** The freight of its order. */
const FREIGHT: OrderSheetLine = {
  ...LINE,
  ...{ name: '运费', ypgg: '', sccj: '', approval_no: '', batch_no: '', expiry_date: '', bzdw: '' },
  ...{ number: null, refunded_number: null, price: null, amount: null },
  ...{ manjian_amount: '0.00', coupon_amount: '0.00', cash_amount: '0.00' },
  ...{
    points_amount: '0.00',
    shipping_amount: '15.00',
    cost_amount: '15.00',
    paid_amount: '15.00',
    refunded_amount: '0.00',
  },
}

const orderSheet = (lines: readonly OrderSheetLine[]) => sheetCells(orderColumns(), lines)

/** The cells of a row below the titles, by title. */
function rowOf(line: OrderSheetLine) {
  const [titles, row] = orderSheet([line]).map(cells =>
    cells?.map(cell => cell as { value: unknown; format?: string }),
  )
  return new Map(titles?.map(({ value }, at) => [value, row?.[at]]))
}

const valuesOf = (line: OrderSheetLine) => [...rowOf(line)].map(([title, cell]) => [title, cell?.value])

test('[RT-26] the sheet names its columns, and money and numbers are numbers', () => {
  expect(valuesOf(LINE)).toEqual([
    ['订单号', 'YJ26112100001'],
    ['合单号', 'YJH26112100001'],
    ['下单时间', '2026-11-21 10:00:00'],
    ['订单状态', '已完成'],
    ['发货仓库', '上海仓'],
    ['商品名称', '阿莫西林胶囊'],
    ['规格', '0.25g×24粒'],
    ['生产厂家', '香港澳美制药厂'],
    ['批准文号', '国药准字H20000001'],
    ['批号', 'B1、B2'],
    ['有效期至', '2028-03-01'],
    ['赠品', ''],
    ['单位', '盒'],
    ['数量', 10],
    ['已退数量', 2],
    ['单价', 12.805],
    ['金额', 128.05],
    ['满减', 5],
    ['优惠券', 2],
    ['现金券', 1],
    ['积分抵扣', 0.5],
    ['运费', 0],
    ['优惠后', 119.55],
    ['实付', 119.55],
    ['已退款', 24.01],
    ['税率', 0.13],
  ])
  const row = rowOf(LINE)
  expect(['单价', '金额', '实付', '税率'].map(title => row.get(title)?.format)).toEqual([
    '0.00##',
    '0.00',
    '0.00',
    '0%',
  ])
})

test('[RT-26] a gift is marked, and the freight of an order is a row without packs and price', () => {
  expect(rowOf({ ...LINE, is_gift: 1 }).get('赠品')?.value).toBe('赠')
  const freight = rowOf(FREIGHT)
  const values = ['商品名称', '数量', '单价', '金额', '运费', '优惠后', '实付', '税率'].map(
    title => freight.get(title)?.value,
  )
  expect(values).toEqual(['运费', '', '', '', 15, 15, 15, 0.13])
  expect(rowOf({ ...FREIGHT, tax_rate: null }).get('税率')?.value).toBe('')
})

/** The texts of the sheet, as a reader of xlsx files answers them. */
function textsOf(lines: readonly OrderSheetLine[]): string[][] {
  return orderSheet(lines).map(row => row!.map(cell => String((cell as { value?: unknown }).value ?? '')))
}

test('[RT-26] [RT-30] an exported order is imported as what was ordered: packs as bought, without gifts, freight and money', () => {
  const rows = textsOf([
    LINE,
    { ...LINE, name: '板蓝根颗粒', ypgg: '10g×20袋', bzdw: '袋', number: 1200, refunded_number: 0 },
    { ...LINE, is_gift: 1, number: 1, price: '0.0000', amount: '0.00', cost_amount: '0.00' },
    FREIGHT,
    { ...FREIGHT, name: '多收款', shipping_amount: '0.00', tax_rate: null },
  ])
  const { head, columns } = proposePurchaseTable(rows)
  const meant = columns.filter(({ kind }) => kind !== 'none').map(({ title, kind }) => [title, kind])
  expect(meant).toEqual([
    ['商品名称', 'name'],
    ['规格', 'spec'],
    ['生产厂家', 'maker'],
    ['批准文号', 'code'],
    ['单位', 'unit'],
    ['数量', 'number'],
    ['单价', 'price'],
    ['金额', 'amount'],
  ])
  const { lines, skipped } = readPurchaseSheet(rows, { head, kinds: columns.map(({ kind }) => kind) })
  expect(lines.map(line => [line.problem, purchaseLineOf(line)])).toEqual([
    ['', { query: '国药准字H20000001 阿莫西林胶囊 0.25g×24粒 香港澳美制药厂', number: '10盒' }],
    ['', { query: '国药准字H20000001 板蓝根颗粒 10g×20袋 香港澳美制药厂', number: '1200袋' }],
  ])
  expect(skipped.map(({ row, reason }) => [row, reason])).toEqual([
    [0, 'head'],
    [3, 'gift'],
    [4, 'charge'],
    [5, 'charge'],
  ])
})

test('[RO-03] [RT-26] with orders of several stores each row names its store', () => {
  const [titles, row] = sheetCells(orderColumns({ several: true }), [LINE])
  expect([titles?.[2], row?.[2]]).toMatchObject([{ value: '门店' }, { value: '一分店' }])
})

test('another shop has its own titles', () => {
  const [titles] = sheetCells(orderColumns({ words: { sn: 'Order', gift: 'Free' } }), [])
  expect(titles?.[0]).toMatchObject({ value: 'Order' })
  const gift = orderColumns({ words: { gift: 'Free' } }).find(({ header }) => header === '赠品')
  expect(gift?.value({ ...LINE, is_gift: 1 })).toBe('Free')
})
