import { theme } from '../theme/contract.css'
import { fontSize, media, space } from '../theme/scale'
import { styled, styledRoot } from '../theme/styled'

export const root = styledRoot({
  minWidth: 0,
  border: `1px solid ${theme.color.seam}`,
  background: theme.color.surface,
})

export const toolbar = styledRoot({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  padding: space[3],
})

/** There is no keyboard on a phone. */
export const keys = styled({
  padding: `0 ${space[3]} ${space[3]}`,
  color: theme.color.inkMuted,
  fontSize: fontSize.s,
  '@media': { [media.narrow]: { display: 'none' } },
})

export const table = styled({ '@media': { [media.narrow]: { padding: `0 ${space[3]}` } } })

export const notices = styledRoot({ padding: `0 ${space[3]} ${space[3]}` })

/** Stays at the bottom of the window while the grid is longer: the result of adding is in sight. */
export const foot = styledRoot({ position: 'sticky', insetBlockEnd: 0 })

export const bar = styled({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'end',
  gap: space[3],
  padding: space[3],
  borderBlockStart: `1px solid ${theme.color.seam}`,
  background: theme.color.surface,
})

export const total = styled({ marginInlineEnd: 'auto', fontVariantNumeric: 'tabular-nums' })

export const amount = styled({ color: theme.color.price, fontSize: fontSize.l, fontWeight: 600 })

/** A count of rows that the buyer should look at; leads to the first of them. */
export const open = styled({
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&[data-tone="guess"]': { color: theme.color.brass },
    '&[data-tone="bad"]': { color: theme.color.price },
  },
})

export const question = styled({
  padding: space[3],
  borderBlockStart: `1px solid ${theme.color.seam}`,
  background: theme.color.surface,
})

export const buttons = styled({ display: 'inline-flex', flexWrap: 'wrap', gap: space[2] })

export const summary = styled({ marginBlockEnd: space[2] })

/** The result takes a part of the window, so that the grid above it is still of use. */
export const resultRows = styled({ maxHeight: '28vh', overflowY: 'auto' })

export const about = styled({ color: theme.color.inkMuted, fontSize: fontSize.s })

export const outcome = styled({
  selectors: {
    '&[data-outcome="added"]': { color: theme.color.success },
    '&[data-outcome="adjusted"]': { color: theme.color.brass },
    '&[data-outcome="refused"]': { color: theme.color.price },
  },
})
