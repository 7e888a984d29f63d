import { style } from '@vanilla-extract/css'
import { media, space } from '@yaoji/ui/theme'

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${space[3]} ${space[4]}`,
  '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const whole = style({ gridColumn: '1 / -1' })

export const date = style({ '@media': { [media.narrow]: { gridColumn: '1 / -1' } } })

/** The end and, beside it, that there is none. */
export const end = style({ display: 'grid', gap: '4px', alignContent: 'start' })

export const buttons = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'end',
  gap: space[2],
})

/** A target of 44 px on a phone. */
export const check = style({
  alignItems: 'center',
  '@media': { [media.narrow]: { minHeight: '44px' } },
})
