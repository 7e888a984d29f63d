import type { GoodsCardGoods } from './GoodsCard'

const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200"><rect width="200" height="200" fill="#eef2f0"/><rect x="46" y="30" width="108" height="140" rx="4" fill="#fff" stroke="#c9d4cf"/><rect x="46" y="30" width="108" height="34" fill="#0b6e60"/><rect x="60" y="84" width="80" height="8" fill="#18211e"/><rect x="60" y="102" width="56" height="6" fill="#8a958f"/></svg>',
)}`

/** A plain goods for stories and tests; change what the story is about. */
export function goodsForStory(change: Partial<GoodsCardGoods> = {}): GoodsCardGoods {
  return {
    id: 1001,
    name: '阿莫灵 阿莫西林胶囊',
    ypgg: '0.25g×24粒/盒',
    sccj: '香港澳美制药厂',
    bzdw: '盒',
    goods_image: [{ list: picture }],
    tags: [{ name: '优', describe: '平台优选', is_show: 1 }],
    number: 860,
    min_qty: 10,
    step_qty: 10,
    max_qty: null,
    mid_pack: 10,
    near_expiry: 0,
    expiry_date: '2028-03-01',
    buy_state: 'ok',
    price: '12.80',
    base_price: '12.80',
    ladder_price_type: 2,
    ...change,
  }
}
