import type { OrderLinesPanelOrder } from './OrderLinesPanel'

export const orderWithLinesForStory: OrderLinesPanelOrder = {
  id: 18,
  warehouse: '成都中心仓',
  line_count: 1,
  goods_number: 40,
  gift_number: 0,
  lines: [
    {
      id: 1,
      name: '阿莫西林胶囊',
      ypgg: '0.25g×24粒',
      sccj: '香港澳美制药厂',
      bzdw: '盒',
      image: '',
      number: 40,
      combination_id: null,
      combination_name: '',
      combination_number: 0,
      combination_kinds: 0,
      price: '12.80',
      raw_price: '12.80',
      amount: '512.00',
      manjian_share: '0.00',
      coupon_share: '0.00',
      batches: [],
    },
  ],
}

export const dueForStory = { ids: [18, 19], amount: '840.60', balance_used: '100.00' }
