import * as z from 'zod/mini'

export const couponKind = z.literal(['reduce', 'discount', 'cash', 'freight'])
export const couponScope = z.literal(['all', 'category', 'goods', 'brand', 'zone'])
