import { theme } from '../theme/contract.css'
import { fontSize, lineHeight, radius, space } from '../theme/scale'
import { adjusted, styled, styledRoot } from '../theme/styled'

export const root = styledRoot({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto auto auto 1fr',
  minWidth: 0,
  padding: space[3],
  background: theme.color.surface,
  position: 'relative',
  selectors: {
    '&:hover': {
      background: theme.color.surface,
      zIndex: 1,
      boxShadow: `inset 0 0 0 1px ${theme.color.accent}`,
    },
    '&:focus-within': { boxShadow: `inset 0 0 0 1px ${theme.color.accent}` },
  },
})

export const picture = styled({
  display: 'block',
  aspectRatio: '1',
  marginBlockEnd: space[2],
  background: theme.color.sunken,
  borderRadius: radius.s,
  overflow: 'hidden',
})

export const image = styled({ width: '100%', height: '100%', objectFit: 'cover' })

export const tags = styled({ minHeight: '18px', marginBlockEnd: '4px' })

export const name = styled({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  minHeight: '2.5em',
  lineHeight: lineHeight.tight,
  fontWeight: 500,
  selectors: { '&:hover': { color: theme.color.accent } },
})

const line = {
  minHeight: '18px',
  color: theme.color.inkMuted,
  fontSize: fontSize.xs,
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
} as const

export const spec = styled({ ...line, marginBlockStart: '4px' })
export const maker = styled(line)
export const pack = styled({
  ...line,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[2],
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[data-near-expiry]': { color: theme.color.brass } },
})

export const about = styled({ minWidth: 0 })

/** Prices of a row of cards are on one line, whatever is below them; the button is at the bottom. */
export const buy = styled({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  marginBlockStart: space[2],
})

export const price = adjusted({ minHeight: '28px' })

export const ladder = adjusted({ minHeight: '36px', marginBlockEnd: '4px' })

/** In place of the ladder: a limited offer has none. */
export const deal = styled({ color: theme.color.price, fontSize: fontSize.xs })

export const foot = styled({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '6px',
  alignItems: 'center',
  alignSelf: 'end',
})
