import { theme } from '../theme/contract.css'
import { fontSize, media, radius, space } from '../theme/scale'
import { styled, styledRoot } from '../theme/styled'

/** The link of the name reaches over the whole card. */
export const root = styledRoot({
  position: 'relative',
  minWidth: 0,
  border: `1px solid ${theme.color.seam}`,
  background: theme.color.surface,
  listStyle: 'none',
  selectors: {
    '&:hover, &:focus-within': { boxShadow: `inset 0 0 0 1px ${theme.color.accent}` },
  },
})

export const image = styled({
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '16 / 7',
  objectFit: 'cover',
  background: theme.color.sunken,
})

export const about = styled({ display: 'grid', gap: '2px', padding: space[3] })

export const name = styled({
  color: theme.color.ink,
  fontSize: fontSize.l,
  fontWeight: 600,
  overflowWrap: 'anywhere',
  selectors: { '&::after': { content: '', position: 'absolute', inset: 0 } },
})

/** The terms, as many lines as they need: what is cut would be a condition. */
export const line = styled({ margin: 0, color: theme.color.inkMuted, overflowWrap: 'anywhere' })

export const time = styled({
  margin: 0,
  color: theme.color.inkMuted,
  fontSize: fontSize.s,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[data-state="coming"]': { color: theme.color.brass } },
})

/** As high as the texts of a card. */
export const blank = styled({ height: '94px' })

export const banner = styledRoot({ display: 'block', minWidth: 0 })

/** A band over the whole width; on a phone the whole picture. */
export const band = styled({
  display: 'block',
  width: '100%',
  height: '280px',
  objectFit: 'cover',
  borderRadius: radius.m,
  background: theme.color.sunken,
  '@media': { [media.narrow]: { height: 'auto', aspectRatio: '16 / 7' } },
})
