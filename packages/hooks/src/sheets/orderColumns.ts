import type { SheetColumn } from './cells'

/** A line of an order, its freight, or another amount of it, by the wire's names; amounts in yuan. */
export interface OrderSheetLine {
  readonly sn: string
  readonly parent_sn: string
  /** The store that ordered. */
  readonly company: string
  readonly created_at: string
  readonly status_text: string
  readonly warehouse: string
  readonly name: string
  readonly ypgg: string
  readonly sccj: string
  readonly approval_no: string
  readonly batch_no: string
  readonly expiry_date: string
  readonly is_gift: number
  readonly bzdw: string
  readonly number: number | null
  readonly refunded_number: number | null
  readonly price: string | null
  readonly amount: string | null
  readonly manjian_amount: string | null
  readonly coupon_amount: string | null
  readonly cash_amount: string | null
  readonly points_amount: string | null
  readonly shipping_amount: string | null
  readonly cost_amount: string | null
  readonly paid_amount: string | null
  readonly refunded_amount: string | null
  /** In 1/10000. */
  readonly tax_rate: number | null
}

/** The titles of the columns, and the mark of a gift. */
export const orderSheetWords = {
  sn: '订单号',
  parent_sn: '合单号',
  company: '门店',
  created_at: '下单时间',
  status_text: '订单状态',
  warehouse: '发货仓库',
  name: '商品名称',
  ypgg: '规格',
  sccj: '生产厂家',
  approval_no: '批准文号',
  batch_no: '批号',
  expiry_date: '有效期至',
  is_gift: '赠品',
  bzdw: '单位',
  number: '数量',
  refunded_number: '已退数量',
  price: '单价',
  amount: '金额',
  manjian_amount: '满减',
  coupon_amount: '优惠券',
  cash_amount: '现金券',
  points_amount: '积分抵扣',
  shipping_amount: '运费',
  cost_amount: '优惠后',
  paid_amount: '实付',
  refunded_amount: '已退款',
  tax_rate: '税率',
  gift: '赠',
}

type Field = keyof OrderSheetLine

// biome-ignore format: one line for each column
const FIELDS: readonly (readonly [field: Field, width: number, kind: 'text' | 'number' | 'gift' | 'rate', format?: string])[] = [
  ['sn', 20, 'text'],
  ['parent_sn', 20, 'text'],
  ['company', 24, 'text'],
  ['created_at', 20, 'text'],
  ['status_text', 12, 'text'],
  ['warehouse', 12, 'text'],
  ['name', 28, 'text'],
  ['ypgg', 20, 'text'],
  ['sccj', 28, 'text'],
  ['approval_no', 20, 'text'],
  ['batch_no', 16, 'text'],
  ['expiry_date', 12, 'text'],
  ['is_gift', 6, 'gift'],
  ['bzdw', 6, 'text'],
  ['number', 8, 'number'],
  ['refunded_number', 10, 'number'],
  ['price', 10, 'number', '0.00##'],
  ['amount', 12, 'number', '0.00'],
  ['manjian_amount', 10, 'number', '0.00'],
  ['coupon_amount', 10, 'number', '0.00'],
  ['cash_amount', 10, 'number', '0.00'],
  ['points_amount', 10, 'number', '0.00'],
  ['shipping_amount', 10, 'number', '0.00'],
  ['cost_amount', 12, 'number', '0.00'],
  ['paid_amount', 12, 'number', '0.00'],
  ['refunded_amount', 12, 'number', '0.00'],
  ['tax_rate', 8, 'rate', '0%'],
]

export interface OrderColumnsOptions {
  /** The orders are of several stores: a column names the store of each. Default: false. */
  readonly several?: boolean
  /** Words in place of those of {@link orderSheetWords}. */
  readonly words?: Partial<typeof orderSheetWords>
}

/** The columns of a sheet with the lines of orders. Amounts add up to what each order costs. */
export function orderColumns({
  several = false,
  words,
}: OrderColumnsOptions = {}): SheetColumn<OrderSheetLine>[] {
  const all = { ...orderSheetWords, ...words }
  const readers = {
    text: (value: string | number | null) => value ?? '',
    // An empty cell where the row has none.
    number: (value: string | number | null) => (value === null ? '' : Number(value)),
    gift: (value: string | number | null) => (value === 1 ? all.gift : ''),
    rate: (value: string | number | null) => (value === null ? '' : Number(value) / 10_000),
  }
  return FIELDS.filter(([field]) => several || field !== 'company').map(([field, width, kind, format]) => ({
    header: all[field],
    width,
    value: line => readers[kind](line[field]),
    ...(format ? { format } : {}),
  }))
}
