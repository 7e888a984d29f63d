import { style } from '@vanilla-extract/css'
import { fontSize, media, space, theme } from '@yaoji/ui/theme'

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  padding: space[4],
  border: `1px solid ${theme.color.seam}`,
  background: theme.color.surface,
  '@media': { [media.narrow]: { padding: space[3] } },
})

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space[4],
})

export const title = style({
  fontSize: fontSize.l,
  lineHeight: '24px',
  scrollMarginBlockStart: '80px',
  selectors: {
    '[data-required] &::after': {
      content: '"*" / ""',
      marginInlineStart: '2px',
      color: theme.color.price,
    },
  },
})

export const state = style({
  color: theme.color.inkMuted,
  fontSize: fontSize.s,
  selectors: {
    '&[data-state="draft"], &[data-state="passed"]': { color: theme.color.success },
    '&[data-state="rejected"], &[data-state="expired"]': { color: theme.color.price },
  },
})

export const scopes = style({ color: theme.color.inkMuted, fontSize: fontSize.s })

export const buttons = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'end', gap: space[2] })

/** The button of a document that was not entered. */
export const add = style({ justifySelf: 'start' })
