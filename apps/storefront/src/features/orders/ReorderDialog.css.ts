import { style } from '@vanilla-extract/css'
import { fontSize, media, space, theme } from '@yaoji/ui/theme'

export const list = style({ display: 'grid', fontSize: fontSize.m })

export const row = style({
  display: 'grid',
  gridTemplateColumns: '5em minmax(0, 1fr) minmax(0, 1fr)',
  columnGap: space[3],
  paddingBlock: space[2],
  selectors: { '& + &': { borderBlockStart: `1px solid ${theme.color.seam}` } },
  '@media': { [media.narrow]: { gridTemplateColumns: '5em minmax(0, 1fr)' } },
})

export const outcome = style({
  color: theme.color.accent,
  selectors: {
    [`${row}[data-outcome="refused"] &`]: { color: theme.color.price },
    [`${row}[data-outcome="adjusted"] &`]: { color: theme.color.brass },
  },
})

export const goods = style({ overflowWrap: 'anywhere' })

export const spec = style({ color: theme.color.inkMuted, fontSize: fontSize.s })

export const message = style({
  color: theme.color.inkMuted,
  overflowWrap: 'anywhere',
  '@media': { [media.narrow]: { gridColumn: 2 } },
})
