import { theme } from '../theme/contract.css'
import { fontSize, lineHeight, media, radius, space, stack } from '../theme/scale'
import { adjusted, styled, styledRoot } from '../theme/styled'

export const root = styledRoot({
  display: 'grid',
  gap: space[3],
  '@media': {
    // Within reach of the thumb, whatever is being read above.
    [media.narrow]: {
      position: 'sticky',
      insetBlockEnd: 0,
      zIndex: stack.sticky,
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
  '@media': { [media.narrow]: { flexWrap: 'nowrap' } },
})

/** The main number of the page: taller than in a table. */
export const stepper = adjusted({
  height: '40px',
  gridTemplateColumns: '36px minmax(52px, 72px) 36px',
})

export const rule = styled({
  color: theme.color.inkMuted,
  fontSize: fontSize.s,
  '@media': {
    [media.narrow]: { fontSize: fontSize.xs, lineHeight: lineHeight.tight },
  },
})

export const actions = styled({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
})

/** One of the two buttons; on phones they share the width. */
export const action = adjusted({
  flex: '0 1 168px',
  minWidth: '64px',
  '@media': { [media.narrow]: { flex: '1 1 0', minHeight: '40px', fontSize: fontSize.m } },
})

export const buyNow = styled({
  minHeight: '44px',
  paddingInline: space[2],
  border: `1px solid ${theme.color.accent}`,
  borderRadius: radius.s,
  background: theme.color.surface,
  color: theme.color.accent,
  fontSize: fontSize.l,
  fontWeight: 600,
  selectors: {
    '&:hover': { background: theme.color.accentWash },
    '&[aria-disabled]': { opacity: 0.7, cursor: 'progress' },
  },
})
