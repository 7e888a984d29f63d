import { style } from '@vanilla-extract/css'

/** In place of a page whose code loads: keeps the footer below the first screen. */
export const loading = style({ minHeight: '60vh' })
