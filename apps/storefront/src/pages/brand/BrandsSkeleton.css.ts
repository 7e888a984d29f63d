import { style } from '@vanilla-extract/css'

/** Fills the first screen, so that what comes below it does not move there. */
export const top = style({ minHeight: '100vh' })
