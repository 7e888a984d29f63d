import { formatAmount, lineAmount, parsePrice, sumAmounts } from '@yaoji/domain'
import type { CartTableLine } from './cartTableTypes'

/** A drawn box in one of the shop's quiet colours. */
function boxPicture(colour: string): string {
  return `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="#eef2f0"/><rect x="9" y="6" width="22" height="28" rx="1" fill="#fff" stroke="#c9d4cf"/><rect x="9" y="6" width="22" height="7" fill="${colour}"/><rect x="12" y="17" width="16" height="2" fill="#18211e"/><rect x="12" y="21" width="11" height="1.5" fill="#8a958f"/></svg>`,
  )}`
}

const PICTURES = ['#0b6e60', '#8a5a00', '#1b5fd0', '#b01e63'].map(boxPicture)

type Goods = CartTableLine['goods']

/** A plain line for stories and tests; change what the story is about. */
export function lineForStory(
  id: number,
  change: Partial<CartTableLine> = {},
  goods: Partial<Goods> = {},
): CartTableLine {
  const number = change.number ?? 20
  const price = 'price' in change ? change.price : '12.80'
  return {
    id,
    is_selected: 1,
    type: 0,
    price,
    raw_price: price,
    subtotal: price && formatAmount(lineAmount(parsePrice(price), number)),
    goods_manjian_id: null,
    notices: [],
    gift_data: null,
    combination: null,
    ...change,
    number,
    goods: {
      id: 1000 + id,
      goods_price_id: 5000 + id,
      name: '阿莫灵 阿莫西林胶囊',
      ypgg: '0.25g×24粒/盒',
      sccj: '香港澳美制药厂',
      bzdw: '盒',
      goods_image: [{ list: PICTURES[id % PICTURES.length] ?? '' }],
      ck_id: 1,
      is_buy: 1,
      number: 860,
      min_qty: 10,
      step_qty: 10,
      max_qty: null,
      near_expiry: 0,
      expiry_date: '2028-03-01',
      buy_state: 'ok',
      base_price: price,
      ladder_price_type: 2,
      ...goods,
    },
  }
}

const NAMES = [
  ['阿莫灵 阿莫西林胶囊', '0.25g×24粒/盒', '香港澳美制药厂', '12.80'],
  ['芬必得 布洛芬缓释胶囊', '0.3g×20粒/盒', '中美天津史克制药有限公司', '16.50'],
  ['连花清瘟胶囊', '0.35g×24粒/盒', '石家庄以岭药业股份有限公司', '11.20'],
  ['拜新同 硝苯地平控释片', '30mg×7片/盒', '拜耳医药保健有限公司', '28.60'],
  ['京都念慈菴 蜜炼川贝枇杷膏', '150ml/瓶', '京都念慈菴总厂有限公司', '24.30'],
  ['云南白药气雾剂', '85g+60g/盒', '云南白药集团股份有限公司', '46.90'],
] as const

/** Many different lines over two warehouses, a few with something to say. */
export function manyLines(count: number): CartTableLine[] {
  return Array.from({ length: count }, (_, at) => {
    const [name, ypgg, sccj, price] = NAMES[at % NAMES.length] ?? NAMES[0]
    const ladder_price = at % 7 === 0 ? [{ number: 50, price: '10.90' }] : undefined
    const dead = at % 97 === 96
    return lineForStory(
      at + 1,
      { price, number: 10 + (at % 9) * 10, is_selected: dead ? 0 : 1 },
      {
        name: count > NAMES.length ? `${name} ${at + 1}` : name,
        ypgg,
        sccj,
        base_price: price,
        ladder_price,
        ck_id: at % 2 === 0 || count < 20 ? 1 : 2,
        ...(dead ? { buy_state: 'no_stock', is_buy: 0, number: 0 } : {}),
      },
    )
  })
}

export const warehouses = [
  { ck_id: 1, name: '成都中心仓' },
  { ck_id: 2, name: '武汉东西湖仓' },
]

/** Totals as a service without any offer would give them. */
export function totalForStory(lines: readonly CartTableLine[]) {
  const selected = lines.filter(line => line.is_selected === 1)
  const goods_amount = formatAmount(
    sumAmounts(selected.map(line => lineAmount(parsePrice(line.price ?? '0'), line.number))),
  )
  return {
    count: lines.length,
    selected_count: selected.length,
    selected_number: selected.reduce((sum, line) => sum + line.number, 0),
    goods_amount,
    saved_amount: '0.00',
    payable_amount: goods_amount,
    shipping_data: {
      shipping_amount: '0.00',
      no_trans_order_amount: '0.00',
      coupon_amount: '0.00',
      zones: [],
    },
    activity_data: { manjians: { list: [] } },
    action: { state: 'checkout' as const, message: '' },
    filter_data: [],
  }
}
