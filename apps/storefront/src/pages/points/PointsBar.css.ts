import { style } from '@vanilla-extract/css'
import { fontSize, media, space, theme } from '@yaoji/ui/theme'

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[4],
  flexGrow: 1,
  minWidth: 0,
  minHeight: '32px',
})

export const points = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  '@media': { [media.narrow]: { width: '100%', minHeight: '44px' } },
})

export const figure = style({
  color: theme.color.brass,
  fontSize: fontSize.xl,
  fontVariantNumeric: 'tabular-nums',
})

export const rule = style({ color: theme.color.inkMuted, fontSize: fontSize.s })

export const checkbox = style({
  marginInlineStart: 'auto',
  '@media': { [media.narrow]: { marginInlineStart: 0, minHeight: '44px', alignItems: 'center' } },
})
