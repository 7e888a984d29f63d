import { theme } from '../theme/contract.css'
import { fontSize, media, radius, space } from '../theme/scale'
import { adjusted, styled, styledRoot } from '../theme/styled'

export const root = styledRoot({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  minWidth: 0,
})

export const label = styled({ color: theme.color.inkMuted, fontSize: fontSize.s })

export const box = adjusted({
  alignItems: 'center',
  '@media': { [media.narrow]: { flex: '1 1 100%', minHeight: '44px' } },
})

/** As wide as a date with the browser's button; both fit on a phone. */
export const input = adjusted({
  flex: '1 1 130px',
  width: '130px',
  minHeight: '34px',
  paddingInline: space[2],
  fontVariantNumeric: 'tabular-nums',
  '@media': {
    [media.narrow]: { width: '100px', minHeight: '42px', fontSize: fontSize.l, paddingInline: '6px' },
  },
})

export const dash = styled({ flex: 'none', color: theme.color.inkFaint })

export const clear = styled({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '28px',
  minHeight: '28px',
  marginInlineEnd: '3px',
  borderRadius: radius.s,
  color: theme.color.inkMuted,
  selectors: { '&:hover': { color: theme.color.accent } },
  '@media': { [media.narrow]: { width: '44px', minHeight: '42px', marginInlineEnd: 0 } },
})

export const presets = styled({ display: 'flex', flexWrap: 'wrap', gap: '4px' })

export const preset = styled({
  minHeight: '28px',
  paddingInline: space[2],
  borderRadius: radius.s,
  color: theme.color.inkMuted,
  fontSize: fontSize.s,
  selectors: {
    '&:hover:enabled': { color: theme.color.accent },
    '&[data-pressed]': { background: theme.color.accentWash, color: theme.color.accent },
    '&:disabled': { color: theme.color.inkFaint, cursor: 'default' },
  },
  '@media': { [media.narrow]: { minHeight: '44px', paddingInline: space[3] } },
})

/** A line of its own, as long as the line above: the filters beside it stay where they are. */
export const error = styled({
  flex: 'none',
  width: 0,
  minWidth: '100%',
  color: theme.color.price,
  fontSize: fontSize.xs,
})
