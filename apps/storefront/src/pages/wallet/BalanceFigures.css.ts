import { style } from '@vanilla-extract/css'
import { fontSize, media, space, theme } from '@yaoji/ui/theme'

export const root = style({ marginBlockEnd: space[3] })

export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, 1fr)',
  gap: space[3],
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.narrow]: { gridTemplateColumns: '1fr 1fr' } },
})

export const figure = style({ display: 'grid', gap: space[1] })

export const name = style({ color: theme.color.inkMuted, fontSize: fontSize.s })

export const value = style({ fontSize: fontSize.l, fontWeight: 500 })

export const note = style({ marginBlockStart: space[3], color: theme.color.inkMuted, fontSize: fontSize.s })
