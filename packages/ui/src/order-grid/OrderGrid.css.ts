import { theme } from '../theme/contract.css'
import { fontSize, media, space, stack } from '../theme/scale'
import { sticky } from '../theme/sticky'
import { adjusted, styled, styledRoot } from '../theme/styled'

export const root = styledRoot({
  minWidth: 0,
  border: `1px solid ${theme.color.seam}`,
  background: theme.color.surface,
})

/** Between a phone and a desk the buttons are closer, so that they are one row. */
const CLOSE = 'screen and (min-width: 640px) and (max-width: 1199px)'

export const toolbar = styledRoot({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  minHeight: '40px',
  padding: `3px ${space[3]}`,
  '@media': { [CLOSE]: { gap: '4px' } },
})

export const way = adjusted({ '@media': { [CLOSE]: { paddingInline: space[2] } } })

/** There is no keyboard on a phone. */
export const keysButton = adjusted({
  marginInlineStart: 'auto',
  '@media': { [media.narrow]: { display: 'none' } },
})

export const keys = styled({ maxWidth: '360px', fontSize: fontSize.s })

export const table = styled({})

/** With the bar at the bottom of the window: the rows stay where they are when a message comes. */
export const notices = styledRoot({
  paddingInline: space[3],
  borderBlockStart: `1px solid ${theme.color.seam}`,
  background: theme.color.surface,
})

/** Stays at the bottom of the window while the grid is longer. */
export const foot = styledRoot({
  position: sticky,
  insetBlockEnd: 0,
  zIndex: stack.sticky,
})

export const bar = styled({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'end',
  gap: `4px ${space[3]}`,
  minHeight: '40px',
  padding: `3px ${space[3]}`,
  borderBlockStart: `1px solid ${theme.color.seam}`,
  background: theme.color.surface,
})

export const total = styled({ marginInlineEnd: 'auto', fontVariantNumeric: 'tabular-nums' })

export const amount = styled({ color: theme.color.price, fontSize: fontSize.l, fontWeight: 600 })

export const add = adjusted({ minWidth: '128px' })

/** The kinds of rows, beside each other. */
export const filter = styled({ display: 'inline-flex', margin: 0, padding: 0, border: 0, minWidth: 0 })

export const kind = styled({
  minHeight: '32px',
  paddingInline: space[3],
  border: `1px solid ${theme.color.seam}`,
  marginInlineStart: '-1px',
  fontSize: fontSize.s,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&[data-kind="guess"]': { color: theme.color.brass },
    '&[data-kind="todo"]': { color: theme.color.price },
    '&[aria-pressed="true"]': {
      background: theme.color.accentWash,
      borderColor: theme.color.accent,
      fontWeight: 600,
    },
  },
  '@media': { [media.narrow]: { minHeight: '44px' } },
})

export const result = styledRoot({
  padding: `4px ${space[3]}`,
  borderBlockStart: `1px solid ${theme.color.seam}`,
  background: theme.color.accentWash,
})

export const line = styled({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `4px ${space[3]}`,
  minHeight: '32px',
})

export const buttons = styled({ display: 'inline-flex', flexWrap: 'wrap', gap: space[2] })

export const summary = styled({ marginInlineEnd: 'auto' })

/** The result takes a part of the window, so that the grid above it is still of use. */
export const resultRows = styled({
  maxHeight: '28vh',
  marginBlock: '4px',
  overflowY: 'auto',
  background: theme.color.surface,
})

export const about = styled({ color: theme.color.inkMuted, fontSize: fontSize.s })

export const outcome = styled({
  selectors: {
    '&[data-outcome="added"]': { color: theme.color.success },
    '&[data-outcome="adjusted"], &[data-outcome="guess"]': { color: theme.color.brass },
    '&[data-outcome="refused"]': { color: theme.color.price },
  },
})
