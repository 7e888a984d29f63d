import { style } from '@vanilla-extract/css'

/** A screen high: what comes has pictures above the products. */
export const loading = style({ minHeight: '100vh', paddingBlockStart: '72px' })
