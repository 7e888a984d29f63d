import { style } from '@vanilla-extract/css'
import { fontSize, media, space, theme } from '@yaoji/ui/theme'

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2],
  padding: space[4],
  borderBlockEnd: `1px solid ${theme.color.seam}`,
  '@media': { [media.narrow]: { paddingInline: space[3] } },
})

/** As high as a row. */
export const blank = style({
  display: 'block',
  minHeight: '160px',
  borderBlockEnd: `1px solid ${theme.color.seam}`,
  '@media': { [media.narrow]: { minHeight: '240px' } },
})

export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space[3] })

export const sn = style({ fontVariantNumeric: 'tabular-nums' })

export const note = style({ color: theme.color.inkMuted, fontSize: fontSize.s })

export const status = style({
  marginInlineStart: 'auto',
  color: theme.color.brass,
  fontWeight: 600,
  selectors: {
    '&[data-status="30"], &[data-status="-10"]': { color: theme.color.inkMuted },
    '&[data-status="20"]': { color: theme.color.accent },
  },
})

export const body = style({
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 5fr) minmax(0, 7fr)',
  gap: space[3],
  alignItems: 'start',
  '@media': { [media.narrow]: { gridTemplateColumns: '64px minmax(0, 1fr)' } },
})

export const plate = style({
  display: 'grid',
  placeItems: 'center',
  height: '64px',
  background: theme.color.accentWash,
})

export const gift = style({ display: 'grid', gap: space[1], minWidth: 0 })

/** Where it goes and what happened: below the gift on a phone. */
export const facts = style({
  minWidth: 0,
  '@media': { [media.narrow]: { gridColumn: '1 / -1' } },
})

export const name = style({ overflowWrap: 'anywhere' })

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space[2],
})
