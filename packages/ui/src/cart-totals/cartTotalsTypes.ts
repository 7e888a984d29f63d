import type { ShippingZone } from '@yaoji/domain'
import type { ManjianState } from '../manjian-hints'

/** What the bar shows of the cart's totals, by the wire's names. Money is absent where it may not be seen. */
export interface CartTotalsTotal {
  selected_count: number
  selected_number: number
  saved_amount?: string | undefined
  /** The part of `saved_amount` that the welfare discount takes off. */
  welfare_amount?: string | undefined
  payable_amount?: string | undefined
  shipping_data: {
    shipping_amount: string
    /** What each zone charges, and what it misses to free shipping. */
    zones: readonly { zone: ShippingZone; shipping_amount: string; no_trans_order_amount: string }[]
  }
  activity_data: { manjians: { list: readonly ManjianState[] } }
  action: { state: 'checkout' | 'empty' | 'login' | 'licence'; message: string }
}
