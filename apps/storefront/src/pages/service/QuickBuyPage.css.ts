import { globalStyle, style } from '@vanilla-extract/css'
import { fontSize, media, space, theme } from '@yaoji/ui/theme'

export const page = style({ display: 'grid', gap: space[3], minWidth: 0 })

export const panel = style({
  minWidth: 0,
  border: `1px solid ${theme.color.seam}`,
  background: theme.color.surface,
})

export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  padding: space[3],
})

export const sorting = style({ width: '216px', '@media': { [media.narrow]: { width: '100%' } } })

// On a phone high enough for a finger.
globalStyle(`${sorting} select`, { '@media': { [media.narrow]: { minHeight: '44px' } } })

export const keys = style({
  padding: `0 ${space[3]} ${space[3]}`,
  color: theme.color.inkMuted,
  fontSize: fontSize.s,
  '@media': { [media.narrow]: { display: 'none' } },
})

export const grid = style({ '@media': { [media.narrow]: { padding: `0 ${space[3]}` } } })

export const notice = style({ padding: `0 ${space[3]} ${space[3]}` })

/** Stays at the bottom of the window while the grid is longer: the result of adding is in sight. */
export const foot = style({ position: 'sticky', insetBlockEnd: 0 })

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'end',
  gap: space[3],
  padding: space[3],
  borderBlockStart: `1px solid ${theme.color.seam}`,
  background: theme.color.surface,
})

export const total = style({ marginInlineEnd: 'auto', fontVariantNumeric: 'tabular-nums' })

export const amount = style({ color: theme.color.price, fontSize: fontSize.l, fontWeight: 600 })

/** A count of rows that the buyer should look at; leads to the first of them. */
export const open = style({
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&[data-tone="guess"]': { color: theme.color.brass },
    '&[data-tone="bad"]': { color: theme.color.price },
  },
})

export const question = style({
  padding: space[3],
  borderBlockStart: `1px solid ${theme.color.seam}`,
  background: theme.color.surface,
})

export const about = style({ color: theme.color.inkMuted, fontSize: fontSize.s })

export const buttons = style({ display: 'inline-flex', flexWrap: 'wrap', gap: space[2] })

export const summary = style({ marginBlockEnd: space[2] })

/** The result takes a part of the window, so that the grid above it is still of use. */
export const resultRows = style({ maxHeight: '28vh', overflowY: 'auto' })

// A cell that gets the focus scrolls to a place above the bar and the result.
globalStyle(`${panel} input`, { scrollMarginBlock: '96px' })
globalStyle(`${panel}[data-result] input`, { scrollMarginBlockEnd: 'calc(28vh + 208px)' })

export const outcome = style({
  selectors: {
    '&[data-outcome="added"]': { color: theme.color.success },
    '&[data-outcome="adjusted"]': { color: theme.color.brass },
    '&[data-outcome="refused"]': { color: theme.color.price },
  },
})

export const form = style({ display: 'grid', gap: space[3] })

export const order = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[3],
  padding: `${space[2]} 0`,
  selectors: { '& + &': { borderBlockStart: `1px solid ${theme.color.seam}` } },
})

export const names = style({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: theme.color.inkMuted,
  fontSize: fontSize.s,
})
