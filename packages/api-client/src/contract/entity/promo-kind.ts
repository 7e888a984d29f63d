import * as z from 'zod/mini'

/** A zone is at /zqmb, an activity at /hdmb. */
export const promoKind = z.literal(['zone', 'activity'])
