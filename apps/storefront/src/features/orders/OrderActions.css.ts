import { style } from '@vanilla-extract/css'
import { fontSize, media, space, theme } from '@yaoji/ui/theme'

export const root = style({ display: 'grid', gap: space[2] })

export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  '@media': { [media.narrow]: { gap: space[3] } },
})

export const failure = style({ color: theme.color.price, fontSize: fontSize.s, overflowWrap: 'anywhere' })

export const menu = style({ display: 'grid', gap: space[1], minWidth: '112px' })
