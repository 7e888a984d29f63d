import { style } from '@vanilla-extract/css'
import { fontSize, media, space, theme } from '@yaoji/ui/theme'

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] })

export const document = style({ display: 'flex', alignItems: 'center', gap: space[3] })

export const picture = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '56px',
  height: '56px',
  border: `1px solid ${theme.color.seam}`,
  color: theme.color.inkMuted,
  fontSize: fontSize.s,
})

export const image = style({ width: '100%', height: '100%', objectFit: 'cover' })

export const cell = style({ display: 'grid', gap: space[1], fontWeight: 400, minWidth: 0 })

export const about = style({ color: theme.color.inkMuted, fontSize: fontSize.s, overflowWrap: 'anywhere' })

export const state = style({
  selectors: {
    '&[data-state="expired"], &[data-state="expiring"], &[data-state="rejected"]': {
      color: theme.color.price,
    },
    '&[data-state="reviewing"]': { color: theme.color.brass },
    '&[data-state="missing"]': { color: theme.color.inkMuted },
  },
})

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] })

export const versions = style({ display: 'grid', gap: space[4] })

export const scopes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: space[6],
  '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const scope = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space[3],
  paddingBlock: space[2],
  borderBlockEnd: `1px solid ${theme.color.seam}`,
})

export const period = style({ fontVariantNumeric: 'tabular-nums' })
