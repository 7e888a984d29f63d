import type { CartTotalsTotal } from './cartTotalsTypes'

/** Totals of a cart that is on its way to the next offers; change what the story is about. */
export function totalsForStory(change: Partial<CartTotalsTotal> = {}): CartTotalsTotal {
  return {
    selected_count: 12,
    selected_number: 340,
    saved_amount: '20.00',
    payable_amount: '4385.60',
    shipping_data: {
      shipping_amount: '8.00',
      zones: [
        { zone: 'normal', shipping_amount: '0.00', no_trans_order_amount: '0.00' },
        { zone: 'youx', shipping_amount: '8.00', no_trans_order_amount: '128.40' },
      ],
    },
    activity_data: {
      manjians: {
        list: [
          {
            goods_manjian_id: 7,
            name: '夏季常备药',
            eligible_amount: '632.50',
            reduce_amount: '20.00',
            missing_amount: '367.50',
            manjians: [
              { amount: '500.00', reduce: '20.00', status: 1 },
              { amount: '1000.00', reduce: '60.00', status: 0 },
            ],
          },
        ],
      },
    },
    action: { state: 'checkout', message: '' },
    ...change,
  }
}
