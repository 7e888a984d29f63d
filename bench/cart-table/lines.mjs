/** Lines of a cart, as `cart.list` answers them: three warehouses, every seventh line with a hint. */
export function cartLines(count) {
  return Array.from({ length: count }, (_, at) => lineOf(at + 1))
}

export const WAREHOUSES = [
  { ck_id: 1, name: '成都中心仓' },
  { ck_id: 2, name: '武汉东西湖仓' },
  { ck_id: 3, name: '广州白云仓' },
]

const PICTURE = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect x="9" y="6" width="22" height="28" fill="#0b6e60"/></svg>',
)}`

function lineOf(id) {
  const number = 10 * (1 + (id % 9))
  const price = `${1 + (id % 90)}.80`
  return {
    id,
    number,
    is_selected: id % 3 === 0 ? 1 : 0,
    type: 0,
    price,
    raw_price: price,
    subtotal: ((1 + (id % 90) + 0.8) * number).toFixed(2),
    goods_manjian_id: null,
    notices: id % 7 === 0 ? [{ kind: 'ladder', text: `还差 10 盒，可享 ¥${id % 90}.50/盒` }] : [],
    gift_data: null,
    combination: null,
    goods: {
      id: 1000 + id,
      goods_price_id: 5000 + id,
      name: `阿莫西林胶囊 ${id}`,
      ypgg: '0.25g×24粒/盒',
      sccj: '香港澳美制药厂',
      bzdw: '盒',
      goods_image: [{ list: PICTURE }],
      ck_id: 1 + (id % 3),
      is_buy: 1,
      number: 8600,
      min_qty: 10,
      step_qty: 10,
      max_qty: null,
      mid_pack: 10,
      near_expiry: 0,
      expiry_date: '2028-03-01',
      buy_state: 'ok',
      base_price: price,
      ladder_price_type: 0,
    },
  }
}

/** The totals of the lines. */
export function totalOf(lines) {
  const selected = lines.filter(line => line.is_selected === 1)
  const fen = selected.reduce((sum, line) => sum + Math.round(Number(line.subtotal) * 100), 0)
  return {
    count: lines.length,
    selected_count: selected.length,
    selected_number: selected.reduce((sum, line) => sum + line.number, 0),
    goods_amount: (fen / 100).toFixed(2),
    payable_amount: (fen / 100).toFixed(2),
    activity_data: { manjians: { list: [] } },
    action: { state: 'checkout', message: '' },
  }
}
