import type { GoodsCardGoods } from '@yaoji/ui/goods-card'

export const goods: GoodsCardGoods = {
  id: 7,
  name: '阿莫西林胶囊',
  ypgg: '0.25g×24粒',
  sccj: '香港澳美制药厂',
  bzdw: '盒',
  goods_image: [],
  tags: [],
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
}
