import { style } from '@vanilla-extract/css'
import { media } from '@yaoji/ui/theme'

export const date = style({ '@media': { [media.narrow]: { gridColumn: '1 / -1' } } })

/** The end and, beside it, that there is none. */
export const end = style({ display: 'grid', gap: '4px', alignContent: 'start' })

/** A target of 44 px on a phone. */
export const check = style({
  alignItems: 'center',
  '@media': { [media.narrow]: { minHeight: '44px' } },
})
