import { theme } from '../theme/contract.css'
import { fontSize, media, radius, space } from '../theme/scale'
import { styled, styledRoot } from '../theme/styled'

export const root = styledRoot({ minWidth: 0 })

/** The steps in a row of equal columns, lines between them. */
export const list = styled({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
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
      paddingInline: '2px',
      fontSize: fontSize.xs,
      // A long title takes more lines: beside it is the next one.
      whiteSpace: 'normal',
      overflowWrap: 'anywhere',
      textAlign: 'center',
    },
  },
})

export const link = styled({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '24px',
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  selectors: {
    // The whole step can be pressed.
    '&::after': { content: '', position: 'absolute', inset: 0 },
  },
})

export const mark = styled({
  flex: 'none',
  display: 'inline-grid',
  placeItems: 'center',
  width: '24px',
  height: '24px',
  border: '1px solid currentColor',
  borderRadius: radius.full,
  fontSize: fontSize.s,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1,
  selectors: {
    '[data-state="current"] > &': {
      borderColor: theme.color.accent,
      background: theme.color.accent,
      color: theme.color.onAccent,
    },
  },
})
