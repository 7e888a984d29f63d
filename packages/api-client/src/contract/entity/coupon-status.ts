import * as z from 'zod/mini'

/** `locked`: used in an unpaid order; it is unused again when that order is cancelled. */
export const couponStatus = z.literal(['unused', 'locked', 'used', 'expired', 'void'])
