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
  '@media': { [media.narrow]: { minHeight: '44px' } },
})

export const figure = style({
  color: theme.color.brass,
  fontSize: fontSize.xl,
  fontVariantNumeric: 'tabular-nums',
})

export const rule = style({ color: theme.color.inkMuted, fontSize: fontSize.s })

/** At the end of the bar; on a phone in the line of the points, so that the rule below keeps its place. */
export const checkbox = style({
  order: 1,
  marginInlineStart: 'auto',
  '@media': { [media.narrow]: { order: 0, minHeight: '44px', alignItems: 'center' } },
})
