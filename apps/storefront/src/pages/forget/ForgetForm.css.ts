import { style } from '@vanilla-extract/css'

/** As tall as the form of step 1. */
export const waiting = style({ minHeight: '237px', maxWidth: '420px' })
