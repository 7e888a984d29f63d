/** Products as `goods.list` answers them: every third with tiers, every fifth with a tag. */
export function goodsList(count, page = 1) {
  return Array.from({ length: count }, (_, at) => goodsOf((page - 1) * count + at + 1))
}

const PICTURE = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200"><rect x="46" y="30" width="108" height="140" fill="#0b6e60"/></svg>',
)}`

function goodsOf(id) {
  const price = `${1 + (id % 90)}.80`
  return {
    id,
    goods_price_id: 5000 + id,
    name: `阿莫灵 阿莫西林胶囊 ${id}`,
    ypgg: '0.25g×24粒/盒',
    sccj: '香港澳美制药厂',
    bzdw: '盒',
    goods_image: [{ list: PICTURE }],
    tags: id % 5 === 0 ? [{ name: '优', describe: '平台优选', is_show: 1 }] : [],
    number: 860,
    min_qty: 10,
    step_qty: 10,
    max_qty: null,
    mid_pack: 10,
    near_expiry: 0,
    expiry_date: '2028-03-01',
    buy_state: 'ok',
    price,
    base_price: price,
    ladder_price_type: 2,
    ...(id % 3 === 0 ? { ladder_price: [{ number: 50, price: `${id % 90}.90` }] } : {}),
  }
}
