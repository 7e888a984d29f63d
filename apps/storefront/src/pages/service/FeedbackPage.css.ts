import { style } from '@vanilla-extract/css'
import { fontSize, space, theme } from '@yaoji/ui/theme'

export const page = style({ display: 'grid', gap: space[3], minWidth: 0 })

export const form = style({ display: 'grid', gap: space[3] })

export const sent = style({
  marginBlockEnd: space[3],
  color: theme.color.success,
  scrollMarginBlockStart: '120px',
})

export const list = style({ display: 'grid' })

export const item = style({
  display: 'grid',
  gap: space[2],
  padding: `${space[3]} 0`,
  selectors: { '& + &': { borderBlockStart: `1px solid ${theme.color.seam}` } },
})

export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: space[3] })

export const about = style({ color: theme.color.inkMuted, fontSize: fontSize.s })

export const state = style({
  color: theme.color.brass,
  selectors: { '&[data-answered]': { color: theme.color.success } },
})

export const content = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' })

export const answer = style({
  display: 'grid',
  gap: space[1],
  padding: space[3],
  background: theme.color.sunken,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
})
