import { theme } from '../theme/contract.css'
import { fontSize, media, radius, space } from '../theme/scale'
import { styled, styledRoot } from '../theme/styled'

export const root = styledRoot({ minWidth: 0 })

/** Four steps in a row, lines between them. */
export const list = styled({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  border: `1px solid ${theme.color.seam}`,
  borderRadius: radius.s,
  background: theme.color.surface,
  overflow: 'hidden',
})

export const item = styled({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[2],
  minHeight: '48px',
  paddingInline: space[2],
  color: theme.color.inkFaint,
  fontSize: fontSize.m,
  whiteSpace: 'nowrap',
  selectors: {
    '& + &': { borderInlineStart: `1px solid ${theme.color.seam}` },
    '&[data-state="done"]': { color: theme.color.accent },
    '&[data-state="current"]': {
      background: theme.color.accentWash,
      boxShadow: `inset 0 -3px 0 ${theme.color.accent}`,
      color: theme.color.accent,
      fontWeight: 600,
    },
  },
  '@media': {
    [media.narrow]: {
      flexDirection: 'column',
      gap: '2px',
      minHeight: '60px',
      paddingBlock: space[1],
      paddingInline: 0,
      fontSize: fontSize.xs,
    },
  },
})

export const link = styled({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '24px',
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
})

export const picture = styled({
  flex: 'none',
  width: '40px',
  height: '32px',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: '1.5',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  '@media': { [media.narrow]: { width: '30px', height: '24px' } },
})
