import { style } from '@vanilla-extract/css'
import { fontSize, media, space, theme } from '@yaoji/ui/theme'

export const root = style({ display: 'grid', gap: space[3] })

export const summary = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[6],
  rowGap: space[1],
  padding: space[4],
  border: `1px solid ${theme.color.seam}`,
  background: theme.color.surface,
  '@media': { [media.narrow]: { padding: space[3] } },
})

export const company = style({
  flexBasis: '100%',
  fontSize: fontSize.l,
  fontWeight: 600,
  overflowWrap: 'anywhere',
})

export const fact = style({ color: theme.color.inkMuted, fontSize: fontSize.s })

export const notice = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[3],
  minHeight: '36px',
  '@media': { [media.narrow]: { minHeight: '44px', alignItems: 'center' } },
})
