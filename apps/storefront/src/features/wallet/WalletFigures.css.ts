import { style } from '@vanilla-extract/css'
import { fontSize, media, space, theme } from '@yaoji/ui/theme'

/** Seams between the cells are the background that shows through. */
export const root = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: '1px',
  border: `1px solid ${theme.color.seam}`,
  background: theme.color.seam,
  '@media': { [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

export const cell = style({ minWidth: 0, background: theme.color.surface })

export const link = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[1],
  height: '100%',
  padding: space[4],
  color: theme.color.ink,
  selectors: { '&:hover': { background: theme.color.accentWash } },
  '@media': { [media.narrow]: { padding: space[3] } },
})

export const name = style({ color: theme.color.inkMuted, fontSize: fontSize.s })

export const figure = style({
  fontSize: fontSize.xl,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: '28px',
  overflowWrap: 'anywhere',
})

/** Two lines on a narrow screen, also before the numbers are known. */
export const note = style({
  color: theme.color.inkMuted,
  fontSize: fontSize.xs,
  '@media': { [media.narrow]: { minHeight: '36px' } },
})
