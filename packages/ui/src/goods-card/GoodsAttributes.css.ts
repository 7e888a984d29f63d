import { theme } from '../theme/contract.css'
import { fontSize, media, space } from '../theme/scale'
import { styled, styledRoot } from '../theme/styled'

export const root = styledRoot({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[2],
  minWidth: 0,
  margin: 0,
  fontSize: fontSize.xs,
  fontVariantNumeric: 'tabular-nums',
})

export const attribute = styled({
  display: 'flex',
  flex: 'none',
  gap: '4px',
  minWidth: 0,
  maxWidth: '100%',
  // On one line it is the last one that is cut; its whole text is its tooltip.
  selectors: { '&:last-child': { flexShrink: 1 } },
})

export const name = styled({ flex: 'none', color: theme.color.inkFaint })

export const value = styled({
  minWidth: 0,
  margin: 0,
  color: theme.color.ink,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { [media.narrow]: { whiteSpace: 'normal', overflowWrap: 'anywhere' } },
})
