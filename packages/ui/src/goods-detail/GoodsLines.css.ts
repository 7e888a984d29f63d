import { theme } from '../theme/contract.css'
import { fontSize, space } from '../theme/scale'
import { styled, styledRoot } from '../theme/styled'

/** Names and values, one a line. */
export const root = styledRoot({ display: 'grid', gap: space[2], margin: 0, fontSize: fontSize.s })

export const line = styled({
  display: 'grid',
  gridTemplateColumns: '5em minmax(0, 1fr)',
  alignItems: 'baseline',
  gap: space[2],
})

export const name = styled({ color: theme.color.inkMuted })

export const value = styled({ margin: 0, overflowWrap: 'anywhere' })

export const links = styled({ display: 'flex', flexWrap: 'wrap', gap: space[2], margin: 0 })

export const link = styled({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: space[2],
  minHeight: '28px',
  padding: `2px ${space[2]}`,
  border: `1px solid ${theme.color.seamStrong}`,
  color: theme.color.ink,
  selectors: { '&:hover': { borderColor: theme.color.accent, color: theme.color.accent } },
})

/** Its parts are those of the line around it. */
export const limits = styled({ display: 'contents' })

/** Two lines below the facts, also before they are known. */
export const last = styledRoot({
  alignContent: 'start',
  minHeight: '66px',
  marginBlockStart: space[2],
  paddingBlockStart: space[2],
  borderBlockStart: `1px solid ${theme.color.seam}`,
})
