import { globalStyle } from '@vanilla-extract/css'
import { theme } from '../theme/contract.css'
import { stateLayer } from '../theme/layers.css'
import { fontSize, media, radius, space, stack } from '../theme/scale'
import { styled } from '../theme/styled'

export const root = styled({
  display: 'grid',
  gap: space[3],
  '@media': {
    // Within reach of the thumb, whatever is being read above.
    [media.narrow]: {
      position: 'sticky',
      insetBlockEnd: 0,
      zIndex: stack.sticky,
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      gap: space[2],
      padding: space[2],
      paddingBlockEnd: `calc(${space[2]} + env(safe-area-inset-bottom))`,
      borderBlockStart: `1px solid ${theme.color.seam}`,
      background: theme.color.surface,
      boxShadow: theme.shadow.float,
    },
  },
})

export const choose = styled({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[3],
  rowGap: space[1],
  '@media': { [media.narrow]: { display: 'contents' } },
})

/** The page's main number: taller than in a table. */
globalStyle(`${choose} > div`, {
  '@layer': {
    [stateLayer]: { height: '40px', gridTemplateColumns: '36px minmax(52px, 72px) 36px' },
  },
})

export const rule = styled({
  color: theme.color.inkMuted,
  fontSize: fontSize.s,
  '@media': {
    [media.narrow]: { gridColumn: '1 / -1', gridRow: 1, fontSize: fontSize.xs },
  },
})

export const ways = styled({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  '@media': { [media.narrow]: { flexWrap: 'nowrap', minWidth: 0 } },
})

const button = {
  flex: '0 1 168px',
  minWidth: '64px',
  minHeight: '44px',
  paddingInline: space[2],
  border: `1px solid ${theme.color.accent}`,
  borderRadius: radius.s,
  fontSize: fontSize.l,
  fontWeight: 600,
} as const

const narrow = { [media.narrow]: { flex: '1 1 0', minHeight: '40px', fontSize: fontSize.m } } as const

export const add = styled({
  ...button,
  background: theme.color.accent,
  color: theme.color.onAccent,
  selectors: {
    '&:hover:enabled': { background: theme.color.accentHover },
    '&:disabled': {
      borderColor: 'transparent',
      background: theme.color.sunken,
      color: theme.color.inkFaint,
      fontSize: fontSize.m,
      cursor: 'not-allowed',
    },
    '&[aria-disabled]': { opacity: 0.7, cursor: 'progress' },
  },
  '@media': narrow,
})

export const buyNow = styled({
  ...button,
  background: theme.color.surface,
  color: theme.color.accent,
  selectors: {
    '&:hover': { background: theme.color.accentWash },
    '&[aria-disabled]': { opacity: 0.7, cursor: 'progress' },
  },
  '@media': narrow,
})
