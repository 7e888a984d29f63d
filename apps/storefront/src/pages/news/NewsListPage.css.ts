import { style } from '@vanilla-extract/css'
import { fontSize, media, space, theme } from '@yaoji/ui/theme'

export const tabs = style({ display: 'flex', borderBlockEnd: `1px solid ${theme.color.seam}` })

export const tab = style({
  paddingInline: space[4],
  lineHeight: '44px',
  color: theme.color.inkMuted,
  borderBlockEnd: '2px solid transparent',
  selectors: {
    '&:hover': { color: theme.color.accent },
    '&[aria-current]': { borderColor: theme.color.accent, color: theme.color.accent, fontWeight: 600 },
  },
})

export const list = style({
  marginBlock: `${space[4]} ${space[6]}`,
  border: `1px solid ${theme.color.seam}`,
  background: theme.color.surface,
})

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: space[4],
  padding: `${space[3]} ${space[4]}`,
  selectors: { '& + &': { borderBlockStart: `1px solid ${theme.color.seam}` } },
})

export const name = style({
  fontSize: fontSize.l,
  fontWeight: 500,
  lineHeight: '32px',
  selectors: { '&:hover': { color: theme.color.accent } },
  '@media': { [media.narrow]: { gridColumn: '1 / -1', paddingBlock: '6px' } },
})

export const date = style({
  gridColumn: 2,
  gridRow: 1,
  color: theme.color.inkMuted,
  fontSize: fontSize.s,
  lineHeight: '32px',
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.narrow]: { gridColumn: 1, gridRow: 'auto', lineHeight: '24px' } },
})

export const summary = style({
  gridColumn: '1 / -1',
  color: theme.color.inkMuted,
  fontSize: fontSize.s,
  overflowWrap: 'anywhere',
})
