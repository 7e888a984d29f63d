import { style } from '@vanilla-extract/css'
import { fontSize, lineHeight, media, space, theme } from '@yaoji/ui/theme'

export const root = style({
  display: 'grid',
  gridTemplateRows: '120px minmax(0, 1fr)',
  minWidth: 0,
  minHeight: '290px',
  border: `1px solid ${theme.color.seam}`,
  background: theme.color.surface,
  '@media': {
    [media.narrow]: {
      gridTemplateRows: 'auto',
      gridTemplateColumns: '96px minmax(0, 1fr)',
      minHeight: '176px',
    },
  },
})

export const plate = style({
  display: 'grid',
  placeItems: 'center',
  borderBlockEnd: `1px solid ${theme.color.seam}`,
  background: theme.color.accentWash,
  '@media': {
    [media.narrow]: { borderBlockEnd: 'none', borderInlineEnd: `1px solid ${theme.color.seam}` },
  },
})

export const about = style({
  display: 'flex',
  flexDirection: 'column',
  gap: '2px',
  minWidth: 0,
  padding: space[3],
})

export const name = style({ fontSize: fontSize.l, fontWeight: 600, overflowWrap: 'anywhere' })

export const line = style({
  color: theme.color.inkMuted,
  fontSize: fontSize.s,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
})

export const remark = style({ color: theme.color.inkMuted, fontSize: fontSize.s })

/** At the bottom of the card, also beside a taller one. */
export const price = style({ marginBlockStart: 'auto', paddingBlockStart: space[1] })

export const points = style({
  color: theme.color.brass,
  fontSize: fontSize.xl,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: lineHeight.tight,
})

export const unit = style({ color: theme.color.brass, fontSize: fontSize.s })

export const foot = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  minHeight: '32px',
})

export const reason = style({
  flexShrink: 0,
  color: theme.color.inkMuted,
  fontSize: fontSize.s,
  whiteSpace: 'nowrap',
})
