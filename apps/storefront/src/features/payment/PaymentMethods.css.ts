import { style } from '@vanilla-extract/css'
import { media, space } from '@yaoji/ui/theme'

/** What the payment covers, above how it is paid. */
export const scope = style({ marginBlockEnd: space[4] })

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space[4],
  marginBlockStart: space[4],
  '@media': { [media.narrow]: { justifyContent: 'space-between' } },
})

export const transfer = style({ marginBlockStart: space[4] })
